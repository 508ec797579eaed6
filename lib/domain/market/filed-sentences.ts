import type { FiledResult } from '@/lib/domain/company/records';
import { salesWord } from '@/lib/domain/company/results';
import { moved, say, tenths } from '@/lib/tools/sentence';

const FINDING = [
  '{companies:count company/companies} filed results[: {more:none} with more profit than a year before, {less:none} with less]',
] as const;

/**
 * `12 companies filed results: eight with more profit than a year before, three with less`, then
 * without the second half; empty without a company.
 */
export function filedFindings(rows: readonly FiledResult[]): readonly string[] {
  const changes = rows.flatMap(({ profitGrowthPercent }) => profitGrowthPercent ?? []);
  const facts = {
    companies: rows.length > 0 && rows.length,
    less: changes.filter((change) => change <= 0).length,
  };
  const more = changes.length > 1 && changes.filter((change) => change > 0).length;
  return [more, false as const].map((known) => say(FINDING, { ...facts, more: known }));
}

const TOLD = [
  '{sales}[, {salesChange}][; net {kind} {size:crore}][, {profitChange}]',
  'Net {kind} {size:crore}[, {profitChange}]',
] as const;

/** A filing in words: */
export function filedInWords(row: FiledResult): string {
  const { salesCrore: sales, netProfitCrore: profit } = row;
  return say(TOLD, {
    sales: say('{word} {sales:crore}', { word: salesWord(row), sales }),
    kind: (profit ?? 0) < 0 ? 'loss' : 'profit',
    size: profit === null ? null : Math.abs(profit),
    salesChange: moved(row.salesGrowthPercent, 'up/down/unchanged', tenths),
    profitChange: moved(row.profitGrowthPercent, 'up/down/unchanged', tenths),
  });
}
