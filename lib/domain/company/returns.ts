import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { broken, type Figure, isKnown, missing } from '@/lib/domain/figure/figure';
import { type Before, breakIn, change, type Series, valueAt } from '@/lib/domain/figure/series';
import { causeWords } from '@/lib/domain/figure/words';
import { formatDate } from '@/lib/tools/format';
import { moved, say, tenths } from '@/lib/tools/sentence';
import { addDays, monthsBefore } from '@/lib/tools/time';

/** The return of a share over a span, with that of the Nifty 50 over the same days. */
export interface SpanReturn {
  readonly span: string;
  /** The day that the span begins with: the newest at or before its calendar day. */
  readonly from: string;
  readonly to: string;
  /** Rupees per share; `null` if there is a break in the span. */
  readonly change: number | null;
  /** In per cent. */
  readonly percent: Figure;
  readonly niftyPercent: number | null;
}

const SPANS: readonly (readonly [name: string, before: Before])[] = [
  ['1 week', { days: 7 }],
  ['1 month', { months: 1 }],
  ['3 months', { months: 3 }],
  ['6 months', { months: 6 }],
  ['1 year', { months: 12 }],
  ['5 years', { months: 60 }],
];

function returnOver(
  series: Series,
  nifty: Series | null,
  [span, { months = 0, days = 0 }]: (typeof SPANS)[number],
): readonly SpanReturn[] {
  const last = series.points.at(-1);
  const first = last && valueAt(series, addDays(monthsBefore(last.day, months), -days));
  if (!first || first === last) return [];
  const between = breakIn(series, first.day, last.day);
  const own: Figure = between ? broken(between) : change(series, first.day, last.day);
  const index = nifty ? change(nifty, first.day, last.day) : missing('unknown');
  return [
    {
      span,
      from: first.day,
      to: last.day,
      change: isKnown(own) ? last.value - first.value : null,
      percent: own,
      niftyPercent: index.value,
    },
  ];
}

/**
 * Returns of price alone over the spans that the days cover, the shortest first. A span with a
 * break says so in place of a figure.
 * @param nifty of the Nifty 50; `null` if it is not known
 */
export const returnsOf = (series: Series, nifty: Series | null): readonly SpanReturn[] =>
  SPANS.flatMap((span) => returnOver(series, nifty, span));

const PATTERNS = [
  '{own:Text} in {span}[, the Nifty 50 {nifty}]',
  'Its price before {day:date} does not compare ({cause})',
  'Returns',
] as const;

const PAST = '{own:Text} in the {span} to {to:date}[, the Nifty 50 {nifty}]';

/** States the longest return without a break, with that of the Nifty 50 if it is known. */
export function returnsSentence(returns: readonly SpanReturn[], now: MarketClock): string {
  const longest = returns.findLast(({ percent }) => isKnown(percent));
  const other = returns.find(({ percent }) => percent.value === null)?.percent;
  const day = other && !isKnown(other) && other.day;
  const way = (value: number | null) =>
    value === null ? null : moved(value, 'up/down/unchanged', tenths);
  const facts = {
    own: longest ? way(longest.percent.value) : null,
    span: longest?.span.replace(/^1 /, 'a ') ?? null,
    nifty: way(longest?.niftyPercent ?? null),
    to: longest?.to,
    day: day || null,
    cause: day && other && !isKnown(other) ? causeWords(other) : null,
  };
  if (!longest || !isOld('quote', longest.to, now)) return say(PATTERNS, facts);
  return say(PAST, { ...facts, span: longest.span.replace(/^1 /, '') });
}

/** Why a span has no return, for a cell: `demerger, 30 Apr 2026`. */
export const brokenWords = ({ percent }: SpanReturn): string | null =>
  isKnown(percent) || percent.day === null
    ? null
    : `${causeWords(percent)}, ${formatDate(percent.day)}`;
