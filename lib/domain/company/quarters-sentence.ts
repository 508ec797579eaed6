import { moved, say, tenths } from '@/lib/tools/sentence';
import type { ResultRow } from './results';

/** Larger changes in per cent are not printed: they only show that the base was small. */
const MAX_PERCENT = 1000;

/** Whether a change on the year, in per cent, is worth its figure. */
export const isTelling = (change: number): boolean =>
  Number.isFinite(change) && Math.abs(change) < MAX_PERCENT;

/** `up 12.3% on the year`, `level on the year`; `null` for no change to compare. */
export function onTheYear(change: number | null): string | null {
  if (change === null || !isTelling(change)) return null;
  return `${moved(change, 'up/down/level', tenths)} on the year`;
}

const OF_REVENUE = [
  'Revenue {change}',
  '{count:Word quarter} of revenue',
  'No quarterly results on record',
] as const;
const OF_PROFIT = [
  'A {only} in the quarter to {period:month}',
  '{count:Word} quarters, each a loss{areLosses?}',
  '{count:Word} quarters: the latest is the one loss{isOneLoss?}',
  '{count:Word} quarters: {losses:word loss/losses}, the latest among them{isLoss?}',
  '{count:Word} quarters: {losses:word loss/losses}, then the highest profit{isHighest?}',
  '{count:Word} quarters: {losses:word loss/losses}[, the latest profit {change}]',
  '{count:Word} quarters {kind}, the latest the highest{isHighest?}',
  '{count:Word} quarters {kind}[, the latest {change}]',
] as const;

/**
 * Summarises quarters, oldest first: `Eight quarters: one loss, then the highest
 * profit`. Counts the quarters that report a net profit or loss; uses revenue where none does.
 */
export function quartersSentence(quarters: readonly ResultRow[]): string {
  const newest = quarters.at(-1);
  const profits = quarters.flatMap(({ of }) => of.netProfitCrore ?? []);
  const latest = quarters.findLast(({ of }) => of.netProfitCrore !== null);
  if (!latest) {
    const change = newest && onTheYear(newest.salesOnYear);
    return say(OF_REVENUE, { change, count: newest && quarters.length });
  }
  const [count, profit] = [profits.length, profits.at(-1) ?? 0];
  const [isLoss, losses] = [profit < 0, profits.filter((each) => each < 0).length];
  return say(OF_PROFIT, {
    ...{ count, period: latest.of.period, only: count === 1 && (isLoss ? 'loss' : 'profit') },
    ...{ losses: losses > 0 && losses, areLosses: losses === count },
    ...{ isLoss, isOneLoss: isLoss && losses === 1 },
    kind: profits.includes(0) ? 'without a loss' : 'of profit',
    isHighest: profits.slice(0, -1).every((each) => each < profit),
    change: onTheYear(latest.profitOnYear),
  });
}
