import { calmName, familyKey, readName } from '@/lib/domain/fund/names';
import { etfName } from '@/lib/domain/market/etf-name';
import { CRORE } from '@/lib/tools/format';
import type { Sent } from '@/lib/domain/fields';
import type { snapshotRow } from '@/lib/domain/company/records';
import type { etf } from '@/lib/domain/market/records';

import type { EmbeddedAnswer } from '../../answer';
import { changeOf, rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { type DayRow, exchangeOf, industriesOf, newestDays, rowsOf } from '../query';
import { olderThan, publishedBySymbol } from './published';
import { quoteOf } from './quotes';
import { endOfDay, nothing } from './reply';
import { marketValuesOn } from './market-values';
import { rangesOn } from './year-range';

/** `MarketSnapshot/{exchange}`: all shares of the newest day. */
export function marketSnapshot(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const [day, before] = name ? newestDays(folder, name, 2) : [];
  if (!day) return nothing();
  const lastRows = new Map(
    before ? rowsOf(folder, before, 'share').map((row) => [row.security, row]) : [],
  );
  /** The change of the day before, if its close is this day's previous close. */
  const percentBefore = ({ security, previous }: DayRow) => {
    const last = lastRows.get(security);
    return last && last.close === previous ? changeOf(last).percent : null;
  };
  const industryOf = industriesOf(folder);
  const worths = marketValuesOn(folder, day);
  const pe = publishedBySymbol(folder, 'price_earnings');
  const data = rowsOf(folder, day, 'share').map((row): Sent<typeof snapshotRow> => {
    const symbol = row.life;
    const cap = worths.get(symbol);
    return {
      symbol,
      price: row.close,
      perchg: changeOf(row).percent,
      prevperchg: percentBefore(row),
      ...(cap?.day === day.date && { mcap: rounded(cap.worth / CRORE) }),
      ...(pe.bySymbol.has(symbol) && { pe: pe.bySymbol.get(symbol), peDate: pe.day }),
      industry: industryOf(symbol, row.isin),
    };
  });
  const note = olderThan(day.date, { 'P/E': pe });
  return endOfDay(data, day.date, note ? { note } : {});
}

/**
 * The entries of the exchange's own list of exchange-traded funds; if there are several files, the
 * newest is used.
 */
function listedEtfs({ db }: ExchangeFolder) {
  const rows = db.rows<{ symbol: string; name: string | null; underlying: string | null }>(
    `SELECT e.symbol, e.name, e.underlying FROM etfs e
     JOIN sources o ON o.file = e.file AND o.dataset = 'etfs' ORDER BY o.day`,
  );
  return new Map(rows.map((row) => [row.symbol, row]));
}

/** The data of exchange-traded funds in AMFI's list: NAVs by ISIN, and the names of the funds. */
function fundsOfAmfi({ db }: ExchangeFolder) {
  const rows = db.rows<{ isin: string | null; name: string; nav: number; navDate: string }>(
    `SELECT isin, name, nav, day AS navDate FROM fund_schemes
     WHERE nav > 0 AND day IS NOT NULL AND heading LIKE '%ETF%'`,
  );
  const named = rows.map(({ name, ...row }) => ({
    ...row,
    name: calmName(readName({ name }).family),
  }));
  const byIsin = new Map(named.map((row) => [row.isin, row]));
  const byName = new Map(named.map(({ name }) => [familyKey(name), name]));
  return { byIsin, byName };
}

/** `Etfs/{exchange}`: the exchange-traded funds of the newest day, with the NAV of AMFI's list. */
export function etfs(folder: ExchangeFolder, exchange: string): EmbeddedAnswer {
  const name = exchangeOf(exchange);
  const [day] = name ? newestDays(folder, name, 1) : [];
  if (!day || !name) return nothing();
  const [listed, amfi] = [listedEtfs(folder), fundsOfAmfi(folder)];
  const ranges = rangesOn(folder, name, day.date);
  const data = rowsOf(folder, day, 'fund').map((row): Sent<typeof etf> => {
    const own = listed.get(row.symbol);
    const range = ranges?.get(row.life);
    const fund = row.isin ? amfi.byIsin.get(row.isin) : undefined;
    const name = etfName({
      symbol: row.symbol,
      name: row.name || own?.name || row.symbol,
      underlying: own?.underlying ?? null,
    });
    return {
      ...quoteOf(row),
      name: fund?.name ?? amfi.byName.get(familyKey(name)) ?? name,
      ...(row.isin && { isin: row.isin }),
      ...(own?.underlying && { underlying: own.underlying }),
      ...(range && { high52: range.high, low52: range.low }),
      ...(fund && { nav: fund.nav, navDate: fund.navDate }),
    };
  });
  return endOfDay(data, day.date);
}
