import { isKnown, type MissingFigure } from '@/lib/domain/figure/figure';
import { type Break, rebased, type Series } from '@/lib/domain/figure/series';
import { evenDays } from '@/lib/domain/fund/nav-series';
import { daysBetween, monthsBefore } from '@/lib/tools/time';

/** Prices of several shares or funds over the same days, each as a value of 100 at the first. */
export interface Rebased {
  /** Oldest first, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** One list of values for each. */
  readonly lines: readonly (readonly number[])[];
}

/** Months of a range; `All` has all days, `Break` those since the last break of any. */
const RANGES = { '1M': 1, '6M': 6, '1Y': 12, '5Y': 60, Break: null, All: null } as const;
type RangeKey = keyof typeof RANGES;

/** The largest delay of a range's start in days: the first day may be a holiday. */
const LATEST_START = 7;

/** An item that a range leaves out or begins with, by its index among the compared items. */
interface Placed<Of> {
  readonly at: number;
  readonly of: Of;
}

/** A range that all reach back to, each line at 100 on its first day. */
export interface ComparedRange {
  readonly key: RangeKey;
  readonly series: Rebased;
  /** The indices of the items that have a line. */
  readonly places: readonly number[];
  /** Items without a line, because of a break inside the range. */
  readonly leftOut: readonly Placed<MissingFigure>[];
  /** The breaks that it begins with. */
  readonly after: readonly Placed<Break>[];
}

/** Each series on the days that all have. */
function onCommonDays(all: readonly Series[]): readonly Series[] {
  const sets = all.map(({ points }) => new Set(points.map(({ day }) => day)));
  return all.map((series) => ({
    ...series,
    points: series.points.filter(({ day }) => sets.every((days) => days.has(day))),
  }));
}

/** A range from a day on; `null` if fewer than two series can be compared in it. */
function rangeFrom(
  key: RangeKey,
  all: readonly Series[],
  start: string,
  after: ComparedRange['after'] = [],
): ComparedRange | null {
  const found = all.map((one, at) => ({ at, of: rebased(one, start) }));
  const known = found.flatMap(({ at, of }) => (isKnown(of) ? { at, line: of.value } : []));
  const [first] = known;
  if (!first || known.length < Math.min(2, all.length)) return null;
  return {
    key,
    after,
    places: known.map(({ at }) => at),
    leftOut: found.flatMap(({ at, of }) => (isKnown(of) ? [] : { at, of })),
    series: {
      days: first.line.map(([day]) => day),
      lines: known.map(({ line }) => line.map(([, percent]) => 100 + percent)),
    },
  };
}

/** The range since the last break of any, in which all compare. */
function sinceLastBreak(all: readonly Series[], first: string): ComparedRange | null {
  const breaks = all.flatMap((one, at) => {
    const last = one.breaks.at(-1);
    return last && last.day > first ? { at, of: last } : [];
  });
  const day = breaks.reduce((latest, { of }) => (of.day > latest ? of.day : latest), '');
  const after = breaks.filter(({ of }) => of.day === day);
  return day === '' ? null : rangeFrom('Break', all, day, after);
}

/**
 * The ranges over which series can be compared, shortest first; each reaches further than the last.
 * A series with a break inside a range has no line in it; a range since the last break has all
 * series.
 */
export function comparedRanges(given: readonly Series[]): readonly ComparedRange[] {
  const all = onCommonDays(given);
  const points = all[0]?.points ?? [];
  const [first, last] = [points[0]?.day, points.at(-1)?.day];
  if (!first || !last) return [];
  const ranges = (Object.keys(RANGES) as RangeKey[]).map((key) => {
    if (key === 'Break') return sinceLastBreak(all, first);
    const months = RANGES[key];
    const start = months === null ? first : monthsBefore(last, months);
    return daysBetween(start, first) > LATEST_START ? null : rangeFrom(key, all, start);
  });
  const found: ComparedRange[] = [];
  const length = ({ series }: ComparedRange) => series.days.length;
  for (const range of ranges.filter((one) => one !== null).sort((a, b) => length(a) - length(b))) {
    const shorter = found.at(-1);
    const isFurther = length(range) > (shorter ? length(shorter) : 0);
    if (isFurther || (shorter && range.places.length > shorter.places.length)) found.push(range);
  }
  return found;
}

/** At most about `most` days at even distances in time, as a chart draws them. */
export function thinned({ days, lines }: Rebased, most: number): Rebased {
  const drawn = evenDays(days, most);
  const isDrawn = (_: unknown, at: number) => drawn.has(days[at] ?? '');
  return { days: days.filter(isDrawn), lines: lines.map((line) => line.filter(isDrawn)) };
}

/** Places of the last day of each month, and of the first day. */
export const monthEnds = (days: readonly string[]): readonly number[] =>
  days.flatMap((day, at) =>
    at === 0 || days[at + 1]?.slice(0, 7) !== day.slice(0, 7) ? [at] : [],
  );
