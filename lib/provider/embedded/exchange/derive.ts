import { type Contradiction, deriveActions } from './corporate-actions';
import type { Database } from './database';
import { deriveFilers } from './filings/filers';
import { deriveLives } from './lives';
import { deriveNavs } from './nav-figures';
import { findRanges } from './year-ranges';

/** Changes whenever the figures were built, that is, with all files except companies' filings. */
export const figuresState = (db: Database): string =>
  db.row<{ state: string }>("SELECT state FROM derived WHERE name = 'figures'")?.state ?? '';

/** Faults that only the rows of several files together show. */
interface Derived {
  /** Files of companies that no list has. */
  readonly refused: readonly string[];
  /** Corporate actions that the prices contradict. */
  readonly contradictions: readonly Contradiction[];
}

/**
 * Builds the derived tables that the answers need besides the files' own rows.
 * @param isWhole whether all files are read: a range of half a year would be wrong
 * @param isFilings whether nothing but filings is new
 */
export function derive(db: Database, isWhole: boolean, isFilings = false): Derived {
  let derived: Derived = { refused: [], contradictions: [] };
  db.transaction(() => {
    if (isFilings) {
      derived = { refused: deriveFilers(db), contradictions: [] };
      return;
    }
    deriveLives(db);
    const contradictions = deriveActions(db);
    derived = { refused: deriveFilers(db), contradictions };
    deriveNavs(db);
    db.run("INSERT OR REPLACE INTO derived VALUES ('figures', hex(randomblob(8)))");
    if (!isWhole) return;
    findRanges(db, 'NSE');
    findRanges(db, 'BSE');
  });
  return derived;
}
