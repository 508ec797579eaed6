import { directionOf, formatDate, formatRupees } from '@/lib/tools/format';
import { moved, say, tenths } from '@/lib/tools/sentence';
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
  const isDown = directionOf(change, 1) === 'down';
  const turn = isDown ? longestClimb(candles) : deepestFall(candles);
  return say('{course} {span}[, with a {kind} of {turn:tenths} on the way]', {
    ...{ course: moved(change, 'Up/Down/Unchanged', tenths), span },
    ...{ kind: isDown ? 'rise' : 'fall', turn: turn >= MIN_TURN_PERCENT && turn },
  });
}

/** The chart's text alternative. */
export function chartDescription(candles: readonly Candle[]): string {
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return 'No prices';
  const highest = candles.reduce((a, b) => (b.close > a.close ? b : a));
  const lowest = candles.reduce((a, b) => (b.close < a.close ? b : a));
  const at = ({ close, time }: Candle) => `${formatRupees(close)} on ${formatDate(time)}`;
  return `Line chart of ${candles.length} closing prices, from ${at(first)} to ${at(last)}; the highest ${at(highest)}, the lowest ${at(lowest)}.`;
}
