import { isKnown, type Span } from '@/lib/domain/figure/figure';
import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { changeSince, climb, drawdown, isSpanOf, type Series } from '@/lib/domain/figure/series';
import { causeWords, sinceWords } from '@/lib/domain/figure/words';
import { directionOf, formatDate, formatRupees } from '@/lib/tools/format';
import { moved, say, tenths } from '@/lib/tools/sentence';
import type { Candle } from './records';

/** Words for spans by their months: for current prices, and for older ones. */
const SPANS_IN_WORDS: readonly (readonly [months: number, now: string, then: string])[] = [
  [1, 'in a month', 'in the month'],
  [3, 'in three months', 'in the three months'],
  [6, 'in six months', 'in the six months'],
  [12, 'in a year', 'in the year'],
  [36, 'in three years', 'in the three years'],
  [60, 'in five years', 'in the five years'],
];

/** Smallest fall or climb that the sentence mentions, in per cent. */
const MIN_TURN_PERCENT = 1;

/**
 * `in a year`, `in the year to 21 Aug 2026` of old prices, or the start of the span: `since 30 Apr
 * 2026 (demerger)`.
 */
export function spanInWords(span: Span, now: MarketClock): string {
  const isPast = isOld('quote', span.to, now);
  const named = SPANS_IN_WORDS.find(([months]) => isSpanOf(span.from, span.to, months));
  if (named && span.after === null) {
    return isPast ? `${named[2]} to ${formatDate(span.to)}` : named[1];
  }
  if (!isPast) return sinceWords(span);
  const cause = span.after ? ` (${causeWords(span.after)})` : '';
  return `from ${formatDate(span.from)}${cause} to ${formatDate(span.to)}`;
}

/**
 * Summarises prices since their last break: `Up 32.1% in a year, with a fall of 25.1% on the way`.
 * @returns `null` for fewer than two days
 */
export function chartSentence(series: Series<Candle>, now: MarketClock): string | null {
  const change = changeSince(series);
  if (!isKnown(change) || !change.span) return null;
  const isDown = directionOf(change.value, 1) === 'down';
  const [fall, rise] = [drawdown(series), climb(series)];
  const turn = isDown ? rise.value : (fall.value?.percent ?? null);
  return say('{course} {span}[, with a {kind} of {turn:tenths} on the way]', {
    course: moved(change.value, 'Up/Down/Unchanged', tenths),
    span: spanInWords(change.span, now),
    kind: isDown ? 'rise' : 'fall',
    turn: turn !== null && turn >= MIN_TURN_PERCENT && turn,
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
