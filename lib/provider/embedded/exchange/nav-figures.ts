import { yearsBefore } from '@/lib/domain/figure/growth';
import { LONGEST_BREAK } from '@/lib/domain/figure/series';
import { MONTH_END_YEARS } from '@/lib/domain/fund/returns';
import { isUnexplained, unitSplitOf } from '@/lib/domain/figure/steps';
import { addDays } from '@/lib/tools/time';

import type { Database } from './database';
import { dayNumber } from './nav-store';

/** The NAV of a scheme's day; if several files have it, the newest one is used. */
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

/** The NAV of a day, or the one before it within a week, as `[day, nav]` in JSON. */
const NEAR = `json((
  SELECT json_array(date(n.day * 86400, 'unixepoch'), n.nav)
  FROM navs n CROSS JOIN files f ON f.id = n.file
  WHERE n.code = d.code AND n.day BETWEEN ? AND ? ORDER BY n.day DESC, f.day DESC, f.name LIMIT 1))`;

/** The days between which `NEAR` looks. */
const near = (day: string): number[] => [dayNumber(day) - LONGEST_BREAK, dayNumber(day)];

const LAST = `
  UPDATE fund_figures AS d SET month_ends = ${NEAR} WHERE d.last >= ? AND d.first < d.last`;

const BEFORE = `
  UPDATE fund_figures AS d
  SET month_ends = json_array(json(d.month_ends), ${MONTH_END_YEARS.map(() => NEAR).join(', ')})
  WHERE d.month_ends ->> 0 = ?`;

/**
 * The NAVs of the newest list's last month end and of some years before it, for each scheme: one
 * statement for all schemes, since 8,000 schemes would need 32,000 single look-ups.
 */
function putMonthEnds(db: Database): void {
  const newest = newestList(db);
  if (newest === null) return;
  const [from = 0, to = 0] = near(addDays(`${newest.slice(0, 7)}-01`, -1));
  db.run(LAST, from, to, from);
  const days = db.rows<{ day: string }>(
    'SELECT DISTINCT month_ends ->> 0 AS day FROM fund_figures WHERE month_ends IS NOT NULL',
  );
  for (const { day } of days) {
    db.run(BEFORE, ...MONTH_END_YEARS.flatMap((years) => near(yearsBefore(day, years))), day);
  }
}

/** Schemes with a step between two NAVs that may not come from the market. */
const STEPPED = `
  SELECT DISTINCT code FROM (
    SELECT code, nav, lag(nav) OVER (PARTITION BY code ORDER BY day) AS before FROM navs
  ) WHERE nav < 0.65 * before OR nav > 1.6 * before`;

/** Finds splits of units, and days before which the NAVs of a scheme cannot be compared. */
function findSteps(db: Database): void {
  db.run('DELETE FROM nav_splits');
  db.run('DELETE FROM nav_breaks');
  for (const { code } of db.rows<{ code: number }>(STEPPED)) {
    // Of several files that have a day, the newest one's NAV counts, as in all figures.
    const line = db.rows<{ day: number; nav: number }>(
      `SELECT DISTINCT d.day, ${navAt('d.day')} AS nav FROM navs d WHERE d.code = ? ORDER BY d.day`,
      code,
    );
    for (const [at, { day, nav }] of line.entries()) {
      const before = line[at - 1]?.nav;
      if (before === undefined) continue;
      const split = unitSplitOf(before, nav);
      if (split !== null) db.run('INSERT INTO nav_splits VALUES (?, ?, ?)', code, day, split);
      else if (isUnexplained(before, nav)) {
        db.run('INSERT INTO nav_breaks VALUES (?, ?)', code, day);
      }
    }
  }
}

/** The day of the newest of AMFI's lists; `null` if there is none. */
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
  findSteps(db);
  db.run("INSERT OR REPLACE INTO derived VALUES ('navs', ?)", state);
}
