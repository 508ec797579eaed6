'use client';

import type { FlowerPetal } from '@/lib/domain/index/flower';
import { petalPath } from '@/lib/tools/charts/petal';

import styles from './NiftyFlower.module.scss';

interface PetalsProps {
  /** Half the angle of a petal, in radians. */
  half: number;
  petals: readonly (readonly [turn: number, tip: number, direction: FlowerPetal['direction']])[];
}

const DIRECTIONS = ['up', 'down', 'flat'] as const;

/**
 * The flower's petals, a path for each direction. A client component, so that a page contains only
 * their figures.
 */
export function Petals({ half, petals }: PetalsProps) {
  return DIRECTIONS.map((name) => (
    <path
      key={name}
      d={petals
        .filter(([, , direction]) => direction === name)
        .map(([turn, tip]) => petalPath({ foot: 0, tip, half }, { turn }))
        .join('')}
      className={styles.petal}
      data-direction={name}
    />
  ));
}
