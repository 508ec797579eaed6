import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { shortName } from '@/lib/domain/company/names';
import { directionOf } from '@/lib/tools/format';
import type { SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { Constituent } from '@/lib/domain/index/records';
import type { Sourced } from '@/lib/domain/sourced';

/** One company of the flower; its change is the length of its petal. */
export interface PetalShare {
  readonly symbol: string;
  readonly name: string;
  readonly changePercent: number;
  /** Change on the previous trading day in per cent, if known. */
  readonly dayBeforePercent: number | null;
}

/** Fewest shares that a flower is drawn for. */
const MIN_PETALS = 8;
/** Risers and fallers of a flower that shows no whole index: half the Nifty 50 each. */
const MAX_PER_SIDE = 25;

type Lists = {
  /** Sorted by change; with a note if they are not the constituents of an index. */
  readonly [List in 'gainers' | 'losers']: Sourced<readonly StockQuote[]> | null;
} & {
  /** All shares of the exchange, for their change on the previous day. */
  readonly snapshot: Sourced<readonly SnapshotRow[]> | null;
  /** The companies of the index: one that did not change is on neither list. */
  readonly members: Sourced<readonly Constituent[]> | null;
};

export interface DayFlower {
  /** Each share once, from the largest rise to the largest fall. */
  readonly shares: readonly PetalShare[];
  /** Whether the shares are not all constituents of one index. */
  readonly isPartial: boolean;
}

/** The shares of the day's flower; `null` for fewer than eight. */
export function dayFlower(
  { gainers, losers, snapshot, members }: Lists,
  names: NamesBySymbol,
): DayFlower | null {
  const isPartial = Boolean(gainers?.note ?? losers?.note);
  const most = isPartial ? MAX_PER_SIDE : Infinity;
  const rows = new Map(snapshot?.data.map((row) => [row.symbol, row]));
  const listed = [gainers, losers].flatMap((list) => list?.data.slice(0, most) ?? []);
  const others = (isPartial ? [] : (members?.data ?? [])).flatMap(
    ({ symbol }) => rows.get(symbol) ?? [],
  );
  const quotes: readonly Pick<StockQuote, 'symbol' | 'changePercent'>[] = [...listed, ...others];
  const shares = new Map<string, PetalShare>();
  for (const { symbol, changePercent } of quotes) {
    if (changePercent === null || shares.has(symbol)) continue;
    const name = names.get(symbol)?.name;
    shares.set(symbol, {
      symbol,
      name: name ? shortName(name) : symbol,
      changePercent,
      dayBeforePercent: rows.get(symbol)?.dayBeforePercent ?? null,
    });
  }
  if (shares.size < MIN_PETALS) return null;
  const sorted = [...shares.values()].sort(
    (a, b) => b.changePercent - a.changePercent || (a.symbol < b.symbol ? -1 : 1),
  );
  return { shares: sorted, isPartial };
}

/** The number of shares whose printed change is a rise. */
export const countRisers = (shares: readonly PetalShare[]): number =>
  shares.filter((share) => directionOf(share.changePercent) === 'up').length;
