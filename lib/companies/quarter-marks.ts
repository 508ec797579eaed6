import type { Candle, Quarter } from '@/lib/provider/records';

import { quarterOfYear } from './quarters';

/** Where in a price history the reported quarters end: `{ at: 61, label: 'Q2' }`. */
export interface QuarterMark {
  /** Place among the candles. */
  readonly at: number;
  readonly label: string;
}

/** A mark at the last candle of each quarter that ends inside the history, oldest first. */
export function quarterMarks(
  candles: readonly Candle[],
  quarters: readonly Quarter[],
): readonly QuarterMark[] {
  return quarters.flatMap(({ period }) => {
    const label = quarterOfYear(period);
    const at = candles.findLastIndex(({ time }) => time.slice(0, 10) <= period);
    return label && at > 0 && at < candles.length - 1 ? [{ at, label }] : [];
  });
}
