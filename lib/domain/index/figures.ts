import { formatChangePercent, formatCrore, formatNumber, formatPercent } from '@/lib/tools/format';
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

/** `24,862.35 points, down 0.46% on the day.` */
export const indexLead = ({ value, changePercent }: IndexQuote): string | null =>
  say('{value:number} points[, {moved} on the day].', { value, moved: moved(changePercent) }) ||
  null;

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
