import { halfAngle, petalPath, turnOf } from '@/lib/tools/charts/petal';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './Home.module.scss';

const FLOWERS = 5;
const PETALS = 10;
const STEP = 34;
const PETAL = { foot: 4.4, tip: 14.6, half: halfAngle(PETALS) };
const PATHS = Array.from({ length: FLOWERS * PETALS }, (_, at) =>
  petalPath(PETAL, {
    turn: turnOf(at % PETALS, PETALS),
    x: Math.floor(at / PETALS) * STEP + 16,
    y: 16,
  }),
);

/** A rating out of five: a flower for each whole point and petals for fractions. */
export function RatingFlowers({ rating }: { rating: number }) {
  const full = Math.round(rating * PETALS);
  return (
    <svg
      viewBox={`0 0 ${FLOWERS * STEP} 32`}
      className={styles.flowers}
      role="img"
      aria-label={`${rating} of ${FLOWERS} flowers`}
    >
      <path d={PATHS.slice(0, full).join('')} className={styles.full} />
      <path d={PATHS.slice(full).join('')} className={shapes.outline} />
    </svg>
  );
}
