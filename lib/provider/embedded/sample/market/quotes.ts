import type { SnapshotRowWire, StockQuoteWire } from '@/lib/provider/schemas/market';

import { COMPANIES, type Company } from '../companies';
import { todaysCandle, turnoverCrore } from './candles';
import { isExchange } from './exchanges';
import { trailingEarnings } from './earnings';
import { percent, round2 } from './rounding';
import { closeBack } from './series';

/** Price and change of a day, in rupees and per cent. */
export interface Quote {
  price: number;
  change: number;
  perchg: number;
}

/**
 * A share's quote: the change is against the close of the trading day before.
 * @param back trading days before the sample day
 */
export function quoteOf(company: Company, back = 0): Quote {
  const price = closeBack(company, back);
  const before = closeBack(company, back + 1);
  const change = round2(price - before);
  return { price, change, perchg: percent(change, before) };
}

/** Market value in ₹ crore. */
export function marketValue(company: Company): number {
  return round2(closeBack(company, 0) * company.sharesCrore);
}

/** Price to the earnings of the last four quarters; `null` where they are a loss. */
export function priceToEarnings(company: Company): number | null {
  const earnings = trailingEarnings(company);
  return earnings > 0 ? round2(closeBack(company, 0) / earnings) : null;
}

/** A share's quote as the feed sends it: volume in shares, value in ₹ crore. */
export function stockQuote(company: Company): StockQuoteWire {
  const { price, change, perchg } = quoteOf(company);
  const candle = todaysCandle(company);
  return {
    symbol: company.symbol,
    close_price: price,
    netchg: change,
    perchg,
    volume: candle.volume,
    value: turnoverCrore(candle),
  };
}

let rows: SnapshotRowWire[] | undefined;

/** All shares of an exchange on the sample day; an empty list for an unknown exchange. */
export function marketSnapshot(exchange: string): SnapshotRowWire[] {
  if (!isExchange(exchange)) return [];
  rows ??= COMPANIES.map((company) => {
    const { price, perchg } = quoteOf(company);
    return {
      symbol: company.symbol,
      price,
      perchg,
      prevperchg: quoteOf(company, 1).perchg,
      mcap: marketValue(company),
      pe: priceToEarnings(company),
      industry: company.industry,
    };
  });
  return rows.map((row) => ({ ...row }));
}
