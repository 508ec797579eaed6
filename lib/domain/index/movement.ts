import { directionOf, formatPercent } from '@/lib/tools/format';
import { say } from '@/lib/tools/sentence';

import type { IndexQuote } from './records';

/** The Nifty 50, or the first index that has a value. */
export function mainIndex(quotes: readonly IndexQuote[]): IndexQuote | null {
  const valued = quotes.filter((quote) => quote.value !== null);
  return valued.find((quote) => quote.name === 'Nifty 50') ?? valued[0] ?? null;
}

/** The index with the largest change, except the main one; `null` if none moved. */
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

const DAY = [
  '{noneOf} {verb}[; {name} {furthest}]',
  'Both {isBoth?}{many} {verb}[; {name} {furthest}]',
  'All {allOf:word} {many} {verb}[; {name} {furthest}]',
  '{rose:count} of {known:count} {many} {verb}[; {name} {furthest}]',
] as const;

/** The words for a count: `sector`, `sectors`, and the verb: `rose on average`. */
interface Counted {
  readonly one: string;
  readonly many: string;
  readonly verb: string;
}

/**
 * How many of some rose, and which moved the most: `7 of 22 sectors rose; Realty fell the most, by
 * 2.10%`, `No sector rose`, `All eight sectors rose`. Then the same without the figure, and without the
 * clause. Empty if no change is known.
 */
export function riseFindings(
  all: readonly Pick<IndexQuote, 'name' | 'changePercent'>[],
  { one, many, verb }: Counted,
): readonly string[] {
  const known = all.flatMap(({ name, changePercent: change }) =>
    change === null ? [] : { name, change },
  );
  const [furthest] = known.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  if (!furthest) return [];
  const { name, change } = furthest;
  const rose = known.filter((each) => directionOf(each.change) === 'up').length;
  const facts = {
    noneOf: rose === 0 && `No ${one}`,
    isBoth: rose === 2 && known.length === 2,
    allOf: known.length > 2 && rose === known.length && rose,
    rose,
    known: known.length,
    many,
    verb,
    name,
  };
  const movements =
    known.length > 1 && directionOf(change) !== 'flat'
      ? [furthestMovement(change), change < 0 ? 'fell most' : 'rose most', null]
      : [null];
  return movements.map((movement) => say(DAY, { ...facts, furthest: movement }));
}
