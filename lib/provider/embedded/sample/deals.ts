import { CRORE } from '@/lib/tools/format';
import type { DatedWire } from '@/lib/provider/embedded/answer';
import type { Sent } from '@/lib/domain/fields';
import type { deal, shareDay } from '@/lib/domain/market/records';

import { sampleShares } from './market-day';
import { seededRandom, type SeededRandom } from './random';
import { companyBySymbol } from './records';
import { datedSample } from './sessions';
import { round2 } from './stock-history';

export const DEAL_KINDS = ['bulk', 'block', 'short'] as const;
type DealKind = (typeof DEAL_KINDS)[number];

/** A bulk deal is more than this part of a company's shares. */
const BULK_PART = 0.005;
/** Bulk deals are in companies worth less than this, in ₹ crore. */
const LARGEST_CRORE = 60_000;
/** A block deal is at least this much, in ₹ crore. */
const BLOCK_CRORE = 25;

const figureOf = (value: unknown): number => Number(value ?? 0);

const clientOf = (random: SeededRandom): string =>
  `Sample ${['Capital Fund', 'Trading House', 'Insurance Fund', 'Family Trust'][Math.floor(random.between(0, 4))]} ${1 + Math.floor(random.between(0, 40))}`;

/** A price within the session's range. */
function priceOf({ high, low }: Sent<typeof shareDay>, random: SeededRandom): number {
  return round2(random.between(figureOf(low), figureOf(high)));
}

function bulkDeals(
  shares: readonly Sent<typeof shareDay>[],
  random: SeededRandom,
): Sent<typeof deal>[] {
  return shares.flatMap((share) => {
    const company = companyBySymbol(String(share.symbol));
    if (!company || company.marketValue > LARGEST_CRORE) return [];
    const least = company.sharesCrore * CRORE * BULK_PART;
    const most = figureOf(share.volume) * 0.8;
    if (least >= most) return [];
    const quantity = Math.round(random.between(least, most));
    const deal = { symbol: share.symbol, quantity, price: priceOf(share, random) };
    const side = random.next() < 0.5 ? ('BUY' as const) : ('SELL' as const);
    return [{ ...deal, client: clientOf(random), side }];
  });
}

/** Block deals have a buyer and a seller of the same shares at one price. */
function blockDeals(
  shares: readonly Sent<typeof shareDay>[],
  random: SeededRandom,
): Sent<typeof deal>[] {
  return shares.flatMap((share) => {
    const most = figureOf(share.value) / 4;
    if (most < BLOCK_CRORE || random.next() > 0.08) return [];
    const price = priceOf(share, random);
    const quantity = Math.ceil((random.between(BLOCK_CRORE, most) * CRORE) / price);
    const deal = { symbol: share.symbol, quantity, price };
    return [
      { ...deal, client: clientOf(random), side: 'BUY' as const },
      { ...deal, client: clientOf(random), side: 'SELL' as const },
    ];
  });
}

const shortSales = (
  shares: readonly Sent<typeof shareDay>[],
  random: SeededRandom,
): Sent<typeof deal>[] =>
  shares.flatMap(({ symbol, volume }) => {
    if (random.next() > 0.08) return [];
    return [{ symbol, quantity: 1 + Math.round(figureOf(volume) * random.between(0, 0.004)) }];
  });

const DEALS = { bulk: bulkDeals, block: blockDeals, short: shortSales } as const;

/** The sample's large deals of a session: each within the price and the volume of its share. */
export const largeDeals = (kind: DealKind, on: string): DatedWire<Sent<typeof deal>> =>
  datedSample(on, (day) => DEALS[kind](sampleShares(day), seededRandom(`${kind} ${day}`)));
