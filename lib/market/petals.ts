import { shortName } from '@/lib/company/names';
import { directionOf } from '@/lib/format';
import type { Company, StockQuote } from '@/lib/provider/records';

/** One company of the flower: its change decides how far its petal reaches. */
export interface PetalShare {
  readonly symbol: string;
  readonly name: string;
  readonly changePercent: number;
}

/** Names of companies by symbol. */
export type NamesBySymbol = ReadonlyMap<string, Pick<Company, 'name' | 'slug'>>;

export function namesBySymbol(companies: readonly Company[] | null): NamesBySymbol {
  return new Map(
    (companies ?? []).flatMap((company) =>
      company.symbol === null ? [] : [[company.symbol, company] as const],
    ),
  );
}

/** The shares of both lists, each once, the furthest riser first and the furthest faller last. */
export function petalShares(
  gainers: readonly StockQuote[],
  losers: readonly StockQuote[],
  names: NamesBySymbol,
): readonly PetalShare[] {
  const shares = new Map<string, PetalShare>();
  for (const { symbol, changePercent } of [...gainers, ...losers]) {
    if (changePercent === null || shares.has(symbol)) continue;
    const name = names.get(symbol)?.name;
    shares.set(symbol, { symbol, name: name ? shortName(name) : symbol, changePercent });
  }
  return [...shares.values()].sort(
    (a, b) => b.changePercent - a.changePercent || (a.symbol < b.symbol ? -1 : 1),
  );
}

/** How many of them rose, as it is shown. */
export const countRisers = (shares: readonly PetalShare[]): number =>
  shares.filter((share) => directionOf(share.changePercent) === 'up').length;
