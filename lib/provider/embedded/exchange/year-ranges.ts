import { monthsBefore } from '@/lib/tools/time';

import { coversYear } from './coverage';
import type { Database } from './database';
import type { Exchange } from './securities';

/** The days of the year, and, for some lives, the factors of their prices and their first day. */
function prepareYear(db: Database, exchange: Exchange, start: string): void {
  for (const table of ['days', 'adjusted', 'begun', 'older'])
    db.run(`DROP TABLE IF EXISTS temp.${table}`);
  db.run('CREATE TEMP TABLE days (file INTEGER PRIMARY KEY, day TEXT)');
  db.run(
    `INSERT INTO temp.days SELECT w.file, w.day FROM sources w
     WHERE w.dataset = 'prices' AND w.part = ? AND w.day >= ?`,
    exchange,
    start,
  );
  // A share that did not trade in the first days of the year but before them has the whole year.
  db.run('CREATE TEMP TABLE older (symbol TEXT PRIMARY KEY) WITHOUT ROWID');
  db.run(
    `INSERT INTO temp.older SELECT l.symbol FROM lives l
     WHERE l.exchange = ?1 AND EXISTS (
       SELECT 1 FROM sources w JOIN prices p ON p.file = w.file AND p.security = l.security
       WHERE w.dataset = 'prices' AND w.part = ?1 AND w.day < ?2) GROUP BY l.symbol`,
    exchange,
    start,
  );
  db.run('CREATE TEMP TABLE begun (symbol TEXT PRIMARY KEY, day TEXT) WITHOUT ROWID');
  db.run(
    `INSERT INTO temp.begun SELECT symbol, max(day) FROM breaks
     WHERE day <= (SELECT max(day) FROM temp.days) GROUP BY symbol`,
  );
  db.run(
    `CREATE TEMP TABLE adjusted (symbol TEXT, day TEXT, factor REAL,
       PRIMARY KEY (symbol, day)) WITHOUT ROWID`,
  );
  db.run(
    `INSERT INTO temp.adjusted
     SELECT f.symbol, w.day, exp(sum(ln(f.factor)))
     FROM factors f JOIN temp.days w ON w.day < f.day
     WHERE f.day <= (SELECT max(day) FROM temp.days) GROUP BY 1, 2`,
  );
}

/** Written out, so that SQLite walks the index of a security's prices and needs no other page. */
const TRADED = `lives l CROSS JOIN prices p INDEXED BY prices_security ON p.security = l.security
  CROSS JOIN temp.days w ON w.file = p.file`;
const PLAIN = `l.symbol NOT IN (SELECT symbol FROM temp.adjusted)
  AND l.symbol NOT IN (SELECT symbol FROM temp.begun)`;

/** @param start SQL of the first day of the range of a life with older prices */
function putRanges(
  db: Database,
  exchange: Exchange,
  rows: string,
  factor: string,
  start: string,
): void {
  const extreme = (way: 'max' | 'min', column: 'high' | 'low') => `
    SELECT l.symbol, ${way}(coalesce(p.${column}, p.close) * ${factor}) AS ${column},
      w.day AS ${column}_day
    FROM ${rows} GROUP BY l.symbol`;
  db.run(
    `INSERT INTO ranges
     SELECT '${exchange}', h.symbol, high, high_day, low, low_day,
       CASE WHEN h.symbol IN (SELECT symbol FROM temp.older) THEN ${start} ELSE n.first_day END,
       n.days
     FROM (${extreme('max', 'high')}) h JOIN (${extreme('min', 'low')}) o USING (symbol)
     JOIN (SELECT l.symbol, min(w.day) AS first_day, count(*) AS days
           FROM ${rows} GROUP BY l.symbol) n USING (symbol)`,
  );
}

/**
 * The highest and lowest price of each life in the year up to the newest day, by the exchange's own
 * rule: from the same day a year before, that day included, and adjusted for splits and bonus
 * issues. After a break the range begins with its day.
 */
export function findRanges(db: Database, exchange: Exchange): void {
  db.run('DELETE FROM ranges WHERE exchange = ?', exchange);
  const days = db.rows<{ date: string }>(
    "SELECT day AS date FROM sources WHERE dataset = 'prices' AND part = ? ORDER BY day",
    exchange,
  );
  if (!coversYear(days)) return;
  const start = monthsBefore(days.at(-1)?.date ?? '', 12);
  prepareYear(db, exchange, start);
  const own = `l.exchange = '${exchange}'`;
  // Few lives are adjusted or broken: looking for both at each row would take as long again.
  putRanges(db, exchange, `${TRADED} WHERE ${own} AND ${PLAIN}`, '1', `'${start}'`);
  putRanges(
    db,
    exchange,
    `${TRADED} LEFT JOIN temp.adjusted a ON a.symbol = l.symbol AND a.day = w.day
     LEFT JOIN temp.begun b ON b.symbol = l.symbol
     WHERE ${own} AND NOT (${PLAIN}) AND w.day >= coalesce(b.day, '')`,
    'coalesce(a.factor, 1)',
    `max('${start}', coalesce((SELECT b.day FROM temp.begun b WHERE b.symbol = h.symbol), ''))`,
  );
}
