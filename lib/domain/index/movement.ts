import { directionOf, formatPercent } from '@/lib/tools/format';

import type { IndexQuote } from './records';

/** "up 0.27%", "down 0.41%", "unchanged"; `null` for an unknown change. */
export function movement(changePercent: number | null): string | null {
  if (changePercent === null) return null;
  const direction = directionOf(changePercent);
  if (direction === 'flat') return 'unchanged';
  return `${direction} ${formatPercent(Math.abs(changePercent))}`;
}

/** The Nifty 50, or the first index that has a value. */
export function mainIndex(quotes: readonly IndexQuote[]): IndexQuote | null {
  const valued = quotes.filter((quote) => quote.value !== null);
  return valued.find((quote) => quote.name === 'Nifty 50') ?? valued[0] ?? null;
}

/** The index with the largest change, except the main one; `null` where none moved. */
export function furthestIndex(quotes: readonly IndexQuote[]): IndexQuote | null {
  const main = mainIndex(quotes);
  const moved = quotes.filter(
    (quote) => quote !== main && directionOf(quote.changePercent) !== 'flat',
  );
  const size = (quote: IndexQuote) => Math.abs(quote.changePercent ?? 0);
  return moved.reduce<IndexQuote | null>(
    (furthest, quote) => (furthest === null || size(quote) > size(furthest) ? quote : furthest),
    null,
  );
}

/** "fell the most, by 1.25%". @param changePercent of `furthestIndex` */
export function furthestMovement(changePercent: number): string {
  const verb = changePercent < 0 ? 'fell' : 'rose';
  return `${verb} the most, by ${formatPercent(Math.abs(changePercent))}`;
}
