import { broken, type Figure, known, missing } from './figure';
import { breakIn, type Series } from './series';

/**
 * The change of each value from the previous one, in per cent; missing for the first value and
 * across a break.
 */
export function stepChanges(series: Series): readonly Figure[] {
  const breaks = new Map(series.breaks.map((one) => [one.day, one]));
  return series.points.map(({ day, value }, at) => {
    const before = series.points[at - 1];
    const own = breaks.get(day);
    if (!before) return missing('short');
    return own ? broken(own) : known((value / before.value - 1) * 100, day);
  });
}

/** Trading days in a year, to convert daily volatility to yearly. */
const DAYS_A_YEAR = 250;

/**
 * The yearly spread of the last moves between values (volatility: the standard deviation of their
 * logarithms times the root of a year's trading days), in per cent.
 * @param count the number of moves; if there are fewer, all are used
 */
export function volatility(series: Series, count = DAYS_A_YEAR): Figure {
  const points = series.points.slice(-count - 1);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return missing('short');
  const between = breakIn(series, first.day, last.day);
  if (between) return broken(between);
  const moves = points
    .slice(1)
    .map(({ value }, at) => Math.log(value / (points[at]?.value ?? value)));
  const mean = moves.reduce((sum, move) => sum + move, 0) / moves.length;
  const squares = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0);
  return known(Math.sqrt((squares / (moves.length - 1)) * DAYS_A_YEAR) * 100, last.day);
}

/**
 * The change of a close from the previous close that its source states, in per cent; `null` without
 * one.
 */
export const changeOnPrevious = (close: number, previous: number | null): number | null =>
  previous === null || previous <= 0 ? null : (close / previous - 1) * 100;
