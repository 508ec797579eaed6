import type { ExchangeFolder } from './dataset';
import type { Exchange, SecurityKind } from './securities';

/** An exchange as a call spells it, or `null`. */
export function exchangeOf(name: string): Exchange | null {
  const exchange = name.trim().toUpperCase();
  return exchange === 'NSE' || exchange === 'BSE' ? exchange : null;
}

/** A day with prices, and the file whose rows they are. */
export interface Day {
  readonly date: string;
  readonly file: number;
}

/** The newest days of an exchange, newest first, up to one of them where it is given. */
export function newestDays(
  { db }: ExchangeFolder,
  exchange: Exchange,
  count: number,
  upTo = '9999',
): Day[] {
  return db.rows<Day>(
    `SELECT day AS date, file FROM sources
     WHERE dataset = 'prices' AND part = ? AND day <= ? ORDER BY day DESC LIMIT ?`,
    exchange,
    upTo,
    count,
  );
}

/** The newest day of an exchange. */
export const lastDay = (folder: ExchangeFolder, exchange: Exchange): Day | null =>
  newestDays(folder, exchange, 1)[0] ?? null;

/** Companies are quoted from the NSE; from the BSE only if the folder has no day of the NSE. */
export function homeExchange(folder: ExchangeFolder): Exchange {
  return !lastDay(folder, 'NSE') && lastDay(folder, 'BSE') ? 'BSE' : 'NSE';
}

/**
 * A share's or a fund's day. Prices in rupees as traded; `previous` compares with them and is
 * `null` if no previous close does.
 */
export interface DayRow {
  readonly security: number;
  /** The symbol that it traded under. */
  readonly symbol: string;
  /** Its present symbol: in the equity list, or after a renaming. */
  readonly life: string;
  readonly isin: string | null;
  readonly name: string;
  readonly code: string;
  readonly series: string;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  readonly previous: number | null;
  readonly volume: number | null;
  /** Rupees traded. */
  readonly value: number | null;
  readonly trades: number | null;
  readonly delivered: number | null;
}

const DAY_ROW = `
  SELECT p.security, s.symbol, s.isin, s.name, s.code, p.series, p.open, p.high, p.low, p.close,
    CASE WHEN o.file IS NULL THEN p.previous ELSE o.previous END AS previous,
    p.volume, p.value, p.trades, p.delivered, l.symbol AS life
  FROM prices p JOIN securities s ON s.id = p.security JOIN lives l ON l.security = p.security
  LEFT JOIN previous_closes o ON o.file = p.file AND o.security = p.security`;

/** All shares, or all funds, of a day, by symbol. */
export const rowsOf = ({ db }: ExchangeFolder, day: Day, kind: SecurityKind): DayRow[] =>
  db.rows<DayRow>(`${DAY_ROW} WHERE p.file = ? AND s.kind = ? ORDER BY s.symbol`, day.file, kind);

export interface Company {
  readonly symbol: string;
  readonly name: string;
  readonly series: string;
  readonly isin: string | null;
  readonly face_value: number | null;
  readonly listed: string | null;
}

const COMPANY = `
  SELECT symbol, name, series, isin, face_value, listed FROM equity_list
  WHERE file = (SELECT file FROM sources WHERE dataset = 'equity_list')`;

/** Every company of the equity list, in its order. */
export const companiesOf = ({ db }: ExchangeFolder): Company[] =>
  db.rows<Company>(`${COMPANY} ORDER BY place`);

export const companyBySymbol = ({ db }: ExchangeFolder, symbol: string): Company | undefined =>
  db.row<Company>(`${COMPANY} AND symbol = ?`, symbol);

/** The securities under which a share or fund traded over the years, its present one first. */
export function securitiesOf({ db }: ExchangeFolder, exchange: Exchange, code: string): number[] {
  const own = db.rows<{ id: number }>(
    `SELECT s.id FROM lives l JOIN securities s ON s.id = l.security
     WHERE l.symbol = ? AND l.exchange = ? ORDER BY s.symbol <> l.symbol, s.id`,
    code,
    exchange,
  );
  return own.map(({ id }) => id);
}

/** A company's row of a day, under the first of its securities that traded. */
export function dayRowOf(folder: ExchangeFolder, day: Day, securities: readonly number[]) {
  for (const security of securities) {
    const sql = `${DAY_ROW} WHERE p.file = ? AND p.security = ?`;
    const row = folder.db.row<DayRow>(sql, day.file, security);
    if (row) return row;
  }
  return null;
}

/**
 * The present symbol of each one that a file may name: lists of some months ago have former ones.
 * @returns the symbol itself if nothing else is known
 */
export function presentSymbols({ db }: ExchangeFolder): (symbol: string) => string {
  const renamed = new Map(
    db
      .rows<{ former: string; symbol: string }>(
        `SELECT s.symbol AS former, l.symbol FROM lives l JOIN securities s ON s.id = l.security
         WHERE l.exchange = 'NSE' AND s.symbol <> l.symbol`,
      )
      .map(({ former, symbol }) => [former, symbol]),
  );
  return (symbol) => renamed.get(symbol) ?? symbol;
}

/** The symbols that a company has and had, as a JSON list. */
export function symbolsOf({ db }: ExchangeFolder, symbol: string): string {
  const found = db.rows<{ symbol: string }>(
    `SELECT s.symbol FROM lives l JOIN securities s ON s.id = l.security
     WHERE l.symbol = ? AND l.exchange = 'NSE' ORDER BY s.symbol <> l.symbol`,
    symbol,
  );
  return JSON.stringify([...new Set([symbol, ...found.map((one) => one.symbol)])]);
}

/** The industry of each symbol and ISIN that a list of constituents names. */
export function industriesOf(folder: ExchangeFolder) {
  const { db, industryOf } = folder;
  const present = presentSymbols(folder);
  const rows = db.rows<{ symbol: string; isin: string | null; industry: string }>(
    `SELECT c.symbol, c.isin, c.industry FROM constituents c
     JOIN sources s ON s.file = c.file AND s.dataset = 'constituents'
     JOIN files f ON f.id = c.file
     WHERE c.industry IS NOT NULL ORDER BY f.modified DESC, c.place`,
  );
  const [byIsin, bySymbol] = [new Map<string, string>(), new Map<string, string>()];
  for (const { symbol, isin, industry } of rows) {
    if (isin && !byIsin.has(isin)) byIsin.set(isin, industry);
    if (!bySymbol.has(present(symbol))) bySymbol.set(present(symbol), industry);
  }
  return (symbol: string, isin: string | null): string | null =>
    (isin && byIsin.get(isin)) || bySymbol.get(symbol) || industryOf?.(symbol) || null;
}

/** The file of the newest day of a dataset, up to a day if it is given. */
export const newestFile = (
  { db }: ExchangeFolder,
  dataset: string,
  upTo = '9999',
): Day | undefined =>
  db.row<Day>(
    `SELECT day AS date, file FROM sources WHERE dataset = ? AND day <= ?
     ORDER BY day DESC LIMIT 1`,
    dataset,
    upTo,
  );
