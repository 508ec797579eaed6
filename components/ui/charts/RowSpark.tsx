import { lineEnd } from '@/lib/tools/charts/line-path';
import { SPARK_BOX, type SparkLine } from '@/lib/tools/charts/spark-path';
import { directionOf, formatChangePercent } from '@/lib/tools/format';

import styles from './Spark.module.scss';

/** Room for the stroke and the dot at its end. */
const EDGE = 5;
const VIEW = `${-EDGE} ${-EDGE} ${SPARK_BOX.width + 2 * EDGE} ${SPARK_BOX.height + 2 * EDGE}`;

/**
 * A year in a row of a table: one path that was drawn on the server. Its accessible name states the
 * change.
 */
export function RowSpark({ line }: { line?: SparkLine | null }) {
  if (!line) return '–';
  const [x, y] = lineEnd(line.path);
  return (
    <svg
      viewBox={VIEW}
      className={styles.spark}
      data-size="row"
      data-direction={directionOf(line.percent, 1)}
      role="img"
      aria-label={formatChangePercent(line.percent)}
    >
      <path d={line.path} className={styles.line} />
      <circle cx={x} cy={y} r={EDGE} />
    </svg>
  );
}
