import { formatChangePercent, formatCrore, formatNumber, formatPercent } from '@/lib/tools/format';
import type { IndexQuote } from './records';

import { movement } from '@/lib/domain/index/movement';

export interface IndexFigure {
  readonly label: string;
  readonly value: string;
}

/** The figures of an index's session and valuation that are known, as they are printed. */
export function indexFigures({ value, change, day }: IndexQuote): readonly IndexFigure[] {
  const before = value !== null && change !== null ? value - change : null;
  const figures: readonly (readonly [string, number | null | undefined, typeof formatNumber])[] = [
    ['Open', day?.open, formatNumber],
    ['High', day?.high, formatNumber],
    ['Low', day?.low, formatNumber],
    ['Close before', before, formatNumber],
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
export function indexLead({ value, changePercent }: IndexQuote): string | null {
  if (value === null) return null;
  const moved = movement(changePercent);
  return `${formatNumber(value)} points${moved ? `, ${moved} on the day` : ''}.`;
}

/** What the page of an index holds, for its description. */
export function indexContents({ value, changePercent, day }: IndexQuote): string {
  const at =
    value === null ? null : `at ${formatNumber(value)} (${formatChangePercent(changePercent)})`;
  const parts = [
    'chart of a day, a month, a year and five years',
    ...(day?.pe ? [`P/E ${formatNumber(day.pe)}`] : []),
    ...(day?.yieldPercent ? ['dividend yield'] : []),
  ];
  return [at, parts.join(', ')].filter(Boolean).join(': ');
}
