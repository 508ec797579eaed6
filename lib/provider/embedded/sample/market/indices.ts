import type { IndexQuoteWire } from '@/lib/provider/schemas/market';

import type { Company } from '../companies';
import { SAMPLE_CLOSE } from '../day';
import { freeFloat } from './free-float';
import { BSE_INDICES, type IndexRow, NSE_INDICES } from './index-table';
import { percent, round2 } from './rounding';
import { closeBack } from './series';

export interface SampleIndex {
  name: string;
  exchange: 'nse' | 'bse';
  /** The close on the sample day; earlier values follow from the members' prices. */
  close: number;
  members: () => readonly Company[];
  aliases?: readonly string[];
}

function toIndices(exchange: SampleIndex['exchange'], rows: readonly IndexRow[]): SampleIndex[] {
  return rows.map(([name, close, members, ...aliases]) => {
    let known: readonly Company[] | undefined;
    return { name, exchange, close, members: () => (known ??= members()), aliases };
  });
}

export const INDICES: readonly SampleIndex[] = [
  ...toIndices('nse', NSE_INDICES),
  ...toIndices('bse', BSE_INDICES),
];

const plain = (name: string): string => name.replace(/\s+/g, '').toLowerCase();

const BY_NAME: ReadonlyMap<string, SampleIndex> = new Map(
  INDICES.flatMap((index) =>
    [index.name, ...(index.aliases ?? [])].map((name) => [plain(name), index] as const),
  ),
);

/** The index of a name, matched without regard to case and blanks. */
export function indexByName(name: string): SampleIndex | undefined {
  return BY_NAME.get(plain(name));
}

/** What the free float of an index's members was worth some trading days ago, in ₹ crore. */
function basketValue(index: SampleIndex, daysBack: number): number {
  return index
    .members()
    .reduce(
      (sum, company) =>
        sum + company.sharesCrore * freeFloat(company.symbol) * closeBack(company, daysBack),
      0,
    );
}

/** An index's close some trading days before the sample day, from its members' free-float value. */
export function indexBack(index: SampleIndex, daysBack: number): number {
  if (daysBack === 0) return index.close;
  return round2((index.close * basketValue(index, daysBack)) / basketValue(index, 0));
}

/** An index's quote as the feed sends it. */
function indexQuote(index: SampleIndex): IndexQuoteWire {
  const before = indexBack(index, 1);
  const change = round2(index.close - before);
  return {
    IndexName: index.name,
    Currentprice: index.close,
    pricediff: change,
    prechange: percent(change, before),
    asOf: SAMPLE_CLOSE,
  };
}

/** All sample indices of an exchange, its headline index first. */
export function indexQuotes(exchange: 'bse' | 'nse'): IndexQuoteWire[] {
  return INDICES.filter((index) => index.exchange === exchange).map(indexQuote);
}
