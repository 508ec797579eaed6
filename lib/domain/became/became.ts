import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import {
  type CoursePoint,
  courseOf,
  percentOfPaid,
  purchaseDays,
  worstDay,
} from '@/lib/domain/figure/purchases';
import { type Break, breakIn, isYearlyRate, type Series } from '@/lib/domain/figure/series';
import { DAY_MS, daysBetween, monthsBefore } from '@/lib/tools/time';

import type { Asked } from './asked';

/** The value of invested sums; in rupees, not rounded. */
export interface Became {
  /** The day of the first purchase and the day of the last price. */
  readonly from: string;
  readonly to: string;
  /** The days of all purchases. */
  readonly bought: readonly string[];
  readonly paid: number;
  readonly worth: number;
  /** Of all that was paid in, in per cent. */
  readonly percent: number;
  /** Per cent a year (XIRR; of one sum that is the CAGR); `null` under thirteen months. */
  readonly yearly: number | null;
  /**
   * The day with the lowest value relative to the sum paid in; `null` if it was never below that
   * sum.
   */
  readonly worst: (CoursePoint & { readonly percent: number }) | null;
  /** Every day with a price, from the first purchase on. */
  readonly course: readonly CoursePoint[];
}

/** Why there is no answer. */
export type NoSpan = 'no-prices' | 'before-first' | 'after-last' | 'too-short';

const YEAR = 365;

/** A course with a longer gap has less than a price a week. */
const WEEK = 7;

/** The value of a deposit with yearly interest on the given days. @param rate per cent a year */
export const depositOn = (
  bought: readonly string[],
  amount: number,
  days: readonly string[],
  rate: number,
): readonly number[] =>
  days.map((day) =>
    bought
      .filter((one) => one <= day)
      .reduce((sum, one) => sum + amount * (1 + rate / 100) ** (daysBetween(one, day) / YEAR), 0),
  );

/** The yearly return of purchases that came to a worth, in per cent; `null` under thirteen months. */
export function yearlyOf(
  bought: readonly string[],
  amount: number,
  to: string,
  worth: number,
): number | null {
  const [first] = bought;
  if (first === undefined || !isYearlyRate(first, to)) return null;
  const flow = (day: string, sum: number): Flow => ({ day: Date.parse(day) / DAY_MS, sum });
  // A purchase on the last day is worth itself.
  const paid = bought.filter((day) => day < to).map((day) => flow(day, -amount));
  const onLast = amount * (bought.length - paid.length);
  return ratesOf([...paid, flow(to, worth - onLast)], YEAR)[0] ?? null;
}

/**
 * The value of a sum, invested once on the first day with a price at or after `from`, or on the
 * first day with a price of each month. Fractions of units are bought. Charges and tax are not
 * counted.
 * @returns the break if prices before and after some day of the period cannot be compared
 */
export function becameOf(
  series: Series,
  { amount, every, from: askedFrom, to: askedTo }: Pick<Asked, 'amount' | 'every' | 'from' | 'to'>,
): Became | NoSpan | Break {
  const [first, newest] = [series.points[0], series.points.at(-1)];
  if (!first || !newest) return 'no-prices';
  const until = askedTo ?? newest.day;
  const yearAgo = monthsBefore(until < newest.day ? until : newest.day, 12);
  const from = askedFrom ?? (yearAgo > first.day ? yearAgo : first.day);
  if (from < first.day) return 'before-first';
  if (from > newest.day) return 'after-last';
  const points = series.points.filter(({ day }) => day <= until);
  const to = points.at(-1)?.day;
  const bought = purchaseDays({ points }, every, from);
  const [start] = bought;
  if (to === undefined || start === undefined || start >= to) return 'too-short';
  const between = breakIn(series, start, to);
  if (between) return between;
  const course = courseOf(series, bought, amount, to);
  const { paid, worth } = course.at(-1) ?? { paid: 0, worth: 0 };
  return {
    from: start,
    to,
    bought,
    paid,
    worth,
    course,
    percent: percentOfPaid({ paid, worth }),
    yearly: yearlyOf(bought, amount, to, worth),
    worst: worstDay(course),
  };
}

/** Whether a part of the period has less than one price per week. */
export const isSparse = (course: readonly CoursePoint[]): boolean =>
  course.some(({ day }, at) => daysBetween(course[at - 1]?.day ?? day, day) >= WEEK);
