import { linePath } from './line-path';
import { thin } from './thin';

/** The box of a row's small line: two units a pixel, so that whole-numbered steps look smooth. */
export const SPARK_BOX = { width: 144, height: 40 } as const;

/** Points of a line that is 72 px wide. */
export const SPARK_POINTS = 19;

/** A line's height is at least this part of its highest value: a price that hardly moves looks flat. */
const LEAST_RANGE = 0.01;

/** A small line as one path, and what it says. */
export interface SparkLine {
  readonly path: string;
  /** From its first value to its last, in per cent. */
  readonly percent: number;
}

/**
 * The line of a row, drawn on the server, so that a page carries one path for it. A value that is
 * missing leaves its place empty; the first ones of a young share leave the left side empty.
 * @returns `null` for fewer than two values
 */
export function sparkLine(values: readonly (number | null)[]): SparkLine | null {
  const shown = thin(values, SPARK_POINTS).flatMap((value, at, { length }) =>
    value === null ? [] : [{ value, x: (at / (length - 1)) * SPARK_BOX.width }],
  );
  const [first, last] = [shown[0]?.value, shown.at(-1)?.value];
  if (shown.length < 2 || !first || last === undefined) return null;
  const all = shown.map(({ value }) => value);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const range = Math.max(high - low, Math.abs(high) * LEAST_RANGE);
  const y = (value: number) => SPARK_BOX.height * (0.5 - (value - (low + high) / 2) / range);
  return {
    path: linePath(shown.map(({ value, x }) => [x, y(value)])),
    percent: Math.round((last / first - 1) * 1000) / 10,
  };
}
