import type { Database } from './database';

/** Figures that one file of a day may have and another one lack. */
const FIGURES = [
  'open',
  'high',
  'low',
  'previous',
  'volume',
  'value',
  'trades',
  'delivered',
] as const;

const COLUMNS = [
  'security',
  'series',
  'open',
  'high',
  'low',
  'close',
  'previous',
  'volume',
  'value',
  'trades',
  'delivered',
].join(', ');

/** Rupees; closes of two files that are further apart are not the same. */
const PAISA = 0.010_001;

/** Symbols that a problem names. */
const NAMED = 5;

interface Wanted {
  /** The file of the day that counts. */
  readonly file: number;
  /** The files of the same day, and the state of each of them. */
  readonly state: string;
}

/** The days of an exchange with several files of prices. */
const WANTED = `
  SELECT file, group_concat(id || ' ' || stamp, ', ') AS state FROM (
    SELECT s.file AS file, f.id, f.stamp
    FROM sources s JOIN parts p USING (dataset, part, day) JOIN files f ON f.id = p.file
    WHERE s.dataset = 'prices' ORDER BY s.file, f.id
  ) GROUP BY file HAVING count(*) > 1`;

/** Rows of a security and a series in both files, `p` in the first and `o` in the second. */
const BOTH = `prices p JOIN prices o
  ON o.file = ?2 AND o.security = p.security AND o.series = p.series`;
const IS_SAME = `abs(p.close - o.close) <= ${PAISA}`;
const LACKS = FIGURES.map((name) => `(p.${name} IS NULL AND o.${name} IS NOT NULL)`).join(' OR ');

/** Gives a file back the rows that it had alone. */
function undo(db: Database, file: number): void {
  db.run(
    `DELETE FROM prices WHERE file = ?1 AND security IN
       (SELECT security FROM unjoined_prices WHERE file = ?1 AND close IS NULL)`,
    file,
  );
  db.run(
    `INSERT OR REPLACE INTO prices
     SELECT * FROM unjoined_prices WHERE file = ? AND close IS NOT NULL`,
    file,
  );
  db.run('DELETE FROM unjoined_prices WHERE file = ?', file);
  db.run('DELETE FROM joined_days WHERE file = ?', file);
}

/** Adds to a file the values that it lacks and another file of its day has. */
function add(db: Database, file: number, other: number): void {
  db.run(
    `INSERT OR IGNORE INTO unjoined_prices
     SELECT p.* FROM ${BOTH} WHERE p.file = ?1 AND ${IS_SAME} AND (${LACKS})`,
    file,
    other,
  );
  db.run(
    `UPDATE prices AS p SET ${FIGURES.map((name) => `${name} = coalesce(p.${name}, o.${name})`).join(', ')}
     FROM prices o WHERE p.file = ?1 AND o.file = ?2 AND o.security = p.security
       AND o.series = p.series AND ${IS_SAME} AND (${LACKS})`,
    file,
    other,
  );
  const isNew = `o.file = ?2 AND NOT EXISTS
    (SELECT 1 FROM prices p WHERE p.file = ?1 AND p.security = o.security)`;
  db.run(
    `INSERT INTO unjoined_prices (file, security, series)
     SELECT ?1, o.security, o.series FROM prices o WHERE ${isNew}`,
    file,
    other,
  );
  db.run(
    `INSERT INTO prices (file, ${COLUMNS}) SELECT ?1, ${COLUMNS} FROM prices o WHERE ${isNew}`,
    file,
    other,
  );
}

/** The difference between the closes of two files, in words; `null` if they agree. */
function difference(db: Database, file: number, other: number): string | null {
  const found = db.rows<{ symbol: string; name: string }>(
    `SELECT s.symbol, f.name FROM ${BOTH} JOIN securities s ON s.id = p.security
     JOIN files f ON f.id = o.file WHERE p.file = ?1 AND NOT (${IS_SAME}) ORDER BY s.symbol`,
    file,
    other,
  );
  const [first] = found;
  if (!first) return null;
  const symbols = found.slice(0, NAMED).map(({ symbol }) => symbol);
  const more = found.length > NAMED ? ` and ${found.length - NAMED} more` : '';
  return `has other closes than ${first.name} for ${symbols.join(', ')}${more}; its own are used`;
}

/** The fuller of the other files first. */
const OTHERS = `
  SELECT p.file AS id FROM parts p JOIN parts own USING (dataset, part, day)
  WHERE own.file = ?1 AND own.dataset = 'prices' AND p.file <> ?1 ORDER BY p.rows DESC, p.file`;

function join(db: Database, { file, state }: Wanted): void {
  const others = db.rows<{ id: number }>(OTHERS, file).map(({ id }) => id);
  const problems = others.flatMap((other) => difference(db, file, other) ?? []);
  others.forEach((other) => add(db, file, other));
  db.run(
    'INSERT INTO joined_days VALUES (?, ?, ?)',
    file,
    state,
    problems.length > 0 ? problems.join('; ') : null,
  );
}

/**
 * Joins the files of prices of one day: one has the ISINs, another the shares delivered. The rows
 * of the chosen file get missing figures from rows with the same close in the others, and the
 * securities that only the others have. Its own rows are stored separately, so that a day can be
 * rebuilt when one of its files changes or is removed. Runs after `chooseSources`.
 */
export function joinDays(db: Database): void {
  db.transaction(() => {
    const wanted = db.rows<Wanted>(WANTED);
    const states = new Map(wanted.map(({ file, state }) => [file, state]));
    const joined = db.rows<Wanted>('SELECT file, state FROM joined_days');
    const isCurrent = ({ file, state }: Wanted) => states.get(file) === state;
    for (const one of joined) if (!isCurrent(one)) undo(db, one.file);
    const current = new Set(joined.filter(isCurrent).map(({ file }) => file));
    for (const one of wanted) if (!current.has(one.file)) join(db, one);
  });
}

/** The contradictions between files of one day. */
export const joinProblems = (db: Database): { file: string; reason: string }[] =>
  db.rows(
    `SELECT f.name AS file, j.problem AS reason FROM joined_days j JOIN files f ON f.id = j.file
     WHERE j.problem IS NOT NULL ORDER BY f.name`,
  );
