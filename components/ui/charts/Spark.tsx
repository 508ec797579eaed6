import { spread } from '@/lib/tools/charts/spread';
import { linePath } from '@/lib/tools/charts/line-path';
import { thin } from '@/lib/tools/charts/thin';
import { directionOf } from '@/lib/tools/format';

import styles from './Spark.module.scss';

const SIZES = {
  sentence: { width: 84, height: 22, most: 42 },
  card: { width: 160, height: 38, most: 60 },
} as const;

/** Padding for the stroke and the dot at its end. */
const EDGE = 3;

interface SparkProps {
  /** Oldest first; fewer than two draw nothing. */
  values: readonly number[];
  /** The dotted base line, such as the previous close; default: the first value. */
  base?: number;
  /** `sentence` is for a line of text, `card` fills its box. */
  size?: keyof typeof SIZES;
  /** Accessible name; left out if the text next to it says the same. */
  label?: string;
}

/** A small line chart; the text next to it explains its colour. */
export function Spark({ values, base = values[0], size = 'sentence', label }: SparkProps) {
  const { width, height, most } = SIZES[size];
  const shown = thin(values, most);
  const last = shown.at(-1);
  if (base === undefined || last === undefined || shown.length < 2) return null;
  const domain = [Math.min(base, ...shown), Math.max(base, ...shown)] as const;
  // Two units a pixel, so that whole-numbered steps look smooth.
  const frame = [2 * (width - 2 * EDGE), 2 * (height - 2 * EDGE), 0] as const;
  const points = spread(shown, domain, frame);
  const [, level] = spread([base], domain, frame)[0] ?? [0, 0];
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      viewBox={`${-2 * EDGE} ${-2 * EDGE} ${2 * width} ${2 * height}`}
      width={width}
      height={height}
      className={styles.spark}
      data-size={size}
      data-direction={directionOf(last - base, 4)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={`M${-EDGE} ${Math.round(level)}H${frame[0] + EDGE}`} className={styles.base} />
      <path d={linePath(points)} className={styles.line} />
      <circle cx={Math.round(endX)} cy={Math.round(endY)} r={2 * EDGE - 1} />
    </svg>
  );
}
