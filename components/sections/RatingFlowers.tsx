import { halfAngle, petalPath, turnOf } from '@/lib/tools/charts/petal';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './RatingFlowers.module.scss';

const FLOWERS = 5;
const PETALS = 10;
const STEP = 34;
const PETAL = petalPath({ foot: 4.4, tip: 14.6, half: halfAngle(PETALS) });

/** A rating out of five, a flower for each whole one and petals for its parts. */
export function RatingFlowers({ rating }: { rating: number }) {
  const full = Math.round(rating * PETALS);
  return (
    <svg
      viewBox={`0 0 ${FLOWERS * STEP} 32`}
      className={styles.flowers}
      role="img"
      aria-label={`${rating} of ${FLOWERS} flowers`}
    >
      {Array.from({ length: FLOWERS * PETALS }, (_, at) => {
        const flower = Math.floor(at / PETALS);
        return (
          <path
            key={at}
            d={PETAL}
            className={at < full ? styles.full : shapes.outline}
            transform={`translate(${flower * STEP + 16} 16) rotate(${turnOf(at % PETALS, PETALS)})`}
          />
        );
      })}
    </svg>
  );
}
