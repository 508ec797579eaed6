import { addDays, daysBetween, isWeekend, monthsBefore } from '@/lib/tools/time';

import { type ReadAction, readAction } from './actions';
import { broken, type Figure, type Frequency, known, missing, type Span } from './figure';
import { isBeyondBand, isUnexplained, unitSplitOf } from './steps';

/** A day after which values do not compare with those before it. */
export interface Break {
  /** The first day after it. */
  readonly day: string;
  /** `demerger`, `rights issue`; `null` if the values step and no action explains it. */
  readonly cause: string | null;
}

/** A change of the unit that values are counted in. */
export interface Split {
  readonly day: string;
  /** The factor for earlier values. */
  readonly factor: number;
}

/** A value for a day, as in its source. `of` is the record that it was made from. */
export interface Point<Of = unknown> {
  readonly day: string;
  readonly value: number;
  /** The first price of the day; `null` if it is not known. */
  readonly first?: number | null;
  readonly low?: number | null;
  readonly high?: number | null;
  /**
   * Why earlier values cannot be compared, according to the source; blank if it states no cause,
   * `null` if they can. A source that sets this for each value has checked for steps itself.
   */
  readonly breaks?: string | null | undefined;
  readonly of: Of;
}

interface Action {
  readonly exDate: string;
  readonly purpose: string;
  readonly factor: number;
}

/** Days and values of one security, fund or index over its whole life, in the unit of the last. */
export interface Series<Of = unknown> {
  readonly points: readonly Point<Of>[];
  readonly breaks: readonly Break[];
  readonly splits: readonly Split[];
  readonly frequency: Frequency;
}

/** The subject of a series, which decides which steps can come from trading. */
export type SeriesKind = 'share' | 'fund' | 'index';

interface Knowledge {
  readonly kind: SeriesKind;
  readonly actions?: readonly Action[];
  /** Whether the source has adjusted the values for splits and bonus issues. */
  readonly isAdjusted?: boolean;
}

/** The usual distance between values in days, and its name. */
const FREQUENCIES: readonly (readonly [most: number, name: Frequency])[] = [
  [4, 'daily'],
  [9, 'weekly'],
  [35, 'month-end'],
];

function frequencyOf(points: readonly Point[]): Frequency {
  const gaps = points
    .slice(1)
    .map(({ day }, at) => daysBetween(points[at]?.day ?? day, day))
    .sort((a, b) => a - b);
  // If a monthly series continues with daily values, most of its time is covered by monthly ones.
  let left = 0.75 * gaps.reduce((sum, gap) => sum + gap, 0);
  const usual = gaps.find((gap) => (left -= gap) <= 0) ?? 1;
  return FREQUENCIES.find(([most]) => usual <= most)?.[1] ?? 'irregular';
}

/** The first day with a value at or after a day; `null` if there is none. */
const effectiveDay = (points: readonly Point[], day: string): string | null =>
  points.find((point) => point.day >= day)?.day ?? null;

/** The actions whose day lies within the points, each at the day on which it took effect. */
function effectiveActions(points: readonly Point[], actions: readonly Action[]) {
  const first = points[0]?.day ?? '';
  return actions.flatMap(({ exDate, purpose, factor }) => {
    const day = exDate > first ? effectiveDay(points, exDate) : null;
    const read: ReadAction = readAction(purpose);
    return day === null ? [] : [{ day, factor, breaks: read.breaks }];
  });
}

/** No exchange closes for longer, in days: a value further away does not stand for the day. */
export const LONGEST_BREAK = 7;

/** A longer gap is treated as this many sessions. */
const MOST_SESSIONS = 10;

/** Sessions in which the price could move: one after a usual gap, else all of them. */
function sessionsOf(before: Point, { day, first }: Point): number {
  const isNext = daysBetween(before.day, day) <= LONGEST_BREAK;
  if (isNext && first !== null && first !== undefined) return 1;
  let count = 0;
  for (let at = addDays(before.day, 1); at <= day && count < MOST_SESSIONS; at = addDays(at, 1)) {
    if (!isWeekend(at)) count += 1;
  }
  return Math.max(1, count);
}

/** The break or split that a step to a point implies, if no action explains it. */
function stepAt(kind: SeriesKind, before: Point, after: Point): Break | Split | null {
  const { day, value, breaks: cause } = after;
  if (cause !== undefined) return cause === null ? null : { day, cause: cause || null };
  if (kind === 'share') {
    const isBeyond = isBeyondBand(after.first ?? value, before.value, sessionsOf(before, after));
    return isBeyond ? { day, cause: null } : null;
  }
  const factor = kind === 'fund' ? unitSplitOf(before.value, value) : null;
  if (factor !== null) return { day, factor };
  return isUnexplained(before.value, value) ? { day, cause: null } : null;
}

