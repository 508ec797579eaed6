import type { FundHistoryWire, FundSchemeWire } from '@/lib/provider/schemas/funds';
import type { FundNavWire } from '@/lib/provider/schemas/market';

import type { EmbeddedAnswer } from '../../answer';
import type { Database } from '../database';
import type { ExchangeFolder } from '../dataset';
import { dayNumber, dayOfNumber } from '../nav-store';
import { endOfDay, nothing } from './reply';

/** The NAV of a scheme's day; of several files that have it, the newest one's counts. */
const navAt = (day: string): string =>
  `(SELECT n.nav FROM navs n CROSS JOIN files f ON f.id = n.file
    WHERE n.code = d.code AND n.day = ${day} ORDER BY f.day DESC, f.name LIMIT 1)`;

const lastBefore = (day: string): string =>
  `(SELECT max(n.day) FROM navs n WHERE n.code = d.code AND n.day < ${day})`;

/** Written as look-ups by the primary key of `navs`, so that no plan walks through all days. */
const SCHEMES = `
  SELECT d.*, ${navAt('d.last')} AS last_nav, ${navAt('d.previous')} AS previous_nav
  FROM (
    SELECT d.*, ${lastBefore('d.last')} AS previous,
      (SELECT min(n.day) FROM navs n WHERE n.code = d.code) AS first
    FROM (
      SELECT s.*, (SELECT max(n.day) FROM navs n WHERE n.code = s.code) AS last
      FROM fund_schemes s
    ) d
  ) d ORDER BY d.code`;

interface SchemeRow {
  readonly code: number;
  readonly name: string;
  readonly house: string | null;
  readonly heading: string | null;
  readonly plan: string | null;
  readonly option: string | null;
  readonly isin: string | null;
  readonly reinvestment_isin: string | null;
  readonly former_name: string | null;
  readonly nav: number | null;
  readonly day: string | null;
  readonly last: number | null;
  readonly last_nav: number | null;
  readonly previous: number | null;
  readonly previous_nav: number | null;
  readonly first: number | null;
}

/** The newest NAV: of the history, or of the list where it is too old for the history. */
function newestOf({ nav, day, last, last_nav }: SchemeRow): Partial<FundSchemeWire> {
  if (last !== null && (nav === null || day === null || dayNumber(day) <= last))
    return { nav: last_nav, date: dayOfNumber(last) };
  return nav === null || day === null ? {} : { nav, date: day };
}

function schemeOf(row: SchemeRow): FundSchemeWire {
  const { last, previous, first } = row;
  return {
    code: String(row.code),
    name: row.name,
    ...(row.house && { house: row.house }),
    ...(row.heading && { category: row.heading }),
    ...(row.isin && { isin: row.isin }),
    ...(row.reinvestment_isin && { reinvestmentIsin: row.reinvestment_isin }),
    ...(row.plan && { plan: row.plan }),
    ...(row.option && { option: row.option }),
    ...(row.former_name && row.former_name !== row.name && { formerName: row.former_name }),
    ...newestOf(row),
    ...(previous !== null && {
      ...{ previousNav: row.previous_nav, previousDate: dayOfNumber(previous) },
    }),
    ...(first !== null && first !== last && { firstDate: dayOfNumber(first) }),
  };
}

interface Answered {
  readonly state: string;
  readonly schemes: readonly FundSchemeWire[];
  readonly navs: readonly FundNavWire[];
}

const answered = new WeakMap<Database, Answered>();

/** All schemes, read again only where a file of NAVs has changed: they are 14,000. */
function schemesOf({ db }: ExchangeFolder): Answered {
  const state = db.row<{ state: string | null }>(
    `SELECT group_concat(id || ' ' || stamp || ' ' || rows) AS state FROM files
     WHERE kind LIKE 'fund-navs%'`,
  );
  const known = answered.get(db);
  if (known && known.state === state?.state) return known;
  const schemes = db.rows<SchemeRow>(SCHEMES).map(schemeOf);
  const read = { state: state?.state ?? '', schemes, navs: schemes.map(navOf) };
  answered.set(db, read);
  return read;
}

const newestList = ({ db }: ExchangeFolder): string | null =>
  db.row<{ day: string | null }>(
    "SELECT max(day) AS day FROM sources WHERE dataset = 'navs' AND part = ''",
  )?.day ?? null;

/** `mutual-funds/schemes`: every scheme of AMFI's lists, each with the day of its own NAV. */
export function mutualFunds(folder: ExchangeFolder): EmbeddedAnswer {
  const { schemes } = schemesOf(folder);
  return schemes.length === 0 ? nothing() : endOfDay(schemes, newestList(folder) || null);
}

/**
 * `mutual-funds/history`: the days of schemes with a NAV, oldest first.
 * @param codes AMFI's, joined by commas
 */
export function fundHistory(folder: ExchangeFolder, codes: string): EmbeddedAnswer {
  const wanted = codes.split(',').filter((code) => /^\d{1,10}$/.test(code));
  const rows = folder.db.rows<{ code: number; day: number; nav: number }>(
    `SELECT n.code, n.day, n.nav FROM json_each(?) j
     CROSS JOIN navs n ON n.code = j.value
     CROSS JOIN files f ON f.id = n.file
     ORDER BY n.code, n.day, f.day, f.name DESC`,
    JSON.stringify(wanted.map(Number)),
  );
  const schemes = new Map<number, [string, number][]>();
  for (const { code, day, nav } of rows) {
    const days = schemes.get(code) ?? [];
    const date = dayOfNumber(day);
    if (days.at(-1)?.[0] === date) days.pop();
    days.push([date, nav]);
    schemes.set(code, days);
  }
  const data: FundHistoryWire = {
    schemes: [...schemes].map(([code, days]) => ({ code: String(code), days })),
  };
  const newest = [...schemes.values()].map((days) => days.at(-1)?.[0] ?? '').sort();
  return endOfDay(data, newest.at(-1) || null);
}

/** "Equity Scheme - Large Cap Fund"; with its structure in front where that is not open ended. */
function categoryOf(heading: string): string | null {
  const [, structure = '', kind = ''] = /^(.+?)\s+schemes?\s*\((.+)\)$/i.exec(heading) ?? [];
  if (kind === '') return null;
  return /^open/i.test(structure) ? kind.trim() : `${structure}: ${kind.trim()}`;
}

const navOf = (scheme: FundSchemeWire): FundNavWire => ({
  schemeCode: scheme.code,
  name: [scheme.name, scheme.plan, scheme.option].filter(Boolean).join(' - '),
  fundHouse: scheme.house,
  category: categoryOf(String(scheme.category ?? '')),
  nav: scheme.nav,
  date: scheme.date,
  isin: scheme.isin ?? scheme.reinvestmentIsin,
});

/** `FundNavs`: every scheme of AMFI's file, each with the day of its own value. */
export function fundNavs(folder: ExchangeFolder): EmbeddedAnswer {
  const { navs } = schemesOf(folder);
  return navs.length === 0 ? nothing() : endOfDay(navs, newestList(folder) || null);
}
