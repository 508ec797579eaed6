import { monthsBefore } from '@/lib/tools/time';

import { readPurpose } from './action-purpose';
import { coversYear } from './coverage';
import type { Database } from './database';
import { deriveFilers } from './filings/filers';
import { deriveNavs } from './nav-figures';
import type { Exchange } from './securities';

/** Tells shares from funds where the price file has no ISIN to tell them by. */
function tellKinds(db: Database): void {
  db.run(
    `UPDATE securities SET kind = 'fund' WHERE kind IS NULL AND exchange = 'NSE'
       AND symbol IN (SELECT symbol FROM etfs)`,
  );
  db.run(
    `UPDATE securities SET kind = 'share' WHERE kind IS NULL AND exchange = 'NSE'
       AND symbol NOT GLOB '*-RE' AND symbol NOT GLOB '*-RE[0-9]'
       AND (symbol IN (SELECT symbol FROM equity_list)
         OR symbol IN (SELECT symbol FROM market_caps))`,
  );
}

/**
 * Joins each company of the list with the securities that were its share: under its symbol, under
 * those that one of its ISINs traded under, and under former symbols.
 */
function linkCompanies(db: Database): void {
  // Written out, so that SQLite looks each ISIN up: on a folder without many files it may else
  // compare every security with every other.
  const sameIsin = (exchange: Exchange) => `
    WITH own AS (
      SELECT e.symbol, e.isin FROM equity_list e
      JOIN sources o ON o.file = e.file AND o.dataset = 'equity_list'
      UNION
      SELECT e.symbol, other.isin FROM equity_list e
      JOIN sources o ON o.file = e.file AND o.dataset = 'equity_list'
      CROSS JOIN security_isins k ON k.isin = e.isin
      CROSS JOIN security_isins other ON other.security = k.security
    )
    SELECT own.symbol, '${exchange}', i.security FROM own
    CROSS JOIN security_isins i ON i.exchange = '${exchange}' AND i.isin = own.isin
    CROSS JOIN securities s ON s.id = i.security
    WHERE s.symbol = own.symbol OR s.symbol NOT IN (SELECT symbol FROM equity_list)
      OR s.exchange = 'BSE'`;
  db.run('DELETE FROM links');
  db.run(
    `INSERT OR IGNORE INTO links
     SELECT e.symbol, s.exchange, s.id FROM equity_list e
     JOIN sources o ON o.file = e.file AND o.dataset = 'equity_list'
     JOIN securities s ON s.symbol = e.symbol
     WHERE s.exchange = 'NSE' OR s.isin IS NULL OR e.isin IS NULL OR s.isin = e.isin
       OR s.isin IN (SELECT i.isin FROM security_isins i JOIN securities n ON n.id = i.security
                     WHERE n.exchange = 'NSE' AND n.symbol = e.symbol)`,
  );
  db.run(`INSERT OR IGNORE INTO links ${sameIsin('NSE')}`);
  db.run(`INSERT OR IGNORE INTO links ${sameIsin('BSE')}`);
  db.run(
    `INSERT OR IGNORE INTO links
     WITH RECURSIVE former (symbol, old) AS (
       SELECT c.symbol, c.former FROM symbol_changes c
       UNION SELECT f.symbol, c.former FROM symbol_changes c JOIN former f ON f.old = c.symbol
     )
     SELECT e.symbol, 'NSE', s.id FROM former f
     JOIN equity_list e ON e.symbol = f.symbol
     JOIN securities s ON s.exchange = 'NSE' AND s.symbol = f.old
     WHERE f.old NOT IN (SELECT symbol FROM equity_list)`,
  );
}

/** What prices before an ex-date are multiplied with, so that they compare with those after it. */
function findFactors(db: Database): void {
  const rows = db.rows<{ symbol: string; ex_day: string; purpose: string }>(
    `SELECT DISTINCT symbol, ex_day, purpose FROM actions
     WHERE purpose LIKE '%bonus%' OR purpose LIKE '%spl%' OR purpose LIKE '%sub%'`,
  );
  const found = new Map<string, Map<string, number>>();
  for (const { symbol, ex_day, purpose } of rows) {
    const { kind, factor } = readPurpose(purpose);
    if (factor === 1) continue;
    const key = `${symbol} ${ex_day}`;
    // Several files may spell one action in several ways.
    found.set(key, (found.get(key) ?? new Map<string, number>()).set(kind, factor));
  }
  db.run('DELETE FROM factors');
  for (const [key, kinds] of found) {
    const [symbol = '', day = ''] = key.split(' ');
    const factor = [...kinds.values()].reduce((all, one) => all * one, 1);
    db.run('INSERT INTO factors VALUES (?, ?, ?)', symbol, day, factor);
  }
}

