import type { Database } from './database';
import type { Exchange } from './securities';

const LISTED = `equity_list e
  JOIN sources o ON o.file = e.file AND o.dataset = 'equity_list'`;

/** Distinguishes shares from funds if the price file has no ISIN to decide it. */
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

/** Joins each company of the list with the securities of its symbol. */
function linkSymbols(db: Database): void {
  db.run(
    `INSERT OR IGNORE INTO links
     SELECT e.symbol, s.exchange, s.id FROM ${LISTED}
     JOIN securities s ON s.symbol = e.symbol
     WHERE s.exchange = 'NSE' OR s.isin IS NULL OR e.isin IS NULL OR s.isin = e.isin
       OR s.isin IN (SELECT i.isin FROM security_isins i JOIN securities n ON n.id = i.security
                     WHERE n.exchange = 'NSE' AND n.symbol = e.symbol)`,
  );
}

/** Joins each company with the securities that one of its ISINs traded under. */
function linkIsins(db: Database, exchange: Exchange): void {
  // Written out, so that SQLite looks each ISIN up: on a folder without many files it may otherwise
  // compare every security with every other.
  db.run(
    `INSERT OR IGNORE INTO links
     WITH own AS (
       SELECT e.symbol, e.isin FROM ${LISTED}
       UNION
       SELECT e.symbol, other.isin FROM ${LISTED}
       CROSS JOIN security_isins k ON k.isin = e.isin
       CROSS JOIN security_isins other ON other.security = k.security
     )
     SELECT own.symbol, '${exchange}', i.security FROM own
     CROSS JOIN security_isins i ON i.exchange = '${exchange}' AND i.isin = own.isin
     CROSS JOIN securities s ON s.id = i.security
     WHERE s.symbol = own.symbol OR s.symbol NOT IN (SELECT symbol FROM equity_list)
       OR s.exchange = 'BSE'`,
  );
}

/** Joins each company with the securities of the symbols that the exchange's list says it had. */
function linkChanges(db: Database): void {
  db.run(
    `INSERT OR IGNORE INTO links
     WITH RECURSIVE former (symbol, old) AS (
       SELECT c.symbol, c.former FROM symbol_changes c
       UNION SELECT f.symbol, c.former FROM symbol_changes c JOIN former f ON f.old = c.symbol
     )
     SELECT e.symbol, 'NSE', s.id FROM ${LISTED}
     JOIN former f ON f.symbol = e.symbol
     JOIN securities s ON s.exchange = 'NSE' AND s.symbol = f.old
     WHERE f.old NOT IN (SELECT symbol FROM equity_list)`,
  );
}

interface FirstDay {
  readonly security: number;
  readonly symbol: string;
  readonly session: number;
  readonly previous: number;
}

interface LastDay extends Omit<FirstDay, 'previous'> {
  readonly close: number;
}

/** Sessions between the last day of a symbol and the first of the next: a holiday file or two lack. */
const MOST_SESSIONS = 3;

const OWN_DAYS = `
  WITH days AS (
    SELECT file, row_number() OVER (ORDER BY day) AS session FROM sources
    WHERE dataset = 'prices' AND part = 'NSE'
  ), spans AS (
    SELECT p.security, min(d.session) AS first, max(d.session) AS last
    FROM days d JOIN prices p ON p.file = d.file GROUP BY p.security
  )`;

/** Securities whose first day is not the first of all, and which are in no life of another one yet. */
const FIRST_DAYS = `${OWN_DAYS}
  SELECT s.id AS security, s.symbol, n.first AS session, p.previous
  FROM spans n JOIN securities s ON s.id = n.security JOIN days d ON d.session = n.first
  JOIN prices p ON p.file = d.file AND p.security = s.id
  WHERE n.first > 1 AND p.previous > 0`;

/** Securities that ended before the newest day, under symbols that no company of the list has. */
const LAST_DAYS = `${OWN_DAYS}
  SELECT s.id AS security, s.symbol, n.last AS session, p.close
  FROM spans n JOIN securities s ON s.id = n.security JOIN days d ON d.session = n.last
  JOIN prices p ON p.file = d.file AND p.security = s.id
  WHERE n.last < (SELECT max(session) FROM days)
    AND s.symbol NOT IN (SELECT symbol FROM equity_list)
    AND s.symbol NOT GLOB '*-RE' AND s.symbol NOT GLOB '*-RE[0-9]'
    AND s.id NOT IN (SELECT security FROM links)`;