const isSplit = (found: Break | Split): found is Split => 'factor' in found;

/** Points in the unit of the last one. */
function inLastUnit<Of>(points: readonly Point<Of>[], splits: readonly Split[]) {
  if (splits.length === 0) return points;
  const scaled = (value: number | null | undefined, by: number) =>
    value === null || value === undefined ? null : value * by;
  return points.map((point): Point<Of> => {
    const by = splits.reduce((all, { day, factor }) => (point.day < day ? all * factor : all), 1);
    if (by === 1) return point;
    return {
      ...point,
      value: point.value * by,
      first: scaled(point.first, by),
      low: scaled(point.low, by),
      high: scaled(point.high, by),
    };
  });
}

const byDay = <One extends { readonly day: string }>(ones: readonly One[]): readonly One[] =>
  [...new Map(ones.map((one) => [one.day, one])).values()].sort((a, b) => (a.day < b.day ? -1 : 1));

/**
 * Makes a series of values. Called once, when a history is loaded.
 * @param given in any order; of two values for a day the last is used; values of 0 or less are
 * dropped
 */
export function seriesOf<Of>(
  given: readonly Point<Of>[],
  { kind, actions = [], isAdjusted = true }: Knowledge,
): Series<Of> {
  const raw = byDay(given.filter(({ value }) => value > 0 && value < Infinity));
  const acted = effectiveActions(raw, actions);
  const named = acted.flatMap(({ day, factor }) => (factor === 1 ? [] : [{ day, factor }]));
  const points = isAdjusted ? raw : inLastUnit(raw, named);
  const explained = new Set(acted.flatMap(({ day, breaks }) => (breaks === null ? [] : [day])));
  const steps = points.flatMap((point, at): (Break | Split)[] => {
    const before = points[at - 1];
    if (!before || explained.has(point.day)) return [];
    const step = stepAt(kind, before, point);
    return step ? [step] : [];
  });
  const unitSplits = steps.filter(isSplit);
  const breaks = [
    ...steps.filter((one): one is Break => !isSplit(one)),
    ...acted.flatMap(({ day, breaks: cause }) => (cause === null ? [] : [{ day, cause }])),
  ];
  return {
    points: inLastUnit(points, unitSplits),
    breaks: byDay(breaks),
    splits: byDay(isAdjusted ? unitSplits : [...named, ...unitSplits]),
    frequency: frequencyOf(points),
  };
}

/** The break after one day and up to another, the last if there are several. */
export const breakIn = ({ breaks }: Pick<Series, 'breaks'>, after: string, upTo: string) =>
  breaks.findLast(({ day }) => day > after && day <= upTo) ?? null;

/** The series after its last break, and that break. */
export function sinceBreak<Of>(series: Series<Of>): { series: Series<Of>; after: Break | null } {
  const after = series.breaks.at(-1) ?? null;
  if (after === null) return { series, after };
  const points = series.points.filter(({ day }) => day >= after.day);
  const splits = series.splits.filter(({ day }) => day > after.day);
  return { series: { ...series, points, splits, breaks: [] }, after };
}

/** The part of a series from a day on. */
export const from = <Of>(series: Series<Of>, start: string): Series<Of> => ({
  ...series,
  points: series.points.filter(({ day }) => day >= start),
  breaks: series.breaks.filter(({ day }) => day > start),
});

/** The newest value at or before a day, not older than a week; `null` if there is none. */
export function valueAt<Of>({ points }: Pick<Series<Of>, 'points'>, day: string) {
  const found = points.findLast((point) => point.day <= day);
  return found && daysBetween(found.day, day) <= LONGEST_BREAK ? found : null;
}

const spanOf = (series: Series, points: readonly Point[], after: Break | null = null): Span => ({
  from: points[0]?.day ?? '',
  to: points.at(-1)?.day ?? '',
  count: points.length,
  frequency: series.frequency,
  after,
});

const percentOf = (before: number, after: number): number => (after / before - 1) * 100;

/** The change between two days that have values, in per cent. */
export function change(series: Series, from: string, to: string): Figure {
  const [first, last] = [from, to].map((day) => series.points.find((point) => point.day === day));
  if (!first || !last || from >= to) return missing('short');
  const between = breakIn(series, from, to);
  if (between) return broken(between);
  const points = series.points.filter(({ day }) => day >= from && day <= to);
  return known(percentOf(first.value, last.value), to, { span: spanOf(series, points) });
}

/** A span before a day, `{ months: 12 }` or `{ days: 7 }`. */
export interface Before {
  readonly months?: number;
  readonly days?: number;
}

