import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import { DAY_MS, daysBetween, monthsBefore } from '@/lib/tools/time';

import type { Asked } from './asked';

/** A price of a day that compares with those of all other days, such as an adjusted close. */
export interface DayValue {
  readonly day: string;
  readonly value: number;
}

/** A day of the course; sums in rupees. */
export interface CoursePoint {
  readonly day: string;
  readonly paid: number;
  readonly worth: number;
}

/** What sums became; sums in rupees, not rounded. */
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
  /** Per cent a year (XIRR; of one sum that is the CAGR); `null` under a year. */
  readonly yearly: number | null;
  /** The day on which it was worth least against what was paid in; `null` where that was never less. */
  readonly worst: (CoursePoint & { readonly percent: number }) | null;
  /** Every day with a price, from the first purchase on. */
  readonly course: readonly CoursePoint[];
}

/** Why there is no answer. */
export type NoSpan = 'no-prices' | 'before-first' | 'after-last' | 'too-short';

/** Shorter than a year, a return is not told by the year. */
const YEAR = 365;
/** An exchange never closes for longer: a price further off is of another time. */
const LONGEST_BREAK = 7;

/** The days on which is bought: at or after the first, of months the first with a price. */
function purchaseDays(days: readonly string[], every: Asked['every'], from: string) {
  const later = days.filter((day) => day >= from);
  if (every === 'once') return later.slice(0, 1);
  const isFirst = (day: string) => days.find((one) => one.slice(0, 7) === day.slice(0, 7)) === day;
  return later.filter(isFirst);
}

/**
 * What purchases of one sum each were worth on some days.
 * @param line prices, oldest first
 * @param bought the days of the purchases; each buys at the first price of that day or after it
 * @returns `null` where the line has no price within a week of a purchase, or before one of the days
 */
export function worthOn(
  line: readonly DayValue[],
  bought: readonly string[],
  amount: number,
  days: readonly string[],
): readonly number[] | null {
  const purchases = bought.flatMap((day) => {
    const at = line.find((point) => point.day >= day);
    const isNear = at && daysBetween(day, at.day) <= LONGEST_BREAK;
    return isNear ? { day: at.day, units: amount / at.value } : [];
  });
  if (purchases.length < bought.length) return null;
  const worths: number[] = [];
  let at = 0;
  for (const day of days) {
    while (at + 1 < line.length && (line[at + 1]?.day ?? '') <= day) at += 1;
    const point = line[at];
    if (!point || point.day > day || daysBetween(point.day, day) > LONGEST_BREAK) return null;
    const units = purchases.reduce((sum, one) => (one.day <= day ? sum + one.units : sum), 0);
    worths.push(units * point.value);
  }
  return worths;
}

/** What a deposit with yearly interest is worth on some days. @param rate per cent a year */
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

/** The yearly return of purchases that came to a worth, in per cent; `null` under a year. */
export function yearlyOf(
  bought: readonly string[],
  amount: number,
  to: string,
  worth: number,
): number | null {
  const [first] = bought;
  if (first === undefined || daysBetween(first, to) < YEAR) return null;
  const flow = (day: string, sum: number): Flow => ({ day: Date.parse(day) / DAY_MS, sum });
  // A purchase on the last day is worth itself.
  const paid = bought.filter((day) => day < to).map((day) => flow(day, -amount));
  const onLast = amount * (bought.length - paid.length);
  return ratesOf([...paid, flow(to, worth - onLast)], YEAR)[0] ?? null;
}

function worstOf(course: readonly CoursePoint[]): Became['worst'] {
  let worst: Became['worst'] = null;
  for (const point of course) {
    const percent = (point.worth / point.paid - 1) * 100;
    if (percent < 0 && (worst === null || percent < worst.percent)) worst = { ...point, percent };
  }
  return worst;
}

/**
 * What a sum became, put in once on the first day with a price at or after `from`, or on the first
 * day with a price of each month. Fractions of units are bought. Charges and tax are not counted.
 * @param line adjusted closes or NAVs, oldest first, one a day
 */
export function becameOf(
  line: readonly DayValue[],
  { amount, every, from: askedFrom, to: askedTo }: Pick<Asked, 'amount' | 'every' | 'from' | 'to'>,
): Became | NoSpan {
  const [first, newest] = [line[0], line.at(-1)];
  if (!first || !newest) return 'no-prices';
  const until = askedTo ?? newest.day;
  const yearAgo = monthsBefore(until < newest.day ? until : newest.day, 12);
  const from = askedFrom ?? (yearAgo > first.day ? yearAgo : first.day);
  if (from < first.day) return 'before-first';
  if (from > newest.day) return 'after-last';
  const within = line.filter(({ day }) => day <= until);
  const last = within.at(-1);
  const bought = purchaseDays(
    within.map(({ day }) => day),
    every,
    from,
  );
  const [start] = bought;
  if (!last || start === undefined || start >= last.day) return 'too-short';
  const days = within.filter(({ day }) => day >= start);
  let [units, paid, at] = [0, 0, 0];
  const course = days.map(({ day, value }) => {
    if (bought[at] === day) {
      units += amount / value;
      paid += amount;
      at += 1;
    }
    return { day, paid, worth: units * value };
  });
  const worth = units * last.value;
  return {
    ...{ from: start, to: last.day, bought, paid, worth, course },
    percent: (worth / paid - 1) * 100,
    yearly: yearlyOf(bought, amount, last.day, worth),
    worst: worstOf(course),
  };
}

/** Whether some stretch of a course has less than a price a week. */
export const isSparse = (course: readonly CoursePoint[]): boolean =>
  course.some(({ day }, at) => daysBetween(course[at - 1]?.day ?? day, day) >= LONGEST_BREAK);
