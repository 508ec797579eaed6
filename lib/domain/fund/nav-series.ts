import { addDays, daysBetween, monthsBefore } from '@/lib/tools/time';

import type { NavPoint } from './types';

/** No fund goes longer without a NAV over weekends and holidays; an older one is of another time. */
export const LONGEST_BREAK = 7;

/** The NAVs that can be drawn and counted with: above zero, one a day, oldest first. */
export function navSeries(points: readonly NavPoint[]): readonly NavPoint[] {
  const byDay = new Map<string, NavPoint>();
  for (const point of points) {
    if (point.nav > 0 && point.nav < Infinity) byDay.set(point.day, point);
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** How many NAVs of the line are of a day or an earlier one. */
function countUpTo(line: readonly NavPoint[], day: string): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((line[middle]?.day ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The NAV of a day, or of the day before when it had none; `null` where none is within a week. */
export function navOn(line: readonly NavPoint[], day: string): NavPoint | null {
  const found = line[countUpTo(line, day) - 1];
  const isNear = found?.day === day || (found && daysBetween(found.day, day) <= LONGEST_BREAK);
  return isNear ? found : null;
}

/** The same day some years earlier, 28 February for the 29th: made of text, as it is asked often. */
export function yearsBefore(day: string, years: number): string {
  const earlier = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? monthsBefore(day, 12 * years) : earlier;
}

/** The NAV that the years before a NAV began with; `null` where the line does not reach back. */
export const navBefore = (line: readonly NavPoint[], to: NavPoint, years: number) =>
  navOn(line, yearsBefore(to.day, years));

/** The last NAV of the newest month that is over: what fund houses print returns as of. */
export function monthEndOf(line: readonly NavPoint[]): NavPoint | null {
  const last = line.at(-1);
  if (!last) return null;
  return navOn(line, addDays(`${last.day.slice(0, 7)}-01`, -1));
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
