import { formatMonth, formatPercent } from '@/lib/tools/format';
import type { Quarter } from './records';

import { profitOnYear, salesOnYear } from './quarters';
import { asSentence, counted } from '@/lib/tools/phrases';

/** Larger changes in per cent are not printed: they only show that the base was small. */
const MAX_PERCENT = 1000;

/** `up 12.3% on the year`, `level on the year`; `null` for no change to compare. */
export function onTheYear(change: number | null): string | null {
  if (change === null || !Number.isFinite(change) || Math.abs(change) >= MAX_PERCENT) return null;
  const size = formatPercent(Math.abs(change), 1);
  if (size === formatPercent(0, 1)) return 'level on the year';
  return `${change > 0 ? 'up' : 'down'} ${size} on the year`;
}

function ofRevenue(quarters: readonly Quarter[]): string {
  const latest = quarters.at(-1);
  if (!latest) return 'No quarterly results on record';
  const change = onTheYear(salesOnYear(latest, quarters));
  return change
    ? `Revenue ${change}`
    : asSentence(`${counted(quarters.length, 'quarter', 'quarters')} of revenue`);
}

function ofLosses(lead: string, losses: number, count: number): string {
  if (losses === count) return `${lead}, each a loss`;
  if (losses === 1) return `${lead}: the latest is the one loss`;
  return `${lead}: ${counted(losses, 'loss', 'losses')}, the latest among them`;
}

/**
 * Summarises up to eight quarters, oldest first: `Eight quarters: one loss, then the highest
 * profit`. Counts the quarters that report a net profit or loss; uses revenue where none does.
 */
export function quartersSentence(quarters: readonly Quarter[]): string {
  const reported = quarters.filter(({ netProfitCrore }) => netProfitCrore !== null);
  const latest = reported.at(-1);
  if (!latest) return ofRevenue(quarters);
  const profits = reported.map(({ netProfitCrore }) => netProfitCrore ?? 0);
  const profit = profits.at(-1) ?? 0;
  if (profits.length === 1) {
    return `A ${profit < 0 ? 'loss' : 'profit'} in the quarter to ${formatMonth(latest.period)}`;
  }
  const losses = profits.filter((each) => each < 0).length;
  const lead = asSentence(counted(profits.length, 'quarter', 'quarters'));
  if (profit < 0) return ofLosses(lead, losses, profits.length);
  const isHighest = profits.slice(0, -1).every((each) => each < profit);
  const change = onTheYear(profitOnYear(latest, quarters));
  if (losses > 0) {
    const counting = `${lead}: ${counted(losses, 'loss', 'losses')}`;
    if (isHighest) return `${counting}, then the highest profit`;
    return change ? `${counting}, the latest profit ${change}` : counting;
  }
  const plain = `${lead} ${profits.includes(0) ? 'without a loss' : 'of profit'}`;
  if (isHighest) return `${plain}, the latest the highest`;
  return change ? `${plain}, the latest ${change}` : plain;
}
