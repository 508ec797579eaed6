import type {
  EtfWire,
  FundNavWire,
  SnapshotRowWire,
  StockQuoteWire,
} from '@/lib/provider/schemas/market';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf, rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { rowsOf, type DayRow, type DayTable } from '../day-table';
import { companyOf, dayBefore, exchangeOf, findRow, lastDay } from '../lookup';
import type { Exchange } from '../securities';
import { endOfDay, nothing } from './reply';

const RUPEES_IN_A_CRORE = 1e7;

/** A row as a stock quote. A renamed share goes by the symbol that its company page has now. */
export function quoteOf(folder: ExchangeFolder, exchange: Exchange, row: DayRow): StockQuoteWire {
  const { change, percent } = changeOf(row);
  return {
    symbol: companyOf(folder, exchange, row)?.symbol ?? row.symbol,
    close_price: row.close,
    netchg: change,
    perchg: percent,
    volume: row.volume,
    value: row.value === null ? null : rounded(row.value / RUPEES_IN_A_CRORE),
  };
}

/** The change of the day before, where the files hold that very day: its close is this day's previous. */
function dayBeforePercent(row: DayRow, before: DayTable | null): number | null {
  const last = before && findRow(before, [row.symbol]);
  return last && last.close === row.previous ? changeOf(last).percent : null;
}

/** `MarketSnapshot/{exchange}`: all shares of the newest day. Market value and PE are in no file. */
export function marketSnapshot(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const day = name && lastDay(folder, name);
  if (!day) return nothing();
  const before = dayBefore(folder, name);
  const data = rowsOf(day, 'share').map((row): SnapshotRowWire => {
    const company = companyOf(folder, name, row);
    const symbol = company?.symbol ?? row.symbol;
    return {
      symbol,
      price: row.close,
      perchg: changeOf(row).percent,
      prevperchg: dayBeforePercent(row, before),
      industry: company?.industry ?? folder.industryFor(symbol, row.isin),
    };
  });
  return endOfDay(data, day.date);
}

/** `Etfs/{exchange}`: the exchange-traded funds of the newest day. */
export function etfs(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const day = name && lastDay(folder, name);
  if (!day) return nothing();
  const data = rowsOf(day, 'fund').map((row): EtfWire => ({
    ...quoteOf(folder, name, row),
    name: row.name || row.symbol,
  }));
  return endOfDay(data, day.date);
}

/** `FundNavs`: every scheme of AMFI's file, each with the day of its own value. */
export function fundNavs(folder: ExchangeFolder): EmbeddedAnswer {
  const data = folder.funds.rows.map((row): FundNavWire => ({ ...row }));
  return endOfDay(data, folder.funds.date);
}
