import { formatDate, formatPercent, formatRupees } from '@/lib/tools/format';
import type { Candle } from './records';

import { changeOver, coversRange, deepestFall, longestClimb, type StockRange } from './history';

const SPANS_IN_WORDS: Readonly<Record<StockRange, string>> = {
  '1M': 'in a month',
  '1Y': 'in a year',
  '5Y': 'in five years',
};

/** Smallest fall or climb that the sentence mentions, in per cent. */
const MIN_TURN_PERCENT = 1;

/** `in a year`, or `since` the first day where the candles do not span the range. */
export function spanInWords(candles: readonly Candle[], range: StockRange): string {
  return coversRange(candles, range)
    ? SPANS_IN_WORDS[range]
    : `since ${formatDate(candles[0]?.time)}`;
}

/**
 * Summarises a price chart: `Up 32.1% in a year, with a fall of 25.1% on the way`.
 * @returns `null` for fewer than two candles
 */
export const chartSentence = (candles: readonly Candle[], range: StockRange): string | null =>
  courseOver(candles, spanInWords(candles, range));

/** The same for a span in words: `in three months`. */
export function courseOver(candles: readonly Candle[], span: string): string | null {
  const change = changeOver(candles);
  if (change === null) return null;
  const size = formatPercent(Math.abs(change), 1);
  const isLevel = size === formatPercent(0, 1);
  const isUp = change > 0;
  const turn = isUp || isLevel ? deepestFall(candles) : longestClimb(candles);
  const lead = isLevel ? `Unchanged ${span}` : `${isUp ? 'Up' : 'Down'} ${size} ${span}`;
  if (turn < MIN_TURN_PERCENT) return lead;
  const kind = isUp || isLevel ? 'fall' : 'rise';
  return `${lead}, with a ${kind} of ${formatPercent(turn, 1)} on the way`;
}

/** The chart's text alternative. */
export function chartDescription(candles: readonly Candle[]): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return 'No prices';
  const highest = candles.reduce((a, b) => (b.close > a.close ? b : a));
  const lowest = candles.reduce((a, b) => (b.close < a.close ? b : a));
  const at = ({ close, time }: Candle) => `${formatRupees(close)} on ${formatDate(time)}`;
  return (
    `Line chart of ${candles.length} closing prices, from ${at(first)} to ${at(last)}; ` +
    `the highest ${at(highest)}, the lowest ${at(lowest)}.`
  );
}
