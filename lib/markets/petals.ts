import { shortName } from '@/lib/companies/names';
import { directionOf } from '@/lib/format';
import type { Company, SnapshotRow, Sourced, StockQuote } from '@/lib/provider/records';

/** One company of the flower: its change decides how far its petal reaches. */
export interface PetalShare {
  readonly symbol: string;
  readonly name: string;
  readonly changePercent: number;
  /** The trading day before, where it is known. */
  readonly dayBeforePercent: number | null;
}

/** Petals under which a flower says nothing. */
const FEWEST = 8;
/** Risers and fallers of a flower that is not an index's: as many of each as half the Nifty 50. */
const FURTHEST = 25;

/** Names of companies by symbol. */
export type NamesBySymbol = ReadonlyMap<string, Pick<Company, 'name' | 'slug'>>;

export function namesBySymbol(companies: readonly Company[] | null): NamesBySymbol {
  return new Map(
    (companies ?? []).flatMap((company) =>
      company.symbol === null ? [] : [[company.symbol, company] as const],
    ),
  );
}

type Lists = {
  /** The furthest risers and fallers first; with a note where they aren't an index's own. */
  readonly [List in 'gainers' | 'losers']: Sourced<readonly StockQuote[]> | null;
} & {
  /** All shares of the exchange: what each did the day before. */
  readonly snapshot: Sourced<readonly SnapshotRow[]> | null;
};

export interface DayFlower {
  /** Each share once, the furthest riser first and the furthest faller last. */
  readonly shares: readonly PetalShare[];
  /** The shares are not an index's own constituents. */
  readonly isPartial: boolean;
}

/** The day's flower, or `null` where too few shares are known to say anything. */
export function dayFlower(
  { gainers, losers, snapshot }: Lists,
  names: NamesBySymbol,
): DayFlower | null {
  const isPartial = Boolean(gainers?.note ?? losers?.note);
  const most = isPartial ? FURTHEST : Infinity;
  const quotes = [gainers, losers].flatMap((list) => list?.data.slice(0, most) ?? []);
  const before = new Map(snapshot?.data.map((row) => [row.symbol, row.dayBeforePercent]));
  const shares = new Map<string, PetalShare>();
  for (const { symbol, changePercent } of quotes) {
    if (changePercent === null || shares.has(symbol)) continue;
    const name = names.get(symbol)?.name;
    shares.set(symbol, {
      symbol,
      name: name ? shortName(name) : symbol,
      changePercent,
      dayBeforePercent: before.get(symbol) ?? null,
    });
  }
  if (shares.size < FEWEST) return null;
  const sorted = [...shares.values()].sort(
    (a, b) => b.changePercent - a.changePercent || (a.symbol < b.symbol ? -1 : 1),
  );
  return { shares: sorted, isPartial };
}

/** How many of them rose, as it is shown. */
export const countRisers = (shares: readonly PetalShare[]): number =>
  shares.filter((share) => directionOf(share.changePercent) === 'up').length;
