import { LONGEST_BREAK, yearsBefore } from '@/lib/funds/nav-line';
import { MONTH_END_YEARS } from '@/lib/funds/returns';
import { addDays } from '@/lib/tools/time';

import type { Database } from './database';
import { dayNumber, dayOfNumber } from './nav-store';

/** The NAV of a scheme's day; of several files that have it, the newest one's counts. */
const navAt = (day: string): string =>
  `(SELECT n.nav FROM navs n CROSS JOIN files f ON f.id = n.file
    WHERE n.code = d.code AND n.day = ${day} ORDER BY f.day DESC, f.name LIMIT 1)`;

/** Written as look-ups by the primary key of `navs`, so that no plan walks through all days. */
const FIGURES = `
  INSERT INTO fund_figures (code, last, nav, previous, previous_nav, first)
  SELECT d.code, d.last, ${navAt('d.last')}, d.previous, ${navAt('d.previous')}, d.first
  FROM (
    SELECT d.*,
      (SELECT max(n.day) FROM navs n WHERE n.code = d.code AND n.day < d.last) AS previous,
      (SELECT min(n.day) FROM navs n WHERE n.code = d.code) AS first
    FROM (
      SELECT s.code, (SELECT max(n.day) FROM navs n WHERE n.code = s.code) AS last
      FROM fund_schemes s
    ) d
  ) d WHERE d.last IS NOT NULL`;

const NEAR = `
  SELECT n.day, n.nav FROM navs n CROSS JOIN files f ON f.id = n.file
  WHERE n.code = ? AND n.day BETWEEN ? AND ? ORDER BY n.day DESC, f.day DESC, f.name LIMIT 1`;

type NavDay = readonly [day: string, nav: number];

/** The NAV of a day, or the one before it within a week. */
function navNear(db: Database, code: number, day: string): NavDay | null {
  const number = dayNumber(day);
  const found = db.row<{ day: number; nav: number }>(NEAR, code, number - LONGEST_BREAK, number);
  return found ? [dayOfNumber(found.day), found.nav] : null;
}

/** The NAVs of the newest list's last month end and of some years before it, for each scheme. */
function putMonthEnds(db: Database): void {
  const newest = newestList(db);
  if (newest === null) return;
  const monthEnd = addDays(`${newest.slice(0, 7)}-01`, -1);
  const codes = db.rows<{ code: number }>(
    'SELECT code FROM fund_figures WHERE last >= ? AND first < last',
    dayNumber(monthEnd) - LONGEST_BREAK,
  );
  for (const { code } of codes) {
    const last = navNear(db, code, monthEnd);
    if (!last) continue;
    const before = MONTH_END_YEARS.map((years) => navNear(db, code, yearsBefore(last[0], years)));
    db.run(
      'UPDATE fund_figures SET month_ends = ? WHERE code = ?',
      JSON.stringify([last, ...before]),
      code,
    );
  }
}

/** The day of the newest of AMFI's lists; `null` where there is none. */
export const newestList = (db: Database): string | null =>
  db.row<{ day: string | null }>(
    "SELECT max(day) AS day FROM sources WHERE dataset = 'navs' AND part = ''",
  )?.day || null;

/** Changes with the figures of the schemes. */
const navState = (db: Database): string =>
  db.row<{ state: string }>("SELECT state FROM derived WHERE name = 'navs'")?.state ?? '';

/**
 * Builds each scheme's newest, previous and first NAV, and those that its returns are counted from,
 * so that the list of 14,000 schemes is one read. Nothing is done while the files of NAVs are the same.
 */
export function deriveNavs(db: Database): void {
  const state =
    db.row<{ state: string | null }>(
      `SELECT group_concat(id || ' ' || stamp || ' ' || rows) AS state FROM files
       WHERE kind LIKE 'fund-navs%'`,
    )?.state ?? '';
  if (state === navState(db)) return;
  db.run('DELETE FROM fund_figures');
  db.run(FIGURES);
  putMonthEnds(db);
  db.run("INSERT OR REPLACE INTO derived VALUES ('navs', ?)", state);
}
