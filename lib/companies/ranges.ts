import { formatDate, formatRupees } from '@/lib/format';
import type { Candle, CompanyFigures } from '@/lib/provider/records';

import { averageClose, coversRange, lastYear } from './history';

/** A low and a high with the last price between, and one more price to compare with. */
export interface PriceRange {
  readonly label: string;
  readonly low: number;
  readonly high: number;
  readonly last: number;
  readonly tick: number | null;
  readonly note: string;
}

const within = (value: number | null, low: number, high: number): value is number =>
  value !== null && value >= low && value <= high;

/** The close before the last candle: by the day's change, else by the candle before. */
function previousClose(
  { price, change }: CompanyFigures,
  last: number,
  candles: readonly Candle[],
): number | null {
  if (price !== null && change !== null && price === last && price - change > 0) {
    return price - change;
  }
  return candles.at(-2)?.close ?? null;
}

/** The range of the newest day; `null` where its high or low is missing or they do not differ. */
export function dayRange(candles: readonly Candle[], figures: CompanyFigures): PriceRange | null {
  const day = candles.at(-1);
  if (!day || day.low === null || day.high === null || day.low >= day.high) return null;
  const last = within(figures.price, day.low, day.high) ? figures.price : day.close;
  if (!within(last, day.low, day.high)) return null;
  const tick = previousClose(figures, last, candles);
  return {
    label: `Day, ${formatDate(day.time)}`,
    ...{ low: day.low, high: day.high, last, tick },
    note:
      tick === null
        ? 'Marker: last price.'
        : `Tick: previous close, ${formatRupees(tick)}. Marker: last price.`,
  };
}

function span(candles: readonly Candle[]): { low: number; high: number } | null {
  const low = Math.min(...candles.map((candle) => candle.low ?? candle.close));
  const high = Math.max(...candles.map((candle) => candle.high ?? candle.close));
  return candles.length > 1 && low < high ? { low, high } : null;
}

/**
 * The range of 52 weeks: the record's own figures, else those of the year's candles. Candles that
 * reach less far say since when.
 */
export function yearRange(candles: readonly Candle[], figures: CompanyFigures): PriceRange | null {
  const year = lastYear(candles);
  const { high52, low52 } = figures;
  const isGiven = high52 !== null && low52 !== null && low52 < high52;
  const range = isGiven ? { low: low52, high: high52 } : span(year);
  const last = figures.price ?? year.at(-1)?.close ?? null;
  if (!range || last === null) return null;
  const isWhole = coversRange(year, '1Y');
  const tick = isGiven && !isWhole ? null : averageClose(year);
  return {
    label: isGiven || isWhole ? '52 weeks' : `Since ${formatDate(year[0]?.time)}`,
    // A price of today may lie beyond the extremes of a record made yesterday.
    ...{ low: Math.min(range.low, last), high: Math.max(range.high, last) },
    ...{ last, tick },
    note:
      tick === null
        ? 'Marker: last price.'
        : `Tick: average of ${year.length} closes, ${formatRupees(tick)}.`,
  };
}
