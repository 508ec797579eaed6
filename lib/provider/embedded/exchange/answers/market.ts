import type { EtfWire, SnapshotRowWire } from '@/lib/provider/schemas/market';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf, rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { type DayRow, exchangeOf, industriesOf, newestDays, rowsOf } from '../query';
import { publishedBySymbol } from './published';
import { quoteOf } from './quotes';
import { endOfDay, nothing } from './reply';

const RUPEES_IN_A_CRORE = 1e7;

/** `MarketSnapshot/{exchange}`: all shares of the newest day. */
export function marketSnapshot(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const [day, before] = name ? newestDays(folder, name, 2) : [];
  if (!day) return nothing();
  const lastRows = new Map(
    before ? rowsOf(folder, before, 'share').map((row) => [row.security, row]) : [],
  );
  /** The change of the day before, where its close is this day's previous one. */
  const percentBefore = ({ security, previous }: DayRow) => {
    const last = lastRows.get(security);
    return last && last.close === previous ? changeOf(last).percent : null;
  };
  const industryOf = industriesOf(folder);
  const worth = publishedBySymbol(folder, 'market_caps').bySymbol;
  const pe = publishedBySymbol(folder, 'price_earnings').bySymbol;
  const data = rowsOf(folder, day, 'share').map((row): SnapshotRowWire => {
    const symbol = row.company ?? row.symbol;
    const cap = worth.get(symbol);
    return {
      symbol,
      price: row.close,
      perchg: changeOf(row).percent,
      prevperchg: percentBefore(row),
      ...(cap !== undefined && { mcap: rounded(cap / RUPEES_IN_A_CRORE) }),
      ...(pe.has(symbol) && { pe: pe.get(symbol) }),
      industry: industryOf(symbol, row.isin),
    };
  });
  return endOfDay(data, day.date);
}

/** `Etfs/{exchange}`: the exchange-traded funds of the newest day. */
export function etfs(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const [day] = name ? newestDays(folder, name, 1) : [];
  if (!day) return nothing();
  const names = new Map(
    folder.db
      .rows<{ symbol: string; name: string | null }>('SELECT symbol, name FROM etfs')
      .flatMap(({ symbol, name: found }) => (found ? [[symbol, found] as const] : [])),
  );
  const data = rowsOf(folder, day, 'fund').map((row): EtfWire => ({
    ...quoteOf(row),
    name: row.name || names.get(row.symbol) || row.symbol,
  }));
  return endOfDay(data, day.date);
}
