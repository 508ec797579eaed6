import { say, tenths } from '@/lib/tools/sentence';
import type { Candle, IndexPoint } from './records';
import { addDays, daysBetween, monthsBefore } from '@/lib/tools/time';

/** What a share gained or lost over a span, beside the Nifty 50 over the same days. */
export interface SpanReturn {
  readonly span: string;
  /** The day that the span begins with: the newest at or before its calendar day. */
  readonly from: string;
  readonly to: string;
  /** Rupees a share. */
  readonly change: number;
  readonly percent: number;
  readonly niftyPercent: number | null;
}

const SPANS: readonly (readonly [name: string, months: number, days: number])[] = [
  ['1 week', 0, 7],
  ['1 month', 1, 0],
  ['3 months', 3, 0],
  ['6 months', 6, 0],
  ['1 year', 12, 0],
];

/** An exchange never closes for longer; an older close belongs to another span. */
const LONGEST_BREAK = 7;

const lastAt = <Point extends { readonly time: string }>(points: readonly Point[], day: string) =>
  points.findLast(({ time }) => time.slice(0, 10) <= day);

function niftyOver(nifty: readonly IndexPoint[], from: string, to: string): number | null {
  const [first, last] = [lastAt(nifty, from), lastAt(nifty, to)];
  if (first?.time.slice(0, 10) !== from || last?.time.slice(0, 10) !== to) return null;
  return (last.value / first.value - 1) * 100;
}

/** Returns of price alone over the spans that the closes cover, the shortest first. */
export function returnsOf(
  candles: readonly Candle[],
  nifty: readonly IndexPoint[],
): readonly SpanReturn[] {
  const last = candles.at(-1);
  const to = last?.time.slice(0, 10);
  if (!last || !to) return [];
  return SPANS.flatMap(([span, months, days]) => {
    const wanted = addDays(monthsBefore(to, months), -days);
    const first = lastAt(candles, wanted);
    if (!first || daysBetween(first.time.slice(0, 10), wanted) > LONGEST_BREAK) return [];
    const from = first.time.slice(0, 10);
    return [
      {
        ...{ span, from, to },
        change: last.close - first.close,
        percent: (last.close / first.close - 1) * 100,
        niftyPercent: niftyOver(nifty, from, to),
      },
    ];
  });
}

/** States the longest return, beside the Nifty where it is known. */
export function returnsSentence(returns: readonly SpanReturn[]): string {
  const longest = returns.at(-1);
  if (!longest) return 'Returns';
  const { span, percent, niftyPercent } = longest;
  const way = (value: number) => `${value < 0 ? 'down' : 'up'} ${tenths(Math.abs(value))}`;
  return say('{own:Text} in {span}[, the Nifty 50 {nifty}]', {
    ...{ own: way(percent), span: span.replace(/^1 /, 'a ') },
    nifty: niftyPercent !== null && way(niftyPercent),
  });
}
