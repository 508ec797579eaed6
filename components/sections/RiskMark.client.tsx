'use client';

import { halfAngle, petalPath, turnOf } from '@/lib/tools/charts/petal';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './SwingPetals.module.scss';

const PETALS = 6;
const MIDDLE = 16;
const PETAL = { foot: 4.6, tip: 14, half: halfAngle(PETALS) };
const PATHS = Array.from({ length: PETALS }, (_, at) =>
  petalPath(PETAL, { turn: turnOf(at, PETALS), x: MIDDLE, y: MIDDLE }),
);

/** Six petals of which some are filled: how far a product's value swings. */
export function SwingPetals({ filled }: { filled: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={styles.petals}
      role="img"
      aria-label={`${filled} of ${PETALS} petals`}
    >
      <path d={PATHS.slice(filled).join('')} className={shapes.outline} />
      <path d={PATHS.slice(0, filled).join('')} className={styles.full} />
    </svg>
  );
}
