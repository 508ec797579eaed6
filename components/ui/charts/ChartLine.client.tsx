'use client';

import { priceLine } from '@/lib/tools/charts/price-line';

import styles from './PriceChart.module.scss';

interface ChartLineProps {
  values: readonly number[];
  /** The values at the foot and at the top of the panel. */
  domain: readonly [number, number];
  y: string;
  height: string;
}

/**
 * The line of a price chart. A client component, so that a page contains its values, not its path.
 */
export function ChartLine({ values, domain, y, height }: ChartLineProps) {
  const { line, area, viewBox } = priceLine(values, domain);
  return (
    <svg
      y={y}
      width="100%"
      height={height}
      viewBox={viewBox}
      preserveAspectRatio="none"
      className={styles.canvas}
    >
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} />
    </svg>
  );
}
