'use client';

import { halfAngle, petalPath, turnOf } from '@/lib/tools/charts/petal';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './SwingPetals.module.scss';

const PETALS = 6;
const MIDDLE = 16;
const PETAL = petalPath({ foot: 4.6, tip: 14, half: halfAngle(PETALS) });

/** Six petals of which some are filled: how far a product's value swings. */
export function SwingPetals({ filled }: { filled: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={styles.petals}
      role="img"
      aria-label={`${filled} of ${PETALS} petals`}
    >
      {Array.from({ length: PETALS }, (_, at) => (
        <path
          key={at}
          d={PETAL}
          className={at < filled ? styles.full : shapes.outline}
          transform={`translate(${MIDDLE} ${MIDDLE}) rotate(${turnOf(at, PETALS)})`}
        />
      ))}
    </svg>
  );
}
