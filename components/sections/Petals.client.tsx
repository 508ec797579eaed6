'use client';

import type { FlowerPetal } from '@/lib/domain/index/flower';

import styles from './FlowerPicture.module.scss';

interface PetalsProps {
  /** The path of every petal. */
  shape: string;
  petals: readonly (readonly [turn: number, scale: number, direction: FlowerPetal['direction']])[];
}

/** The flower's petals. A client component, so that a page carries their figures alone. */
export function Petals({ shape, petals }: PetalsProps) {
  return petals.map(([turn, scale, direction]) => (
    <path
      key={turn}
      d={shape}
      className={styles.petal}
      data-direction={direction}
      transform={`rotate(${turn})scale(${scale})`}
    />
  ));
}
