import type { ReactNode } from 'react';

import { PANEL, percent } from '@/lib/tools/charts/price-geometry';
import type { TimeTick } from '@/lib/tools/charts/time-ticks';

import { TimeMark } from './ChartMarks';
import { type AxisLabel, ValueAxis } from './ValueAxis';
import shapes from '@/components/ui/charts/Shapes.module.scss';
import styles from './PriceChart.module.scss';

interface ChartFrameProps {
  /** What the chart shows, for screen readers. */
  label: string;
  /** The values of the axis, each with a line across the chart. */
  labels: readonly AxisLabel[];
  /** The last value, where the chart has one. */
  tag?: AxisLabel;
  ticks: readonly TimeTick[];
  /** Per cent of the chart's width, of a position among the points. */
  xOf: (at: number) => number;
  /** The drawing itself, in an SVG. */
  children: ReactNode;
  /** What is drawn over the base line. */
  marks?: ReactNode;
}

/** What charts over time share: lines across, base line, times below, and the axis at the right. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, labels, tag, ticks, xOf, children, marks } = props;
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <svg className={styles.plot} aria-hidden="true">
        {labels.map(({ level, text }) => (
          <line
            key={text}
            x2="100%"
            y1={percent(level)}
            y2={percent(level)}
            className={shapes.grid}
          />
        ))}
        {children}
        <line x2="100%" y1={percent(PANEL.base)} y2={percent(PANEL.base)} className={shapes.base} />
        {marks}
        {ticks.map((tick) => (
          <TimeMark key={tick.at} x={xOf(tick.at)} tick={tick} />
        ))}
      </svg>
      <ValueAxis labels={labels} tag={tag} />
    </div>
  );
}
