import {
  directionOf,
  formatChangePercent,
  formatCrore,
  formatNumber,
  formatPercent,
} from '@/lib/tools/format';
import { indexName } from './names';
import type { IndexQuote } from './records';

import { moved, say } from '@/lib/tools/sentence';

export interface IndexFigure {
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

const CONTENTS =
  '[at {value:number} ({change}): ]chart of a day, a month, a year and five years[, P/E {pe:number}][{yieldPercent?}, dividend yield]';

/** The contents of an index's page, for its description. */
export const indexContents = ({ value, changePercent, day }: IndexQuote): string =>
  say(CONTENTS, {
    value,
    change: formatChangePercent(changePercent),
    pe: day?.pe || null,
    yieldPercent: day?.yieldPercent || null,
  });
