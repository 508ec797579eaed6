import type { BhavRow } from './bhavcopy';
import type { Database, Value } from './database';
import type { Content } from './formats';
import { forgetSchemes, insertNavs } from './nav-store';
import type { Exchange } from './securities';
import { FILE_TABLES } from './tables';

/** The last good content of a file in the database. */
export interface StoredFile {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly is_list: number;
  readonly day: string | null;
  readonly stamp: string;
  readonly modified: number | null;
  readonly rows: number;
  /** A `Rejection` as JSON. */
  readonly rejection: string | null;
}

export const storedFile = (db: Database, name: string): StoredFile | undefined =>
  db.row<StoredFile>('SELECT * FROM files WHERE name = ?', name);

/** All files that the database knows, by name. */
export const storedFiles = (db: Database): Map<string, StoredFile> =>
  new Map(db.rows<StoredFile>('SELECT * FROM files').map((file) => [file.name, file]));

const questionMarks = (count: number): string => Array.from({ length: count }, () => '?').join();

/** The numbers of symbols by database and exchange; they never change. */
const known = new WeakMap<Database, Record<Exchange, Map<string, number>>>();

function numbersOf(db: Database, exchange: Exchange): Map<string, number> {
  const both = known.get(db) ?? { NSE: new Map(), BSE: new Map() };
  known.set(db, both);
  return both[exchange];
}

function securityOf(db: Database, exchange: Exchange, day: string, row: BhavRow): number {
  const numbers = numbersOf(db, exchange);
  const { symbol, isin, name, code, kind } = row;
  let id = numbers.get(symbol);
  if (id === undefined) {
    db.run(
      `INSERT INTO securities (exchange, symbol, name, code, seen) VALUES (?, ?, '', '', '')
       ON CONFLICT DO NOTHING`,
      exchange,
      symbol,
    );
    const sql = 'SELECT id FROM securities WHERE exchange = ? AND symbol = ?';
    id = db.row<{ id: number }>(sql, exchange, symbol)?.id ?? 0;
    numbers.set(symbol, id);
  }
  if (kind === null) return id;
  db.run(
    `UPDATE securities SET isin = coalesce(?, isin), name = coalesce(nullif(?, ''), name),
       code = coalesce(nullif(?, ''), code), kind = ?, seen = ?
     WHERE id = ? AND seen <= ?`,
    isin,
    name,
    code,
    kind,
    day,
    id,
    day,
  );
  if (isin) {
    db.run('INSERT OR IGNORE INTO security_isins VALUES (?, ?, ?)', exchange, isin, id);
  }
  return id;
}

function insertPrices(db: Database, file: number, content: Content & { table: 'prices' }): void {
  const { exchange, rows } = content;
  const insert = `INSERT OR REPLACE INTO prices VALUES (${questionMarks(12)})`;
  for (const row of rows) {
    const security = securityOf(db, exchange, content.day ?? '', row);
    const { series, open, high, low, close, previous, volume, value, trades, delivered } = row;
    db.run(
      insert,
      file,
      security,
      series,
      open,
      high,
      low,
      close,
      previous,
      volume,
      value,
      trades,
      delivered,
    );
  }
}

function insertRows(db: Database, file: number, content: Content): void {
  if (content.table === 'prices') return insertPrices(db, file, content);
  if (content.table === 'navs') return insertNavs(db, file, content);
  const columns = Object.keys(FILE_TABLES[content.table]).length;
  const insert = `INSERT INTO ${content.table} VALUES (${questionMarks(columns + 2)})`;
  content.rows.forEach((row, place) => db.run(insert, file, place, ...row));
}

