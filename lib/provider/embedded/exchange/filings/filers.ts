import { groupBy } from '@/lib/domain/support/group';

import type { Database } from '../database';

import type { Filer } from './columns';

type Pair = { readonly key: string; readonly symbol: string };

const LISTED = `equity_list e
  JOIN sources o ON o.file = e.file AND o.dataset = 'equity_list'`;

/** Each list of names or numbers of companies, read once: there are few of either. */
function listsOf(db: Database) {
  const pairs = (sql: string): ReadonlyMap<string, string> =>
    new Map(db.rows<Pair>(sql).map(({ key, symbol }) => [key, symbol]));
  return {
    listed: pairs(`SELECT e.symbol AS key, e.symbol FROM ${LISTED}`),
    later: pairs(
      `SELECT s.symbol AS key, l.symbol FROM lives l JOIN securities s ON s.id = l.security
       WHERE l.exchange = 'NSE' AND s.symbol <> l.symbol
       UNION SELECT former, symbol FROM symbol_changes`,
    ),
    byCode: pairs(
      `SELECT s.code AS key, l.symbol FROM lives l JOIN securities s ON s.id = l.security
       WHERE l.exchange = 'BSE' AND s.code <> ''`,
    ),
    byIsin: pairs(`SELECT e.isin AS key, e.symbol FROM ${LISTED} WHERE e.isin IS NOT NULL`),
    byOtherFiling: pairs(
      `SELECT DISTINCT r.scrip AS key, e.symbol FROM results r JOIN ${LISTED}
       WHERE e.symbol = r.symbol AND r.scrip IS NOT NULL`,
    ),
  };
}

type Lists = ReturnType<typeof listsOf>;

/** The company that has a symbol now, or that changed it for another one. */
function bySymbol({ listed, later }: Lists, symbol: string): string | null {
  const seen = new Set<string>();
  for (let name: string | undefined = symbol; name && !seen.has(name); name = later.get(name)) {
    if (listed.has(name)) return name;
    seen.add(name);
  }
  return null;
}

const byNumber = (lists: Lists, { scripCode, isin }: Filer): string | null =>
  lists.byIsin.get(isin ?? '') ?? lists.byCode.get(scripCode ?? '') ?? null;

/** The present symbol of the company that filed; `null` if no list has it. */
const companyOf = (lists: Lists, filer: Filer): string | null =>
  bySymbol(lists, filer.symbol) ??
  lists.byCode.get(filer.scripCode ?? '') ??
  lists.byOtherFiling.get(filer.scripCode ?? '') ??
  byNumber(lists, filer);

const FILED_BY = `
  SELECT symbol, scrip AS scripCode, isin FROM results
  UNION SELECT symbol, scrip, isin FROM shareholding ORDER BY symbol`;

const SAME_FILER = 'r.symbol = ?1 AND r.scrip IS ?2 AND r.isin IS ?3';

/** Begins the reason of a filing that is read but not shown; a later list may clear it. */
const UNKNOWN = 'is not shown: it';

function refuse(db: Database, { symbol, scripCode, isin }: Filer, why: string): void {
  const rejection = { reason: `${UNKNOWN} ${why}`, rows: null, lastGoodRows: null };
  const files = `SELECT r.file FROM results r WHERE ${SAME_FILER}
    UNION SELECT r.file FROM shareholding r WHERE ${SAME_FILER}`;
  db.run(
    `UPDATE files SET rejection = ?4 WHERE rejection IS NULL AND id IN (${files})`,
    symbol,
    scripCode,
    isin,
    JSON.stringify(rejection),
  );
}

/**
 * Matches filers with the companies of the list.
 * @returns the names of the refused files
 */
export function deriveFilers(db: Database): readonly string[] {
  db.run('DELETE FROM filers');
  db.run(`UPDATE files SET rejection = NULL WHERE rejection LIKE '%"${UNKNOWN}%'`);
  const lists = listsOf(db);
  if (lists.listed.size === 0) return [];
  for (const { name: symbol, items } of groupBy(db.rows<Filer>(FILED_BY), (one) => one.symbol)) {
    const company = items.reduce<string | null>(
      (known, one) => known ?? companyOf(lists, one),
      null,
    );
    for (const filer of items) {
      const numbered = byNumber(lists, filer);
      const other = numbered === company ? null : numbered;
      if (company === null) refuse(db, filer, `names ${symbol}, which no list of companies has`);
      else if (other) refuse(db, filer, `names ${symbol} and has the number of ${other}`);
      else {
        const { scripCode, isin } = filer;
        db.run('INSERT INTO filers VALUES (?, ?, ?, ?)', symbol, scripCode, isin, company);
      }
    }
  }
  const refused = `SELECT name FROM files WHERE rejection LIKE '%"${UNKNOWN}%'`;
  return db.rows<{ name: string }>(refused).map(({ name }) => name);
}