/** The change of a span up to the last value; it begins with the newest value at or before its day. */
export function changeOver(series: Series, { months = 0, days = 0 }: Before): Figure {
  const last = series.points.at(-1);
  if (!last) return missing('unknown');
  const first = valueAt(series, addDays(monthsBefore(last.day, months), -days));
  return first ? change(series, first.day, last.day) : missing('short');
}

/** The change over all values since the last break. */
export function changeSince(series: Series): Figure {
  const { series: whole, after } = sinceBreak(series);
  const [first, last] = [whole.points[0], whole.points.at(-1)];
  if (!first || !last || first === last) return missing('short');
  const span = spanOf(series, whole.points, after);
  return known(percentOf(first.value, last.value), last.day, { span });
}

/** The lowest and the highest price of a span. */
interface Extremes {
  readonly low: number;
  readonly lowDay: string;
  readonly high: number;
  readonly highDay: string;
}

const lowOf = ({ low, value }: Point): number => low ?? value;
const highOf = ({ high, value }: Point): number => high ?? value;

/** The range of all values since the last break. */
export function range(series: Series): Figure<Extremes> {
  const { series: whole, after } = sinceBreak(series);
  const [first, last] = [whole.points[0], whole.points.at(-1)];
  if (!first || !last || first === last) return missing('short');
  const lowest = whole.points.reduce((a, b) => (lowOf(b) < lowOf(a) ? b : a));
  const highest = whole.points.reduce((a, b) => (highOf(b) > highOf(a) ? b : a));
  return known(
    { low: lowOf(lowest), lowDay: lowest.day, high: highOf(highest), highDay: highest.day },
    last.day,
    { span: spanOf(series, whole.points, after) },
  );
}

/** The mean of the last values. @param count how many; fewer are `short` */
export function average(series: Series, count: number): Figure {
  const points = series.points.slice(-count);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < count) return missing('short');
  const between = breakIn(series, first.day, last.day);
  if (between) return broken(between);
  const sum = points.reduce((all, { value }) => all + value, 0);
  return known(sum / count, last.day, { span: spanOf(series, points) });
}

/** A fall from a high to a later low. */
export interface Fall<Of = unknown> {
  readonly from: Point<Of>;
  readonly to: Point<Of>;
  /** Per cent, positive. */
  readonly percent: number;
  /** The first value at or above the high; `null` while there is none. */
  readonly regained: Point<Of> | null;
}

/** The largest fall between values on record (maximum drawdown); `none` if it never fell. */
export function drawdown<Of>(series: Series<Of>): Figure<Fall<Of>> {
  const { series: whole, after } = sinceBreak(series);
  const { points } = whole;
  const last = points.at(-1);
  if (!last || points.length < 2) return missing('short');
  let high = points[0];
  let found: Omit<Fall<Of>, 'regained'> | null = null;
  for (const point of points) {
    if (!high || point.value >= high.value) {
      high = point;
      continue;
    }
    const percent = (1 - point.value / high.value) * 100;
    if (!found || percent > found.percent) found = { from: high, to: point, percent };
  }
  if (!found) return missing('none', { day: last.day });
  const { from: top, to: bottom } = found;
  const regained = points.find(({ day, value }) => day > bottom.day && value >= top.value) ?? null;
  return known({ ...found, regained }, last.day, { span: spanOf(series, points, after) });
}

/** The largest rise from a low to a later high, in per cent. */
export function climb(series: Series): Figure {
  const { series: whole, after } = sinceBreak(series);
  const last = whole.points.at(-1);
  if (!last || whole.points.length < 2) return missing('short');
  let [low, most] = [Infinity, 0];
  for (const { value } of whole.points) {
    low = Math.min(low, value);
    most = Math.max(most, percentOf(low, value));
  }
  return known(most, last.day, { span: spanOf(series, whole.points, after) });
}

/**
 * Values as changes in per cent since the first day of a span; `broken` if there is a break in it.
 */
export function rebased(
  series: Series,
  start: string,
): Figure<readonly (readonly [string, number])[]> {
  const points = series.points.filter(({ day }) => day >= start);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return missing('short');
  const between = breakIn(series, first.day, last.day);
  if (between) return broken(between);
  const line = points.map(({ day, value }) => [day, percentOf(first.value, value)] as const);
  return known(line, last.day, { span: spanOf(series, points) });
}

/** Whether a span is long enough for a yearly rate: thirteen months. */
export const isYearlyRate = (start: string, to: string): boolean => monthsBefore(to, 13) >= start;

/** A span that begins on a weekend or holiday is still called by its months. */
const SPAN_SLACK = 3;

/** Whether a span is a given number of months, within three days. */
export const isSpanOf = (start: string, to: string, months: number): boolean =>
  Math.abs(daysBetween(start, monthsBefore(to, months))) <= SPAN_SLACK;

/** Whether a span is a year, within three days. */
export const isYear = (start: string, to: string): boolean => isSpanOf(start, to, 12);
