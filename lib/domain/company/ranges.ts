import { isKnown } from '@/lib/domain/figure/figure';
import {
  average,
  breakIn,
  from,
  isYear,
  range,
  type Series,
  sinceBreak,
} from '@/lib/domain/figure/series';
import { causeWords } from '@/lib/domain/figure/words';
import { formatDate, formatRupees } from '@/lib/tools/format';
import { daysBetween, monthsBefore } from '@/lib/tools/time';

import type { CompanyFigures } from './figures';
import type { Candle } from './records';

/** A low, a high, the last price between them, and a price to compare with (`tick`). In rupees. */
export interface PriceRange {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly last: number;
  readonly tick: number | null;
  readonly note: string;
}

/** The range of up to a year. */
export interface YearRange extends PriceRange {
  /** Whether it covers 52 weeks. */
  readonly isYear: boolean;
}

const within = (value: number | null, low: number, high: number): value is number =>
  value !== null && value >= low && value <= high;

/** The previous close: the price less the day's change, else the close before, if it compares. */
function previousClose(
  { price, change }: CompanyFigures,
  last: number,
  series: Series,
): number | null {
  if (price !== null && change !== null && price === last && price - change > 0) {
    return price - change;
  }
  const [before, day] = series.points.slice(-2);
  return before && day && !breakIn(series, before.day, day.day) ? before.value : null;
}

/** The base of a day's change: on its first day a share has no previous close. */
export const changeBase = ({ listedOn }: Pick<CompanyFigures, 'listedOn'>, day: string): string =>
  listedOn !== null && day.startsWith(listedOn)
    ? 'the base price of its first day'
    : 'the previous close';

/** The range of the newest day; `null` where high or low is missing or both are equal. */
export function dayRange(series: Series<Candle>, figures: CompanyFigures): PriceRange | null {
  const day = series.points.at(-1)?.of;
  if (!day || day.low === null || day.high === null || day.low >= day.high) return null;
  const last = within(figures.price, day.low, day.high) ? figures.price : day.close;
  if (!within(last, day.low, day.high)) return null;
  const isFirst = figures.listedOn !== null && day.time.startsWith(figures.listedOn);
  const tick = isFirst ? null : previousClose(figures, last, series);
  return {
    label: `Day, ${formatDate(day.time)}`,
    low: day.low,
    high: day.high,
    last,
    tick,
    note:
      tick === null
        ? 'Marker: last price.'
        : `Tick: previous close, ${formatRupees(tick)}. Marker: last price.`,
  };
}

/** A year of 52 weeks may begin after a weekend and holidays. */
const SLACK = 7;

interface Given {
  readonly low: number;
  readonly high: number;
  /** The first day of the range; `null` if the record does not state it. */
  readonly first: string | null;
}

/** The range of the company's record. */
function givenRange({ high52: high, low52: low, rangeFrom }: CompanyFigures): Given | null {
  return high !== null && low !== null && low < high ? { low, high, first: rangeFrom } : null;
}

/** The range of the last year's days since their last break. */
function ownRange(year: Series): Given | null {
  const found = range(year);
  if (!isKnown(found) || found.value.low >= found.value.high) return null;
  return { low: found.value.low, high: found.value.high, first: found.span?.from ?? null };
}

/** Whether a range between two days covers 52 weeks. */
const isWhole = (first: string, to: string): boolean =>
  isYear(first, to) || (first <= to && daysBetween(monthsBefore(to, 12), first) <= SLACK);

/**
 * The 52-week range: from the company's record, else from the last year's days. If there is a break
 * in the year, or the share is younger, the label states the first day.
 */
export function yearRange(series: Series<Candle>, figures: CompanyFigures): YearRange | null {
  const newest = series.points.at(-1);
  const year = newest ? from(series, monthsBefore(newest.day, 12)) : series;
  const after = year.breaks.at(-1) ?? null;
  const given = givenRange(figures);
  // A record's range from before a break does not apply to the share after it.
  const isUsable = given && (after === null || (given.first !== null && given.first >= after.day));
  const found = isUsable ? given : ownRange(year);
  const last = figures.price ?? newest?.value ?? null;
  if (!found || last === null) return null;
  const isOfYear =
    after === null &&
    (found.first === null || (newest !== undefined && isWhole(found.first, newest.day)));
  const closes = sinceBreak(year).series.points;
  const mean = average(year, closes.length).value;
  const isAverage = closes.length > 1 && within(mean, found.low, found.high);
  const since = found.first === null ? '' : formatDate(found.first);
  return {
    label: isOfYear ? '52 weeks' : `Since ${since}${after ? ` (${causeWords(after)})` : ''}`,
    isYear: isOfYear,
    // Today's price may exceed the extremes of yesterday's record.
    low: Math.min(found.low, last),
    high: Math.max(found.high, last),
    last,
    tick: isAverage ? mean : null,
    note: isAverage
      ? `Tick: average of ${closes.length} closes, ${formatRupees(mean)}.`
      : 'Marker: last price.',
  };
}
