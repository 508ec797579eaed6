'use client';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './HomePage.module.scss';

/** Units of a step of the time axis. */
const STEP = 32;

/** A line at each step. */
const gridOf = (steps: number): string =>
  Array.from({ length: steps }, (_, at) => `M${at * STEP + 0.5} 1v22`).join('');

interface TimeBarProps {
  /** In steps of the axis. */
  time: readonly [from: number, to: number];
  label: string;
  /** Steps of the axis. */
  steps: number;
}

/** How long money is usually left in, on the finder's time axis. */
export function TimeBar({ time: [from, to], label, steps }: TimeBarProps) {
  return (
    <svg
      viewBox={`0 0 ${STEP * steps} 24`}
      className={styles.timeBar}
      role="img"
      aria-label={label}
    >
      <path d={gridOf(steps)} className={shapes.grid} />
      <rect
        x={from * STEP}
        y="8"
        width={Math.max(6, (to - from) * STEP)}
        height="8"
        className={styles.timeSpan}
      />
    </svg>
  );
}
