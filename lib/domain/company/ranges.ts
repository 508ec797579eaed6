import { formatDate, formatRupees } from '@/lib/tools/format';
import type { CompanyFigures } from './figures';
import type { Candle } from './records';

import { averageClose, coversRange, lastYear } from './history';

/** A low, a high, the last price between them, and a price to compare with (`tick`). In rupees. */
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

/** The previous close: the price less the day's change, else the close of the candle before. */
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

/** What the change of a day compares with: on its first day a share has no close before. */
export const changeBase = ({ listedOn }: Pick<CompanyFigures, 'listedOn'>, day: string): string =>
  listedOn !== null && day.startsWith(listedOn)
    ? 'the base price of its first day'
    : 'the previous close';

/** The range of the newest day; `null` where high or low is missing or both are equal. */
export function dayRange(candles: readonly Candle[], figures: CompanyFigures): PriceRange | null {
  const day = candles.at(-1);
  if (!day || day.low === null || day.high === null || day.low >= day.high) return null;
  const last = within(figures.price, day.low, day.high) ? figures.price : day.close;
  if (!within(last, day.low, day.high)) return null;
  const isFirst = figures.listedOn !== null && day.time.startsWith(figures.listedOn);
  const tick = isFirst ? null : previousClose(figures, last, candles);
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
 * The 52-week range: from the company's record, else from the last year's candles. The label names the
 * first day where the candles cover less than a year.
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
    // Today's price may exceed the extremes of yesterday's record.
    ...{ low: Math.min(range.low, last), high: Math.max(range.high, last) },
    ...{ last, tick },
    note:
      tick === null
        ? 'Marker: last price.'
        : `Tick: average of ${year.length} closes, ${formatRupees(tick)}.`,
  };
}