/**
 * Securities that go on under a new symbol without a list that says so: the last close under the
 * former one is to the paisa the previous close of the first day under the new one. If several
 * match, none is used.
 * @returns the former security of each new one
 */
function renamed(db: Database): ReadonlyMap<number, FirstDay> {
  const ended = db.rows<LastDay>(LAST_DAYS);
  const byFormer = new Map<number, FirstDay[]>();
  for (const first of db.rows<FirstDay>(FIRST_DAYS)) {
    const fitting = ended.filter(
      ({ session, close, security }) =>
        security !== first.security &&
        session < first.session &&
        first.session - session <= MOST_SESSIONS &&
        Math.abs(close - first.previous) < 0.005,
    );
    const [former] = fitting;
    if (!former || fitting.length > 1) continue;
    byFormer.set(former.security, [...(byFormer.get(former.security) ?? []), first]);
  }
  return new Map(
    [...byFormer].flatMap(([former, [first, ...more]]) =>
      first && more.length === 0 ? [[former, first] as const] : [],
    ),
  );
}

/** Adds the former securities of those that were renamed, and of those before them. */
function linkRenamed(db: Database): void {
  const later = renamed(db);
  const insert = `INSERT OR IGNORE INTO links
    SELECT coalesce((SELECT symbol FROM links WHERE security = ?1), ?2), 'NSE', ?3`;
  for (const former of later.keys()) {
    let newest = later.get(former);
    const seen = new Set([former]);
    while (newest && later.has(newest.security) && !seen.has(newest.security)) {
      seen.add(newest.security);
      newest = later.get(newest.security);
    }
    if (newest) db.run(insert, newest.security, newest.symbol, former);
  }
}

/** A renamed fund is in no list of shares: the kind of one of its symbols is that of all. */
function shareKinds(db: Database): void {
  db.run(
    `UPDATE securities SET kind = (
       SELECT o.kind FROM lives l JOIN lives m ON m.symbol = l.symbol AND m.exchange = l.exchange
       JOIN securities o ON o.id = m.security
       WHERE l.security = securities.id AND o.kind IS NOT NULL LIMIT 1)
     WHERE kind IS NULL`,
  );
}

/**
 * New funds are in no list for weeks: the exchange's list of funds may be older than they are. A
 * security that traded only in series EQ, both before and after the newest listing in the equity
 * list, and is in no list of shares is not a company, so it is a fund. A share that left the
 * exchange before then may have left the list too, and a share that came later may not be in it
 * yet: these are not classified.
 */
function tellNewFunds(db: Database): void {
  db.run(
    `WITH listed AS (
       SELECT max(e.listed) AS newest FROM ${LISTED}
     ), days AS (
       SELECT p.security, min(o.day) AS first, max(o.day) AS last, min(p.series) AS series,
         max(p.series) AS other
       FROM securities s JOIN prices p ON p.security = s.id
       JOIN sources o ON o.file = p.file AND o.dataset = 'prices' AND o.part = 'NSE'
       WHERE s.kind IS NULL AND s.exchange = 'NSE' GROUP BY p.security
     )
     UPDATE securities SET kind = 'fund'
     WHERE kind IS NULL AND exchange = 'NSE'
       AND symbol NOT GLOB '*-RE' AND symbol NOT GLOB '*-RE[0-9]'
       AND symbol NOT IN (SELECT symbol FROM equity_list)
       AND id IN (SELECT security FROM days, listed
                  WHERE series = 'EQ' AND other = 'EQ' AND first <= newest AND last >= newest)`,
  );
}

/**
 * Finds the securities that were one share or fund over the years: under its symbol, under those
 * that one of its ISINs traded under, under former symbols of the exchange's list, and under those
 * that it was renamed from. Every figure covers the whole life.
 */
export function deriveLives(db: Database): void {
  tellKinds(db);
  db.run('DELETE FROM links');
  linkSymbols(db);
  linkIsins(db, 'NSE');
  linkIsins(db, 'BSE');
  linkChanges(db);
  linkRenamed(db);
  db.run('DELETE FROM lives');
  db.run(
    `INSERT INTO lives SELECT s.id, s.exchange,
       coalesce((SELECT min(l.symbol) FROM links l WHERE l.security = s.id), s.symbol)
     FROM securities s`,
  );
  shareKinds(db);
  tellNewFunds(db);
}
