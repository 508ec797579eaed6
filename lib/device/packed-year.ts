import { SPARK_POINTS, type SparkLine, sparkLine } from '@/lib/tools/charts/spark-path';
import { thin } from '@/lib/tools/charts/thin';

/**
 * A year of closes in a compact form for files: the change in per cent, and one letter per point.
 */
export type PackedYear = readonly [percent: number, levels: string];

/** Letters from the lowest close to the highest; a point without a close is a blank. */
const HIGHEST = 35;

/** @returns `null` for fewer than two closes */
export function packYear(closes: readonly (number | null)[]): PackedYear | null {
  const line = sparkLine(closes);
  if (!line) return null;
  const points = thin(closes, SPARK_POINTS);
  const known = points.filter((close) => close !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = (high - low || 1) / HIGHEST;
  const levels = points.map((close) =>
    close === null ? ' ' : Math.round((close - low) / step).toString(HIGHEST + 1),
  );
  return [line.percent, levels.join('')];
}

/** The small line of a packed year. */
export function lineOf([percent, levels]: PackedYear): SparkLine | null {
  const closes = Array.from(levels, (level) =>
    level === ' ' ? null : 1 + parseInt(level, HIGHEST + 1),
  );
  const line = sparkLine(closes);
  return line && { ...line, percent };
}
