import type { Candle, CompanyAction, IndexPoint } from './records';
import { type Series, seriesOf, sinceBreak } from '@/lib/domain/figure/series';
import { daysBetween, indianDay } from '@/lib/tools/time';

export type StockRange = '1M' | '1Y' | '5Y';

export const STOCK_RANGES: readonly StockRange[] = ['1M', '1Y', '5Y'];

/** Lowest price of a share in rupees: one paisa. */
export const MIN_PRICE = 0.01;

/** Candles with a valid date and price, oldest first; the last one for each time. */
export function drawable(candles: readonly Candle[] | null | undefined): readonly Candle[] {
  const byTime = new Map<number, Candle>();
  for (const candle of candles ?? []) {
    const time = Date.parse(candle.time);
    if (Number.isFinite(time) && candle.close >= MIN_PRICE && candle.close < Infinity) {
      byTime.set(time, candle);
    }
  }
  return [...byTime].sort(([a], [b]) => a - b).map(([, candle]) => candle);
}

/**
 * A share's days as a series.
 * @param actions of the company, in the exchange's words
 * @param isAdjusted whether the days are adjusted for splits and bonus issues
 */
export const priceSeries = (
  candles: readonly Candle[],
  actions: readonly CompanyAction[] = [],
  isAdjusted = true,
): Series<Candle> =>
  seriesOf(
    candles.map((candle) => ({
      day: indianDay(candle.time),
      value: candle.close,
      first: candle.open,
      low: candle.low,
      high: candle.high,
      breaks: candle.breaks,
      of: candle,
    })),
    { kind: 'share', actions, isAdjusted },
  );

/** The days of a series as candles. */
export const candlesOf = ({ points }: Series<Candle>): readonly Candle[] =>
  points.map(({ of }) => of);

/** The days since the last break; all where fewer than two are since then. */
export function comparableCandles(series: Series<Candle>): readonly Candle[] {
  const since = candlesOf(sinceBreak(series).series);
  return since.length > 1 ? since : candlesOf(series);
}

/** Points of an index or a fund as candles that only have closes. */
export const asCandles = (points: readonly IndexPoint[]): readonly Candle[] =>
  points.map(({ time, value }) => ({
    time,
    close: value,
    open: null,
    high: null,
    low: null,
    volume: null,
    valueCrore: null,
    deliverable: null,
  }));

/** Whether one history begins more than a week before another; weekly ones start a few days late. */
export function reachesFurther(candles: readonly Candle[], than: readonly Candle[]): boolean {
  const [first, other] = [candles[0], than[0]];
  return first !== undefined && other !== undefined && daysBetween(first.time, other.time) > 7;
}

/** The days of a year, preceded by the older candles of a longer history, which may be weekly. */
export function withEarlier(year: readonly Candle[], longer: readonly Candle[]): readonly Candle[] {
  const [first] = year;
  return first ? [...longer.filter(({ time }) => time < first.time), ...year] : longer;
}