/** Rows by part and day: a file of many days competes for each of them. */
function partsOf(content: Content): Map<string, number> {
  const { rows, day } = content;
  const isOneDay = content.table === 'prices' || content.table === 'navs';
  if (isOneDay || content.dayAt === undefined) return new Map([[day ?? '', rows.length]]);
  const counts = new Map<string, number>();
  for (const row of content.rows) {
    const own = String(row[content.dayAt]);
    counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return counts;
}

/** Removes the rows of a file, but not its line in `files`. */
function deleteRows(db: Database, file: number): void {
  const sql = 'SELECT DISTINCT dataset FROM parts WHERE file = ?';
  for (const { dataset } of db.rows<{ dataset: string }>(sql, file)) {
    db.run(`DELETE FROM ${dataset} WHERE file = ?`, file);
  }
  db.run('DELETE FROM parts WHERE file = ?', file);
  db.run('DELETE FROM joined_days WHERE file = ?', file);
  db.run('DELETE FROM unjoined_prices WHERE file = ?', file);
}

/** Writes the record of a file. @returns its number */
function putFile(db: Database, file: Omit<StoredFile, 'id'>): number {
  const { name, kind, is_list, day, stamp, modified, rows, rejection } = file;
  db.run(
    `INSERT INTO files (name, kind, is_list, day, stamp, modified, rows, rejection)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET kind = excluded.kind, is_list = excluded.is_list,
       day = excluded.day, stamp = excluded.stamp, modified = excluded.modified,
       rows = excluded.rows, rejection = excluded.rejection`,
    name,
    kind,
    is_list,
    day,
    stamp,
    modified,
    rows,
    rejection,
  );
  return storedFile(db, name)?.id ?? 0;
}

function putProblems(
  db: Database,
  file: string,
  problems: readonly { line: number | null; reason: string }[],
): void {
  db.run('DELETE FROM problems WHERE file = ?', file);
  problems.forEach(({ line, reason }, place) =>
    db.run('INSERT INTO problems VALUES (?, ?, ?, ?)', file, place, line, reason),
  );
}

/** Replaces the rows of a file by its new content. */
export function storeContent(
  db: Database,
  { name, stamp, modified }: { name: string; stamp: string; modified: number },
  content: Content,
): void {
  db.transaction(() => {
    // Another process that reads the same folder was faster.
    const before = storedFile(db, name);
    if (before?.stamp === stamp && before.rejection === null) return;
    if (before) deleteRows(db, before.id);
    const { kind, isList, day, count } = content;
    const file = { name, kind, is_list: Number(isList), day, stamp, modified };
    const id = putFile(db, { ...file, rows: count, rejection: null });
    insertRows(db, id, content);
    for (const [of, rows] of partsOf(content)) {
      const values: Value[] = [id, content.table, content.part, of, rows];
      db.run('INSERT INTO parts VALUES (?, ?, ?, ?, ?)', ...values);
    }
    putProblems(db, name, content.problems);
  });
}

/** Notes why a file as it is now is not used; its last good rows stay. */
export function storeRejection(
  db: Database,
  file: Omit<StoredFile, 'id' | 'rejection'>,
  rejection: { reason: string },
): void {
  db.transaction(() => {
    putFile(db, { ...file, rejection: JSON.stringify(rejection) });
    putProblems(db, file.name, [{ line: null, reason: rejection.reason }]);
  });
}

/** Places of a file's problems that only the rows of other files show, after those of its own lines. */
const FIRST_CONTRADICTION = 1_000;

/**
 * Notes actions of files that the prices contradict, in place of those noted before.
 * @returns those that are new
 */
export function storeContradictions<Found extends { file: string; reason: string }>(
  db: Database,
  found: readonly Found[],
): readonly Found[] {
  const known = new Set(
    db
      .rows<{ reason: string }>('SELECT reason FROM problems WHERE place >= ?', FIRST_CONTRADICTION)
      .map(({ reason }) => reason),
  );
  db.transaction(() => {
    db.run('DELETE FROM problems WHERE place >= ?', FIRST_CONTRADICTION);
    found.forEach(({ file, reason }, at) =>
      db.run('INSERT INTO problems VALUES (?, ?, NULL, ?)', file, FIRST_CONTRADICTION + at, reason),
    );
  });
  return found.filter(({ reason }) => !known.has(reason));
}

/** Forgets a file and its rows. */
export function dropFile(db: Database, { id, name }: StoredFile): void {
  db.transaction(() => {
    deleteRows(db, id);
    forgetSchemes(db, id);
    db.run('DELETE FROM problems WHERE file = ?', name);
    db.run('DELETE FROM files WHERE id = ?', id);
  });
}

/** Stores the faults of the folder, and of files that cannot be read. */
export function storeFolderProblems(
  db: Database,
  problems: readonly { file: string; reason: string }[],
): void {
  db.transaction(() => {
    db.run('DELETE FROM folder_problems');
    for (const { file, reason } of problems) {
      db.run('INSERT OR REPLACE INTO folder_problems VALUES (?, ?)', file, reason);
    }
  });
}

/**
 * Chooses among files of one part and day: the fuller one of a day, the newer one of a list. Rows
 * of the others are shown only where `joinDays` adds prices to the chosen one.
 */
export function chooseSources(db: Database): void {
  db.transaction(() => {
    db.run('DELETE FROM sources');
    db.run(
      `INSERT INTO sources SELECT dataset, part, day, file FROM (
         SELECT p.*, row_number() OVER (
           PARTITION BY dataset, part, p.day
           ORDER BY CASE p.day WHEN '' THEN modified ELSE p.rows END DESC, modified DESC, name
         ) AS place
         FROM parts p JOIN files f ON f.id = p.file
       ) WHERE place = 1`,
    );
  });
}

/**
 * Stores that all files of the folder were read once: anything still missing is in none of them.
 */
export function noteWhole(db: Database): void {
  if (!isWhole(db)) db.run("INSERT OR REPLACE INTO derived VALUES ('whole', '')");
}

export const isWhole = (db: Database): boolean =>
  db.row("SELECT 1 FROM derived WHERE name = 'whole'") !== undefined;
