import {
  directionOf,
  formatChangePercent,
  formatCount,
  formatCrore,
  formatDate,
  formatNumber,
  formatPercent,
} from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';
import { indexName } from './names';
import type { IndexQuote } from './records';

import { moved, say } from '@/lib/tools/sentence';

interface IndexFigure {
  readonly label: string;
  readonly value: string;
}

/** The figures of an index's session and valuation that are known, as printed. */
export function indexFigures({ value, change, day }: IndexQuote): readonly IndexFigure[] {
  const before = value !== null && change !== null ? value - change : null;
  const figures: readonly (readonly [string, number | null | undefined, typeof formatNumber])[] = [
    ['Value', value, formatNumber],
    ['Open', day?.open, formatNumber],
    ['High', day?.high, formatNumber],
    ['Low', day?.low, formatNumber],
    ['Previous close', before, formatNumber],
    ['P/E', day?.pe, formatNumber],
    ['P/B', day?.pb, formatNumber],
    ['Dividend yield', day?.yieldPercent, formatPercent],
    ['Traded', day?.valueCrore, formatCrore],
  ];
  return figures.flatMap(([label, figure, format]) =>
    typeof figure === 'number' ? [{ label, value: format(figure) }] : [],
  );
}

const FINDINGS = ['{name} {moved} to {value:number}', '{name} at {value:number}'] as const;

/** `Nifty 50 fell 0.46% to 24,862.35`, then without the value; empty without a value. */
export function indexFindings({ name, value, changePercent }: IndexQuote): readonly string[] {
  const change = moved(changePercent, 'rose/fell/did not move') || null;
  const known = { name: indexName(name), value };
  // What did not move has come to no value.
  const isMoved = directionOf(changePercent) !== 'flat';
  return [
    say(FINDINGS, { ...known, moved: isMoved && change }),
    say('{name} {change}', { ...known, change: value !== null && change }),
  ];
}

/** What an index's page has besides the quote. */
export interface IndexParts {
  /** The day of the quote, which a sentence with its value names. */
  readonly asOf: string | null;
  readonly hasChart: boolean;
  /** The companies that are known to be in it. */
  readonly companies: number;
}

const valueOn = ({ value, changePercent }: IndexQuote, asOf: string | null): string =>
  [
    `at ${formatNumber(value)}`,
    // As in the heading: a change that is printed as 0.00% is left out.
    directionOf(changePercent) !== 'flat' &&
      changePercent !== null &&
      `(${formatChangePercent(changePercent)})`,
    asOf && `on ${formatDate(asOf)}`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * The contents of an index's page, for its description: `at 24,862.35 (−0.46%) on 21 Aug 2026: chart
 * and table of its values and P/E 22.10`. A part without data is not mentioned.
 */
export function indexContents(
  quote: IndexQuote,
  { asOf, hasChart, companies }: IndexParts,
): string {
  const { value, day } = quote;
  const contents = listed([
    hasChart && 'chart and table of its values',
    Boolean(day?.pe) && `P/E ${formatNumber(day?.pe)}`,
    Boolean(day?.yieldPercent) && `dividend yield ${formatPercent(day?.yieldPercent)}`,
    companies > 0 && `its ${formatCount(companies)} companies`,
  ]);
  return [value !== null && valueOn(quote, asOf), contents].filter(Boolean).join(': ');
}

/** The same in a title: `value, chart, P/E and companies`. */
export const indexTopics = ({ day }: IndexQuote, { hasChart, companies }: IndexParts): string =>
  listed(['value', hasChart && 'chart', Boolean(day?.pe) && 'P/E', companies > 0 && 'companies']);
