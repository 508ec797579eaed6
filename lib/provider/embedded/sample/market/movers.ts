import type { StockQuoteWire } from '@/lib/provider/schemas/market';

import { COMPANIES, type Company } from '../companies';
import { todaysCandle, turnoverCrore, yearRange } from './candles';
import { exchangeOf } from './exchanges';
import { indexByName } from './indices';
import { quoteOf, stockQuote } from './quotes';

export const MOVER_KINDS = ['Gain', 'Loss', 'Volume', 'Value', 'High52', 'Low52'] as const;
export type MoverKind = (typeof MOVER_KINDS)[number];

interface Ranking {
  holds: (company: Company) => boolean;
  /** Highest first. */
  rank: (company: Company) => number;
}

const perchg = (company: Company): number => quoteOf(company).perchg;

const RANKINGS: Readonly<Record<MoverKind, Ranking>> = {
  Gain: { holds: (company) => perchg(company) > 0, rank: perchg },
  Loss: { holds: (company) => perchg(company) < 0, rank: (company) => -perchg(company) },
  Volume: { holds: () => true, rank: (company) => todaysCandle(company).volume },
  Value: { holds: () => true, rank: (company) => turnoverCrore(todaysCandle(company)) },
  High52: {
    holds: (company) => todaysCandle(company).high >= yearRange(company).high,
    rank: perchg,
  },
  Low52: {
    holds: (company) => todaysCandle(company).low <= yearRange(company).low,
    rank: (company) => -perchg(company),
  },
};

function basketOf(exchange: 'nse' | 'bse', name: string): readonly Company[] | null {
  if (name.trim().toLowerCase() === 'all') return COMPANIES;
  const index = indexByName(name);
  return index?.exchange === exchange ? index.members() : null;
}

/**
 * The shares of an index (or `All` of an exchange) that lead a ranking on the sample day: risers,
 * fallers, most traded by shares or by rupees, at a 52-week high or low.
 * @param size how many at most
 * @returns `null` for an exchange or index that the sample does not hold
 */
export function movers(
  exchange: string,
  index: string,
  kind: MoverKind,
  size: number,
): StockQuoteWire[] | null {
  const market = exchangeOf(exchange);
  const basket = market && basketOf(market, index);
  if (!basket) return null;
  const { holds, rank } = RANKINGS[kind];
  return basket
    .filter(holds)
    .map((company) => ({ company, place: rank(company) }))
    .sort((a, b) => b.place - a.place || (a.company.symbol < b.company.symbol ? -1 : 1))
    .slice(0, Math.max(0, Math.floor(size)))
    .map(({ company }) => stockQuote(company));
}
