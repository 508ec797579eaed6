import { yearsBefore } from '@/lib/domain/figure/growth';
import { type Point, type Series, seriesOf, valueAt } from '@/lib/domain/figure/series';
import { addDays, daysBetween } from '@/lib/tools/time';

import type { NavPoint } from './types';

/** A NAV of a fund's series, in the units of its newest one. */
export type NavValue = Point<NavPoint>;
export type NavSeries = Series<NavPoint>;

/** The NAVs of a scheme as a series: oldest first, one a day, none of 0, in the units of today. */
export const navSeries = (points: readonly NavPoint[]): NavSeries =>
  seriesOf(
    points.map((point) => ({ day: point.day, value: point.nav, of: point })),
    { kind: 'fund' },
  );

/** The NAVs of a series in the units of its newest one. */
export const navsOf = ({ points }: NavSeries): readonly NavPoint[] =>
  points.map(({ day, value }) => ({ day, nav: value }));

/** The NAV that the years before a day began with; `null` where the series does not reach back. */
export const navBefore = (series: NavSeries, to: string, years: number): NavValue | null =>
  valueAt(series, yearsBefore(to, years));

/** The last NAV of the newest month that is over: what fund houses print returns as of. */
export function monthEndOf(series: NavSeries): NavValue | null {
  const last = series.points.at(-1);
  if (!last) return null;
  return valueAt(series, addDays(`${last.day.slice(0, 7)}-01`, -1));
}

const extreme = (line: readonly NavPoint[], isBeyond: (a: number, b: number) => boolean) =>
  line.reduce((found, point) => (isBeyond(point.nav, found.nav) ? point : found));

/** The distance in days that three quarters of the time is made of, or a shorter one. */
function usualGap(days: readonly string[]): number {
  const gaps = days
    .slice(1)
    .map((day, at) => daysBetween(days[at] ?? day, day))
    .sort((a, b) => a - b);
  let left = 0.75 * gaps.reduce((sum, gap) => sum + gap, 0);
  return gaps.find((gap) => (left -= gap) <= 0) ?? 1;
}

/**
 * At most about `most` days at even distances in time, the first and the last among them: a line of
 * month ends that goes on day by day stays one of months, as a chart's points stand side by side.
 * Month ends are not all as far apart, so half the usual distance is far enough.
 * @param days oldest first
 */
export function evenDays(days: readonly string[], most: number): ReadonlySet<string> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const least = Math.max(usualGap(days) / 2, Math.ceil(daysBetween(first, last) / most));
  const kept = new Set([first, last]);
  let after = last;
  for (const day of [...days].reverse()) {
    if (daysBetween(day, after) < least) continue;
    kept.add(day);
    after = day;
  }
  return kept;
}

/** The NAVs of `evenDays`; the highest and the lowest stay in it. */
export function evenly(line: readonly NavPoint[], most: number): readonly NavPoint[] {
  if (line.length < 3) return line;
  const extremes = [extreme(line, (a, b) => a > b), extreme(line, (a, b) => a < b)];
  const kept = evenDays(
    line.map(({ day }) => day),
    most,
  );
  return line.filter((point) => kept.has(point.day) || extremes.includes(point));
}
