import { yearsBefore } from '@/lib/domain/figure/growth';
import { type Point, type Series, seriesOf, valueAt } from '@/lib/domain/figure/series';
import { addDays, daysBetween } from '@/lib/tools/time';

import type { NavPoint } from './types';

/** A NAV of a fund's series, in the units of its newest one. */
export type NavValue = Point<NavPoint>;
export type NavSeries = Series<NavPoint>;

/** The NAVs of a scheme as a series: oldest first, one per day, without zeros, in today's units. */
export const navSeries = (points: readonly NavPoint[]): NavSeries =>
  seriesOf(
    points.map((point) => ({ day: point.day, value: point.nav, of: point })),
    { kind: 'fund' },
  );

/** The NAVs of a series in the units of its newest one. */
export const navsOf = ({ points }: NavSeries): readonly NavPoint[] =>
  points.map(({ day, value }) => ({ day, nav: value }));

/**
 * The NAV at the start of a number of years before a day; `null` if the series does not reach back.
 */
export const navBefore = (series: NavSeries, to: string, years: number): NavValue | null =>
  valueAt(series, yearsBefore(to, years));

/**
 * The last NAV of the newest complete month, which is the reference day of fund houses' returns.
 */
export function monthEndOf(series: NavSeries): NavValue | null {
  const last = series.points.at(-1);
  if (!last) return null;
  return valueAt(series, addDays(`${last.day.slice(0, 7)}-01`, -1));
}

const extreme = (line: readonly NavPoint[], isBeyond: (a: number, b: number) => boolean) =>
  line.reduce((found, point) => (isBeyond(point.nav, found.nav) ? point : found));

/**
 * The largest distance in days that covers at least three quarters of the time together with
 * shorter ones.
 */
function usualGap(days: readonly string[]): number {
  const gaps = days
    .slice(1)
    .map((day, at) => daysBetween(days[at] ?? day, day))
    .sort((a, b) => a - b);
  let left = 0.75 * gaps.reduce((sum, gap) => sum + gap, 0);
  return gaps.find((gap) => (left -= gap) <= 0) ?? 1;
}

/**
 * Reduces days to about `most` at even distances in time, including the first and the last. Month
 * ends that continue with daily values stay monthly, since a chart spaces its points evenly. Month
 * ends are spaced unevenly, so half the usual distance is enough.
 * @param days oldest first
 */
export function evenDays(days: readonly string[], most: number): ReadonlySet<string> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const least = Math.max(usualGap(days) / 2, Math.ceil(daysBetween(first, last) / most));
  const chosen = new Set([first, last]);
  let after = last;
  for (const day of [...days].reverse()) {
    if (daysBetween(day, after) < least) continue;
    chosen.add(day);
    after = day;
  }
  return chosen;
}

/** The NAVs of `evenDays`; the highest and the lowest stay in it. */
export function evenly(line: readonly NavPoint[], most: number): readonly NavPoint[] {
  if (line.length < 3) return line;
  const extremes = [extreme(line, (a, b) => a > b), extreme(line, (a, b) => a < b)];
  const chosen = evenDays(
    line.map(({ day }) => day),
    most,
  );
  return line.filter((point) => chosen.has(point.day) || extremes.includes(point));
}
