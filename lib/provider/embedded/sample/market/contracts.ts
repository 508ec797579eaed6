import type { ContractWire } from '@/lib/provider/schemas/market';
import { daysBetween } from '@/lib/time';

import { SAMPLE_DAY } from '../day';
import { seededRandom } from '../random';
import { members, NIFTY_50 } from './baskets';
import { COMMODITIES, CURRENCIES, type FutureRow } from './contracts-table';
import { CURRENCY_EXPIRIES, EQUITY_EXPIRIES } from './expiries';
import { indexBack, indexByName } from './indices';
import { marketValue } from './quotes';
import { percent } from './rounding';
import { closeBack } from './series';

interface Underlying {
  symbol: string;
  spot: number;
  before: number;
  /** Open contracts of the near month. */
  openInterest: number;
  /** What a year's holding adds to the price, as a fraction. */
  carry: number;
  tick: number;
  unit?: string;
}

/** How open interest spreads over near, next and far month when the near one is about to expire. */
const MONTHS = [1, 0.55, 0.06] as const;

function toFuture(underlying: Underlying, expiry: string, month: number): ContractWire {
  const { symbol, spot, before, carry, tick, unit } = underlying;
  const random = seededRandom(`future ${symbol} ${expiry}`);
  const ahead = 1 + (carry * daysBetween(SAMPLE_DAY, expiry)) / 365 + 0.0004 * random.normal();
  const quoted = (price: number): number => Number((Math.round(price / tick) * tick).toFixed(4));
  const price = quoted(spot * ahead);
  const earlier = quoted(before * ahead);
  const change = Number((price - earlier).toFixed(4));
  const openInterest = Math.round(
    underlying.openInterest * (MONTHS[month] ?? 0.05) * random.between(0.85, 1.15),
  );
  const shift = month === 0 ? random.between(-0.16, -0.03) : random.between(-0.02, 0.22);
  return {
    symbol,
    expiry,
    price,
    change,
    perchg: percent(change, earlier),
    openInterest,
    oiChange: Math.round(openInterest * shift),
    volume: Math.round(openInterest * random.between(0.25, 0.7)),
    ...(unit && { unit }),
  };
}

/** Index futures of NSE: symbol, the sample index that stands behind it, open contracts. */
const INDEX_FUTURES = [
  ['NIFTY', 'NIFTY 50', 198_000],
  ['BANKNIFTY', 'NIFTY BANK', 61_000],
  ['FINNIFTY', 'NIFTY FINANCIAL SERVICES', 1_900],
  ['MIDCPNIFTY', 'NIFTY MIDCAP SELECT', 23_000],
  ['NIFTYNXT50', 'NIFTY NEXT 50', 900],
] as const;

function indexUnderlyings(): Underlying[] {
  return INDEX_FUTURES.flatMap(([symbol, name, openInterest]) => {
    const index = indexByName(name);
    if (!index) return [];
    const before = indexBack(index, 1);
    return { symbol, spot: index.close, before, openInterest, carry: 0.062, tick: 0.05 };
  });
}

function stockUnderlyings(): Underlying[] {
  return members(NIFTY_50).map((company) => ({
    symbol: company.symbol,
    spot: closeBack(company, 0),
    before: closeBack(company, 1),
    openInterest: 9_000 + marketValue(company) / 12,
    carry: 0.066,
    tick: 0.05,
  }));
}

/**
 * Index and stock futures of NSE on the sample day, three expiries each: prices in ₹ (points for an
 * index), open interest and volume in contracts.
 */
export function derivativeSnapshot(): ContractWire[] {
  return [...indexUnderlyings(), ...stockUnderlyings()].flatMap((underlying) =>
    EQUITY_EXPIRIES.map((expiry, month) => toFuture(underlying, expiry, month)),
  );
}

function fromRow(row: FutureRow, expiries: readonly string[]): ContractWire[] {
  const [symbol, spot, move, openInterest, carry, tick, unit] = row;
  const underlying = {
    symbol,
    spot,
    before: spot / (1 + move / 100),
    openInterest,
    carry,
    tick,
    unit,
  };
  return expiries.map((expiry, month) => toFuture(underlying, expiry, month));
}

/** Currency futures of NSE on the sample day, three expiries each: ₹ for the unit named. */
export function currencySnapshot(): ContractWire[] {
  return CURRENCIES.flatMap((row) => fromRow(row, CURRENCY_EXPIRIES));
}

/** Commodity futures of the kind that trade on MCX on the sample day: ₹ for the unit named. */
export function commoditySnapshot(): ContractWire[] {
  return COMMODITIES.flatMap(({ row, expiries }) => fromRow(row, expiries));
}
