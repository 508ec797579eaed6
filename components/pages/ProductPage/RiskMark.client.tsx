'use client';

import type { RiskMark as Mark } from '@/lib/content/products/risk-marks';
import { halfAngle, petalPath, turnOf } from '@/lib/tools/charts/petal';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './ProductPage.module.scss';

const STEPS = 6;
const MIDDLE = 16;
const PETAL = { foot: 4.6, tip: 14, half: halfAngle(STEPS) };
const PATHS = Array.from({ length: STEPS }, (_, at) =>
  petalPath(PETAL, { turn: turnOf(at, STEPS), x: MIDDLE, y: MIDDLE }),
);

/** A flower of six petals; the filled ones show how much of the money can be lost. */
export function RiskMark({ mark }: { mark: Mark }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={styles.riskMark}
      role="img"
      aria-label={`Mark ${mark} of ${STEPS}`}
    >
      <path d={PATHS.slice(mark).join('')} className={shapes.outline} />
      <path d={PATHS.slice(0, mark).join('')} className={styles.fullPetals} />
    </svg>
  );
}
