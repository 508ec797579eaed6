import { CRORE } from '@/lib/tools/format';
import type { CompanyWire } from '@/lib/provider/schemas/companies';

import { rounded } from '../change';
import type { ExchangeFolder } from '../dataset';
import { indexNameOf } from '../index-names';
import { type Company, type DayRow, newestFile } from '../query';

type Figures = Partial<CompanyWire>;

/** Rows of a share that traded as another series are the same shares. */
const SHARES = "series IN ('EQ', 'BE', 'BZ')";

function marketValue({ db, ...folder }: ExchangeFolder, symbol: string): Figures {
  const file = newestFile({ db, ...folder }, 'market_caps');
  if (!file) return {};
  const own = db.row<{ worth: number; issued: number | null }>(
    `SELECT worth, issued FROM market_caps WHERE symbol = ? AND file = ? AND worth > 0 AND ${SHARES}`,
    ...[symbol, file.file],
  );
  if (!own) return {};
  const place = db.row<{ larger: number; count: number }>(
    `SELECT count(*) FILTER (WHERE worth > ?) AS larger, count(*) AS count
     FROM market_caps WHERE file = ? AND worth > 0 AND ${SHARES}`,
    ...[own.worth, file.file],
  );
  return {
    MCAP: rounded(own.worth / CRORE),
    marketCapDate: file.date,
    ...(place && { marketCapRank: place.larger + 1, marketCapCount: place.count }),
    ...(own.issued !== null && { issuedShares: own.issued }),
  };
}

function priceEarnings(folder: ExchangeFolder, symbol: string): Figures {
  const file = newestFile(folder, 'price_earnings');
  const sql = 'SELECT pe FROM price_earnings WHERE symbol = ? AND file = ? AND pe > 0';
  const found = file && folder.db.row<{ pe: number }>(sql, symbol, file.file);
  return found ? { PE: found.pe, peDate: file.date } : {};
}

function volatility(folder: ExchangeFolder, symbol: string): Figures {
  const file = newestFile(folder, 'volatilities');
  const sql = 'SELECT annual FROM volatilities WHERE symbol = ? AND file = ? AND annual > 0';
  const found = file && folder.db.row<{ annual: number }>(sql, symbol, file.file);
  return found ? { volatility: rounded(found.annual * 100), volatilityDate: file.date } : {};
}

/** The indices whose lists name a share, the broadest last. */
const memberships = ({ db }: ExchangeFolder, symbol: string): string[] =>
  db
    .rows<{ part: string }>(
      `SELECT s.part FROM constituents c
       JOIN sources s ON s.file = c.file AND s.dataset = 'constituents'
       JOIN files f ON f.id = c.file
       WHERE c.symbol = ? ORDER BY f.rows, s.part`,
      symbol,
    )
    .flatMap(({ part }) => indexNameOf(db, part) ?? []);

/** What the exchange publishes of a company: market value, P/E, volatility, series, indices. */
export function publishedFigures(
  folder: ExchangeFolder,
  { symbol, series, listed }: Company,
): Figures {
  return {
    ...marketValue(folder, symbol),
    ...priceEarnings(folder, symbol),
    ...volatility(folder, symbol),
    ...(series && { series }),
    ...(listed && { listedOn: listed }),
    indices: memberships(folder, symbol),
  };
}

const DELIVERY_DAYS = 20;

/** What was traded and delivered of a share on its newest day, and delivered over twenty days. */
export function tradingFigures(
  { db }: ExchangeFolder,
  row: DayRow,
  securities: readonly number[],
): Figures {
  const days = db.rows<{ volume: number; delivered: number }>(
    `SELECT p.volume, p.delivered FROM sources w JOIN prices p ON p.file = w.file
     WHERE w.dataset = 'prices' AND p.security IN (SELECT value FROM json_each(?))
       AND p.delivered IS NOT NULL AND p.volume > 0
     ORDER BY w.day DESC LIMIT ?`,
    ...[JSON.stringify(securities), DELIVERY_DAYS],
  );
  const sum = (of: 'volume' | 'delivered') => days.reduce((all, day) => all + day[of], 0);
  const percent = (part: number, all: number) => Math.round((part / all) * 10_000) / 100;
  return {
    ...(row.value !== null && { turnover: rounded(row.value / CRORE) }),
    ...(row.delivered !== null && row.volume && { delivery: percent(row.delivered, row.volume) }),
    ...(days.length === DELIVERY_DAYS && { delivery20: percent(sum('delivered'), sum('volume')) }),
  };
}
