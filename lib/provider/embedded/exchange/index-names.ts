import type { Database } from './database';
import { tidy } from './cells';

/** Some copies carry a month: `ind_niftybanklist_2025-03.csv`. */
const LIST_FILE = /(?:^|[/:])ind_(.+?)_?list(?:_\d{4}-\d{2})?\.csv$/i;

const ALIASES: Readonly<Record<string, string>> = {
  nifty: 'nifty50',
  banknifty: 'niftybank',
  niftyfinancialservices: 'niftyfinance',
  bsesensex: 'sensex',
  spbsesensex: 'sensex',
};

/** One key for all spellings of an index: "Nifty", "NIFTY 50" and the file's "nifty50" are one. */
export function indexKey(name: string): string {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
}

/** The key of the index whose constituents a file lists, or `null` for another file. */
export function indexKeyOfFile(file: string): string | null {
  const found = LIST_FILE.exec(file);
  return found ? indexKey(found[1] ?? '') : null;
}

/** An index as a sentence names it: a bare "Nifty" is the Nifty 50. */
export function indexTitle(name: string): string {
  return indexKey(name) === 'nifty50' ? 'Nifty 50' : tidy(name).slice(0, 60);
}

/** The name that the index files write for a key; `null` if none has it. */
export function indexNameOf({ row }: Pick<Database, 'row'>, key: string): string | null {
  const sql = 'SELECT name FROM index_closes WHERE key = ? ORDER BY file DESC LIMIT 1';
  return row<{ name: string }>(sql, key)?.name ?? null;
}
