import { percent } from '@/lib/tools/charts/price-geometry';

import shapes from './Shapes.module.scss';
import styles from './PriceChart.module.scss';

interface AxisLabel {
  /** Per cent of the chart's height. */
  readonly level: number;
  readonly text: string;
}

/** Two labels closer than this share of the height would touch on a low chart. */
const NEAREST = 10;

/** Width of a digit, and padding of the longest label, in pixels. */
const CHARACTER = 8;
const ROOM = 20;

/** Width of the axis in pixels, by its longest label. */
export const axisWidth = (labels: readonly AxisLabel[]): number =>
  Math.max(...labels.map(({ text }) => text.length)) * CHARACTER + ROOM;

interface ValueAxisProps {
  labels: readonly AxisLabel[];
  tag?: AxisLabel;
}

/** The value axis at the right of a chart, with the last value on a tag. */
export function ValueAxis({ labels, tag }: ValueAxisProps) {
  const width = axisWidth(tag ? [...labels, tag] : labels);
  const shown = tag ? labels.filter(({ level }) => Math.abs(level - tag.level) > NEAREST) : labels;
  return (
    <svg width={width} className={styles.axis} aria-hidden="true">
      {shown.map(({ level, text }) => (
        <text
          key={text}
          x={width}
          y={percent(level)}
          dy="0.3em"
          textAnchor="end"
          className={styles.label}
        >
          {text}
        </text>
      ))}
      {tag && (
        <svg y={percent(tag.level)} className={styles.free}>
          <rect x="6" y="-13" width={width - 6} height="26" className={shapes.accent} />
          <text x={width - 6} dy="0.36em" textAnchor="end" className={styles.tagText}>
            {tag.text}
          </text>
        </svg>
      )}
    </svg>
  );
}
