import { daysBetween, monthsBefore } from '@/lib/tools/time';

import { broken, type Figure, known, missing, type Span } from './figure';
import { breakIn, LONGEST_BREAK, type Point, type Series, valueAt } from './series';

/** The growth from one value of a series to a later one. */
export interface Growth<Of = unknown> {
  readonly from: Point<Of>;
  readonly to: Point<Of>;
  /** The final value of 1. */
  readonly factor: number;
}

/** The growth between two comparable values: from one series, with no break between them. */
export const growthOf = <Of>(from: Point<Of>, to: Point<Of>): Growth<Of> => ({
  from,
  to,
  factor: to.value / from.value,
});

/** Growth in per cent of the first value. */
export const percentOfGrowth = ({ factor }: Pick<Growth, 'factor'>): number => (factor - 1) * 100;

/** Per cent a year, compound. @param years that the growth took, above 0 */
export const yearlyOfGrowth = ({ factor }: Pick<Growth, 'factor'>, years: number): number =>
  (factor ** (1 / years) - 1) * 100;

/** Growth between two values of a series; `broken` if there is a break between them. */
export function growth<Of>(
  series: Series<Of>,
  from: Point<Of> | null,
  to: Point<Of> | null,
): Figure<Growth<Of>> {
  if (!from || !to || from.day >= to.day) return missing('short');
  const between = breakIn(series, from.day, to.day);
  if (between) return broken(between);
  const count = series.points.filter(({ day }) => day >= from.day && day <= to.day).length;
  const span: Span = {
    from: from.day,
    to: to.day,
    count,
    frequency: series.frequency,
    after: null,
  };
  return known(growthOf(from, to), to.day, { span });
}

/**
 * The same day some years earlier, 28 February for the 29th. Works on the text, because it is
 * called often.
 */
export function yearsBefore(day: string, years: number): string {
  const earlier = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? monthsBefore(day, 12 * years) : earlier;
}

/** The days by which a span of whole years may begin early: more are named. */
const WHOLE_SLACK = 3;

/** Whether a span is a whole number of years, within three days. */
export const isWholeYears = (from: string, to: string, years: number): boolean =>
  Math.abs(daysBetween(from, yearsBefore(to, years))) <= WHOLE_SLACK;

/** The years up to each value that the series reaches back from, in the order of their ends. */
export function windowsOf<Of>(series: Series<Of>, years: number): readonly Growth<Of>[] {
  const { points } = series;
  const found: Growth<Of>[] = [];
  let at = -1;
  for (const to of points) {
    const start = yearsBefore(to.day, years);
    while ((points[at + 1]?.day ?? '9') <= start) at += 1;
    const from = points[at];
    if (!from || daysBetween(from.day, start) > LONGEST_BREAK) continue;
    if (!breakIn(series, from.day, to.day)) found.push(growthOf(from, to));
  }
  return found;
}

/** The growth of a calendar year. */
interface YearGrowth<Of = unknown> extends Growth<Of> {
  readonly year: string;
  /** Ends with the last value of the year; the running year does not. */
  readonly isWhole: boolean;
}

/** Each calendar year that begins with a value at its start, the newest first. @param most years */
export function calendarGrowth<Of>(series: Series<Of>, most: number): readonly YearGrowth<Of>[] {
  const [first, last] = [series.points[0], series.points.at(-1)];
  if (!first || !last) return [];
  const [begin, end] = [Number(first.day.slice(0, 4)), Number(last.day.slice(0, 4))];
  const years: YearGrowth<Of>[] = [];
  for (let year = end; year >= begin && years.length < most; year -= 1) {
    const isWhole = last.day >= `${year}-12-31`;
    const from = valueAt(series, `${year - 1}-12-31`);
    const to = isWhole ? valueAt(series, `${year}-12-31`) : last;
    const found = growth(series, from, to);
    if (found.value) years.push({ ...found.value, year: String(year), isWhole });
  }
  return years;
}

/** The value of equal sums that were paid in at the first value of each month. */
interface Paid<Of = unknown> {
  readonly bought: readonly Point<Of>[];
  /** Sums in the currency of the instalment. */
  readonly invested: number;
  readonly worth: number;
}

/** The months before the month of a day, newest last: `2026-01`. */
function monthsUpTo(day: string, count: number): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - count + at, 1)).toISOString().slice(0, 7),
  );
}

/**
 * Instalments at the first value of each of the months before the newest value, and their value at
 * it; `short` if a month has no value.
 */
export function paidMonthly<Of>(
  series: Series<Of>,
  months: number,
  instalment: number,
): Figure<Paid<Of>> {
  const last = series.points.at(-1);
  if (!last) return missing('unknown');
  const firsts = new Map(
    series.points.toReversed().map((point) => [point.day.slice(0, 7), point] as const),
  );
  const bought = monthsUpTo(last.day, months).flatMap((month) => firsts.get(month) ?? []);
  const [start] = bought;
  if (!start || bought.length < months) return missing('short');
  const between = breakIn(series, start.day, last.day);
  if (between) return broken(between);
  const worth = bought.reduce((sum, { value }) => sum + instalment / value, 0) * last.value;
  return known({ bought, invested: instalment * months, worth }, last.day);
}

/** Both series reduced to their common days. */
export function onCommonDays<Of>(
  one: Series<Of>,
  other: Series<Of>,
): readonly [Series<Of>, Series<Of>] {
  const days = new Set(other.points.map(({ day }) => day));
  const points = one.points.filter(({ day }) => days.has(day));
  const common = new Set(points.map(({ day }) => day));
  const others = other.points.filter(({ day }) => common.has(day));
  return [
    { ...one, points },
    { ...other, points: others },
  ];
}

/** Whether gaps between values are so long that highs and lows in them are unknown. */
export const hasGaps = ({ points }: Pick<Series, 'points'>): boolean =>
  points.some(
    ({ day }, at) => at > 0 && daysBetween(points[at - 1]?.day ?? day, day) > LONGEST_BREAK,
  );
