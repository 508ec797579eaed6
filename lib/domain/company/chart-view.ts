import type { Candle } from './records';
import { parameter, type SearchParameters, withQuery } from '@/lib/tools/parameters';
import { daysBetween, monthsBefore, indianDay } from '@/lib/tools/time';

import { drawable } from './history';

/** The ranges that a chart may have an address for, the shortest first. */
export const CHART_RANGES = ['1M', '3M', '6M', '1Y', '3Y', '5Y', 'Max'] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

const MONTHS = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 } as const;

/**
 * A range counts as covered if the data begin at most this many days after its first day: weeks and
 * holidays.
 */
const SLACK = 7;

/** The parameters of a chart's address: `?range=6M&chart=candles&prices=as-traded`. */
export interface ChartView {
  readonly range: ChartRange;
  readonly chart: 'line' | 'candles';
  readonly prices: 'adjusted' | 'as-traded';
}

const OWN: ChartView = { range: '1Y', chart: 'line', prices: 'adjusted' };

/** The chart in an address; `null` if it selects none. */
export function readChartView(query: SearchParameters): ChartView | null {
  const given = parameter(query, 'range');
  const range = CHART_RANGES.find((one) => one.toLowerCase() === given.toLowerCase());
  const isCandles = parameter(query, 'chart') === 'candles';
  const isTraded = parameter(query, 'prices') === 'as-traded';
  if (!range && !isCandles && !isTraded) return null;
  return {
    range: range ?? OWN.range,
    chart: isCandles ? 'candles' : OWN.chart,
    prices: isTraded ? 'as-traded' : OWN.prices,
  };
}

/** The query of a chart's address; blank for the page's own. @param changes to the current one */
export function chartQuery(view: ChartView | null, changes: Partial<ChartView>): '' | `?${string}` {
  const { range, chart, prices } = { ...OWN, ...view, ...changes };
  return withQuery('', {
    range: range === OWN.range ? '' : range,
    chart: chart === OWN.chart ? '' : chart,
    prices: prices === OWN.prices ? '' : prices,
  });
}

/** The histories of one year and of five, as the provider has them. */
export interface Histories {
  readonly '1Y': readonly Candle[] | null | undefined;
  readonly '5Y': readonly Candle[] | null | undefined;
}

/** The days of a range, oldest first; `null` if they do not reach back to its first day. */
function daysOf(candles: readonly Candle[], range: ChartRange): readonly Candle[] | null {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last || candles.length < 2) return null;
  if (range === 'Max') return candles;
  const start = monthsBefore(indianDay(last.time), MONTHS[range]);
  if (daysBetween(start, indianDay(first.time)) > SLACK) return null;
  return candles.filter(({ time }) => indianDay(time) >= start);
}

/** All known days: only those of the year if the five years do not reach further back. */
function allDays(year: readonly Candle[], five: readonly Candle[]): readonly Candle[] {
  const [first, other] = [five[0], year[0]];
  const isFurther = first && (!other || daysBetween(first.time, other.time) > SLACK);
  return isFurther ? five : year;
}

/**
 * The ranges that the days cover, each with its candles. The last range is all days, if they reach
 * more than a week further back than the longest other range.
 */
export function coveredRanges(histories: Histories): ReadonlyMap<ChartRange, readonly Candle[]> {
  const [year, five] = [drawable(histories['1Y']), drawable(histories['5Y'])];
  const covered = new Map<ChartRange, readonly Candle[]>();
  for (const range of CHART_RANGES) {
    // Five years may come week by week: the days of the year are finer.
    const days =
      range === 'Max'
        ? daysOf(allDays(year, five), range)
        : (daysOf(year, range) ?? daysOf(five, range));
    const longest = [...covered.values()].at(-1)?.[0];
    const isFurther = !longest || (days?.[0] && daysBetween(days[0].time, longest.time) > SLACK);
    if (days && days.length > 1 && isFurther) covered.set(range, days);
  }
  return covered;
}

/** The range that is shown: the requested one, else a year, else the longest. */
export const shownRange = (
  covered: ReadonlyMap<ChartRange, unknown>,
  asked: ChartRange,
): ChartRange | null =>
  [asked, OWN.range].find((range) => covered.has(range)) ?? [...covered.keys()].at(-1) ?? null;
