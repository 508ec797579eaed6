import { daysBetween } from '@/lib/tools/time';

import { LONGEST_BREAK, type Point, type Series } from './series';

/**
 * The value of sums invested in a series: fractions of units are bought, and sums are in rupees,
 * not rounded.
 */

/** A day of the course of purchases. */
export interface CoursePoint {
  readonly day: string;
  /** Paid in up to this day. */
  readonly paid: number;
  readonly worth: number;
}

type Points = readonly Pick<Point, 'day' | 'value'>[];

/** The gain or loss on all that was paid in, in per cent. */
export const percentOfPaid = ({ paid, worth }: Pick<CoursePoint, 'paid' | 'worth'>): number =>
  (worth / paid - 1) * 100;

/**
 * The days of purchases from a day on: once on the first day with a value, or on the first day with
 * a value of each month that begins no earlier.
 */
export function purchaseDays(
  { points }: Pick<Series, 'points'>,
  every: 'once' | 'month',
  start: string,
): readonly string[] {
  const later = points.filter(({ day }) => day >= start);
  if (every === 'once') return later.slice(0, 1).map(({ day }) => day);
  const firsts = new Map(points.toReversed().map(({ day }) => [day.slice(0, 7), day] as const));
  return later.flatMap(({ day }) => (firsts.get(day.slice(0, 7)) === day ? day : []));
}

/**
 * The course of equal purchases from the first of them on.
 * @param bought days that have a value, oldest first
 * @param upTo the last day of the course
 */
export function courseOf(
  { points }: Pick<Series, 'points'>,
  bought: readonly string[],
  sum: number,
  upTo: string,
): readonly CoursePoint[] {
  const [start] = bought;
  if (start === undefined) return [];
  const days = new Set(bought);
  let [units, paid] = [0, 0];
  return points
    .filter(({ day }) => day >= start && day <= upTo)
    .map(({ day, value }) => {
      if (days.has(day)) {
        units += sum / value;
        paid += sum;
      }
      return { day, paid, worth: units * value };
    });
}

/**
 * The day with the lowest value relative to the sum paid in; `null` if it was never below that sum.
 */
export function worstDay(
  course: readonly CoursePoint[],
): (CoursePoint & { readonly percent: number }) | null {
  let worst: (CoursePoint & { readonly percent: number }) | null = null;
  for (const point of course) {
    const percent = percentOfPaid(point);
    if (percent < 0 && (worst === null || percent < worst.percent)) worst = { ...point, percent };
  }
  return worst;
}

/** The units that each purchase bought, at the first value of its day or after it. */
function unitsOf(points: Points, bought: readonly string[], sum: number) {
  return bought.flatMap((day) => {
    const at = points.find((point) => point.day >= day);
    const isNear = at && daysBetween(day, at.day) <= LONGEST_BREAK;
    return isNear ? { day: at.day, units: sum / at.value } : [];
  });
}

/**
 * The value of the same purchases in another series on the given days.
 * @param bought the days of the purchases
 * @param days oldest first
 * @returns `null` if it has no value within a week of a purchase or before one of the days, or if
 * values before and after a break would be compared
 */
export function worthOn(
  { points, breaks }: Pick<Series, 'points' | 'breaks'>,
  bought: readonly string[],
  sum: number,
  days: readonly string[],
): readonly number[] | null {
  const [first, last] = [bought[0] ?? '', days.at(-1) ?? ''];
  if (breaks.some(({ day }) => day > first && day <= last)) return null;
  const purchases = unitsOf(points, bought, sum);
  if (purchases.length < bought.length) return null;
  const worths: number[] = [];
  let at = 0;
  for (const day of days) {
    while (at + 1 < points.length && (points[at + 1]?.day ?? '') <= day) at += 1;
    const point = points[at];
    if (!point || point.day > day || daysBetween(point.day, day) > LONGEST_BREAK) return null;
    const units = purchases.reduce((all, one) => (one.day <= day ? all + one.units : all), 0);
    worths.push(units * point.value);
  }
  return worths;
}
