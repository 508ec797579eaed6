import type { Candle } from './records';
import type { ResultRow } from './results';

import { quarterOfYear } from './quarters';
import { indianDay } from '@/lib/tools/time';

/** The end of a reported quarter in a price history: `{ at: 61, label: 'Q2' }`. */
interface QuarterMark {
  /** Index of the candle. */
  readonly at: number;
  readonly label: string;
}

/** One mark at the last candle of each quarter that ends within the history, oldest first. */
export function quarterMarks(
  candles: readonly Candle[],
  quarters: readonly ResultRow[],
): readonly QuarterMark[] {
  return quarters.flatMap(({ of: { period } }) => {
    const label = quarterOfYear(period);
    const at = candles.findLastIndex(({ time }) => indianDay(time) <= period);
    return label && at > 0 && at < candles.length - 1 ? [{ at, label }] : [];
  });
}