/** The days of the year, and what prices of some securities on some of them are multiplied with. */
function prepareYear(db: Database, exchange: Exchange, start: string): void {
  db.run('DROP TABLE IF EXISTS temp.days');
  db.run('DROP TABLE IF EXISTS temp.adjusted');
  db.run('CREATE TEMP TABLE days (file INTEGER PRIMARY KEY, day TEXT)');
  db.run(
    `INSERT INTO temp.days SELECT w.file, w.day FROM sources w
     WHERE w.dataset = 'prices' AND w.part = ? AND w.day >= ?`,
    ...[exchange, start],
  );
  db.run(
    `CREATE TEMP TABLE adjusted (security INTEGER, day TEXT, factor REAL,
       PRIMARY KEY (security, day)) WITHOUT ROWID`,
  );
  db.run(
    `INSERT INTO temp.adjusted
     SELECT l.security, w.day, exp(sum(ln(f.factor)))
     FROM factors f JOIN temp.days w ON w.day < f.day JOIN links l ON l.symbol = f.symbol
     WHERE f.day <= (SELECT max(day) FROM temp.days) GROUP BY 1, 2`,
  );
}

/** Written out, so that SQLite walks the index of a security's prices and needs no other page. */
const TRADED = 'prices p INDEXED BY prices_security CROSS JOIN temp.days w ON w.file = p.file';
const ADJUSTED = `(SELECT DISTINCT security FROM temp.adjusted) o
  CROSS JOIN ${TRADED} AND p.security = o.security
  LEFT JOIN temp.adjusted a ON a.security = p.security AND a.day = w.day`;

function putRanges(db: Database, exchange: Exchange, rows: string, factor: string): void {
  const extreme = (way: 'max' | 'min', column: 'high' | 'low') => `
    SELECT p.security, ${way}(coalesce(p.${column}, p.close) * ${factor}) AS ${column},
      w.day AS ${column}_day, count(*) AS days
    FROM ${rows} GROUP BY p.security`;
  db.run(
    `INSERT OR REPLACE INTO ranges
     SELECT '${exchange}', h.security, high, high_day, low, low_day, h.days
     FROM (${extreme('max', 'high')}) h JOIN (${extreme('min', 'low')}) l USING (security)`,
  );
}

/**
 * The highest and lowest price of the year up to the newest day, by the exchange's own rule: from
 * the same day a year before, that day included, and adjusted for splits and bonuses. A share that
 * opened far lower without an action that explains it, or that changed its ISIN so, has none.
 */
function findRanges(db: Database, exchange: Exchange): void {
  db.run('DELETE FROM ranges WHERE exchange = ?', exchange);
  const days = db.rows<{ date: string }>(
    "SELECT day AS date FROM sources WHERE dataset = 'prices' AND part = ? ORDER BY day",
    exchange,
  );
  if (!coversYear(days)) return;
  prepareYear(db, exchange, monthsBefore(days.at(-1)?.date ?? '', 12));
  // Few securities are adjusted: looking for a factor at each row would take as long again.
  putRanges(db, exchange, TRADED, '1');
  putRanges(db, exchange, ADJUSTED, 'coalesce(a.factor, 1)');
  db.run(
    `DELETE FROM ranges WHERE exchange = '${exchange}' AND security IN (
       SELECT p.security FROM prices p JOIN temp.days w USING (file)
       JOIN securities s ON s.id = p.security
       WHERE coalesce(p.open, p.close) < 0.7 * p.previous
         AND NOT EXISTS (SELECT 1 FROM factors f JOIN links l ON l.symbol = f.symbol
                         WHERE l.security = p.security AND f.day = w.day)
         AND EXISTS (SELECT 1 FROM prices o JOIN temp.days e USING (file)
                     WHERE o.security = p.security AND e.day < w.day)
       UNION ALL
       SELECT i.security FROM security_isins i
       WHERE NOT EXISTS (SELECT 1 FROM factors f JOIN links l ON l.symbol = f.symbol
                         WHERE l.security = i.security)
       GROUP BY i.security HAVING count(*) > 1)`,
  );
}

/** Changes whenever the figures were built, so with all files but what companies file. */
export const figuresState = (db: Database): string =>
  db.row<{ state: string }>("SELECT state FROM derived WHERE name = 'figures'")?.state ?? '';

/**
 * Builds what the answers need besides the files' own rows.
 * @param isWhole whether all files are read: a range of half a year would be wrong
 * @param isFilings whether nothing but filings is new
 * @returns files that turned out to be of no company of the list
 */
export function derive(db: Database, isWhole: boolean, isFilings = false): readonly string[] {
  let refused: readonly string[] = [];
  db.transaction(() => {
    if (isFilings) {
      refused = deriveFilers(db);
      return;
    }
    tellKinds(db);
    linkCompanies(db);
    findFactors(db);
    refused = deriveFilers(db);
    deriveNavs(db);
    db.run("INSERT OR REPLACE INTO derived VALUES ('figures', hex(randomblob(8)))");
    if (!isWhole) return;
    findRanges(db, 'NSE');
    findRanges(db, 'BSE');
  });
  return refused;
}
