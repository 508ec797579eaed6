import { DAY_MS, daysBetween } from '@/lib/tools/time';

import type { Database } from './database';
import type { NavRow } from './nav-all';

/** A file of NAVs, ready for the database. */
interface NavContent {
  readonly rows: readonly NavRow[];
  readonly isHistory: boolean;
  readonly hasPlans: boolean;
  /** The day of most of its rows. */
  readonly day: string | null;
}

/**
 * The largest age of a NAV at a list's day for which it gets a row, in days.
 */
const KEPT_DAYS = 45;

/** Days since 1970: two bytes in the database. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / DAY_MS);
export const dayOfNumber = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10);

function insertDays(db: Database, file: number, { rows, day, isHistory }: NavContent): void {
  const isKept = (date: string) => isHistory || !day || daysBetween(date, day) <= KEPT_DAYS;
  const insert = 'INSERT OR REPLACE INTO navs VALUES (?, ?, ?, ?)';
  for (const { schemeCode, nav, date } of rows) {
    if (nav === null || date === null || !isKept(date)) continue;
    db.run(insert, Number(schemeCode), dayNumber(date), file, nav);
  }
}

interface Known {
  readonly code: number;
  readonly seen: string;
  readonly former_seen: string | null;
}

const PUT = `
  INSERT INTO fund_schemes (code, file, seen, name, house, heading, plan, option, isin,
    reinvestment_isin, nav, day)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (code) DO UPDATE SET file = excluded.file, seen = excluded.seen,
    name = excluded.name, house = excluded.house, heading = excluded.heading,
    plan = excluded.plan, option = excluded.option, isin = excluded.isin,
    reinvestment_isin = excluded.reinvestment_isin, nav = excluded.nav, day = excluded.day`;

/** The newest list describes a scheme; the newest one without columns of plans, its full name. */
function putSchemes(db: Database, file: number, content: NavContent): void {
  const { rows, hasPlans, day } = content;
  const seen = day ?? '';
  const known = new Map(
    db
      .rows<Known>('SELECT code, seen, former_seen FROM fund_schemes')
      .map((scheme) => [scheme.code, scheme]),
  );
  for (const row of rows) {
    const code = Number(row.schemeCode);
    const before = known.get(code);
    if (!before || seen >= before.seen) {
      db.run(
        PUT,
        code,
        file,
        seen,
        row.name,
        row.fundHouse,
        row.heading,
        row.plan,
        row.option,
        row.isin,
        row.reinvestmentIsin,
        row.nav,
        row.date,
      );
    }
    if (!hasPlans && seen >= (before?.former_seen ?? '')) {
      db.run(
        'UPDATE fund_schemes SET former_name = ?, former_seen = ? WHERE code = ?',
        row.name,
        seen,
        code,
      );
    }
  }
}

/** Writes the rows of a file of NAVs. */
export function insertNavs(db: Database, file: number, content: NavContent): void {
  insertDays(db, file, content);
  if (!content.isHistory) putSchemes(db, file, content);
}

/**
 * Removes the descriptions of schemes from a deleted file.
 */
export function forgetSchemes(db: Database, file: number): void {
  if (!db.row('SELECT 1 FROM fund_schemes WHERE file = ? LIMIT 1', file)) return;
  db.run('DELETE FROM fund_schemes WHERE file = ?', file);
  db.run("UPDATE files SET stamp = '' WHERE kind = 'fund-navs' AND id <> ?", file);
}
