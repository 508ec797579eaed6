import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { moved, say, tenths } from '@/lib/tools/sentence';

import { drawnQuarters, type ResultRow } from './results';

/** Larger changes in per cent are not printed: they only show that the base was small. */
const MAX_PERCENT = 1000;

/** Whether a change on the year, in per cent, is worth its figure. */
export const isComparableGrowth = (change: number): boolean =>
  Number.isFinite(change) && Math.abs(change) < MAX_PERCENT;

/** `up 12.3% on the year`, `level on the year`; `null` for no change to compare. */
export function onTheYear(change: number | null): string | null {
  if (change === null || !isComparableGrowth(change)) return null;
  return `${moved(change, 'up/down/level', tenths)} on the year`;
}

/** The quarters of a drawing that have a figure, and whether some between them have none. */
interface CountedQuarters {
  readonly rows: readonly ResultRow[];
  readonly hasGap: boolean;
}

/** @param most places of the drawing; a quarter without a report takes a place */
export function countedQuarters(quarters: readonly ResultRow[], most: number): CountedQuarters {
  const places = drawnQuarters(quarters, most);
  const rows = places.flatMap(({ row }) => (row && row.profitCrore !== null ? [row] : []));
  return { rows, hasGap: rows.length < places.length };
}

const OLD = 'Results on record end with {period:month}';
const OF_REVENUE = [
  'Revenue {change}',
  '{count:Word quarter} of revenue',
  'No quarterly results on record',
] as const;
const WITH_GAP = [
  'A {only} in the quarter to {period:month}',
  'A loss in each of the {count:word} quarters on record{areLosses?}',
  'A profit in each of the {count:word} quarters on record{areProfits?}',
  '{losses:Word loss/losses} in the {count:word} quarters on record',
  'No loss in the {count:word} quarters on record',
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
 * Summarises the newest quarters: `Eight quarters: one loss, then the highest profit`. Quarters
 * that report a net profit or loss are counted, not the places of a drawing; revenue if none does.
 * Results past their maximum age are not called the latest.
 * @param quarters oldest first
 * @param most places of the drawing
 */
export function quartersSentence(
  quarters: readonly ResultRow[],
  most: number,
  now: MarketClock,
): string {
  const newest = quarters.at(-1);
  if (newest && isOld('results', newest.of.period, now)) {
    return say(OLD, { period: newest.of.period });
  }
  const { rows, hasGap } = countedQuarters(quarters, most);
  const latest = rows.at(-1);
  if (!latest) {
    const change = newest && onTheYear(newest.salesOnYear);
    return say(OF_REVENUE, { change, count: newest && drawnQuarters(quarters, most).length });
  }
  const profits = rows.map(({ profitCrore }) => profitCrore ?? 0);
  const [count, profit] = [profits.length, profits.at(-1) ?? 0];
  const [isLoss, losses] = [profit < 0, profits.filter((each) => each < 0).length];
  const facts = {
    count,
    period: latest.of.period,
    only: count === 1 && (isLoss ? 'loss' : 'profit'),
    losses: losses > 0 && losses,
    areLosses: losses === count,
    areProfits: profits.every((each) => each > 0),
    isLoss,
    isOneLoss: isLoss && losses === 1,
    kind: profits.includes(0) ? 'without a loss' : 'of profit',
    isHighest: profits.slice(0, -1).every((each) => each < profit),
    change: onTheYear(latest.profitOnYear),
  };
  return hasGap ? say(WITH_GAP, facts) : say(OF_PROFIT, facts);
}
