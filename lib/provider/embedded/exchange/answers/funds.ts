import type { Sent } from '@/lib/domain/fields';
import type { schemeRow } from '@/lib/domain/fund/families';
import type { fundHistory as history } from '@/lib/domain/fund/types';

import { groupBy } from '@/lib/domain/support/group';

import type { EmbeddedAnswer } from '../../answer';
import type { ExchangeFolder } from '../dataset';
import { newestList } from '../nav-figures';
import { dayNumber, dayOfNumber } from '../nav-store';
import { endOfDay, nothing } from './reply';

const SCHEMES = `
  SELECT s.code, s.name, s.house, s.heading, s.plan, s.option, s.isin, s.reinvestment_isin,
    s.former_name, s.nav, s.day, f.last, f.nav AS last_nav, f.previous, f.previous_nav, f.first,
    f.month_ends
  FROM fund_schemes s LEFT JOIN fund_figures f ON f.code = s.code ORDER BY s.code`;

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
  readonly month_ends: string | null;
}

/** The newest NAV: of the history, or of the list where it is too old for the history. */
function newestOf({ nav, day, last, last_nav }: SchemeRow): Partial<Sent<typeof schemeRow>> {
  if (last !== null && (nav === null || day === null || dayNumber(day) <= last))
    return { nav: last_nav, date: dayOfNumber(last) };
  return nav === null || day === null ? {} : { nav, date: day };
}

interface Step {
  readonly code: number;
  readonly day: number;
  /** The factor for earlier NAVs; `null` if they cannot be compared. */
  readonly factor: number | null;
}

/** An earlier NAV of a scheme in the units of its newest one; `null` if it cannot be compared. */
type InUnits = (code: number, day: string, nav: number) => number | null;

/** The splits of units and the breaks of all schemes: few have any. */
function unitsOf({ db }: ExchangeFolder): InUnits {
  const steps = groupBy(
    db.rows<Step>(
      `SELECT code, day, factor FROM nav_splits
       UNION ALL SELECT code, day, NULL FROM nav_breaks`,
    ),
    ({ code }) => String(code),
  );
  const byCode = new Map(steps.map(({ name, items }) => [name, items]));
  return (code, day, nav) =>
    (byCode.get(String(code)) ?? []).reduce<number | null>((value, step) => {
      if (value === null || dayNumber(day) >= step.day) return value;
      return step.factor === null ? null : value * step.factor;
    }, nav);
}

/** The NAVs of month ends in the units of today. */
function monthEndsOf({ code, month_ends: json }: SchemeRow, inUnits: InUnits) {
  const monthEnds = JSON.parse(json ?? 'null') as ([string, number] | null)[] | null;
  return monthEnds?.map((one) => {
    const nav = one && inUnits(code, one[0], one[1]);
    return one && nav !== null ? ([one[0], nav] as const) : null;
  });
}

/** The NAV before the newest, as it was published. */
const previousOf = ({ previous, previous_nav: previousNav }: SchemeRow) =>
  previous === null || previousNav === null
    ? {}
    : { previousNav, previousDate: dayOfNumber(previous) };

function schemeOf(row: SchemeRow, inUnits: InUnits): Sent<typeof schemeRow> {
  const { last, first } = row;
  const monthEnds = monthEndsOf(row, inUnits);
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
    ...previousOf(row),
    ...(first !== null && first !== last && { firstDate: dayOfNumber(first) }),
    ...(monthEnds && { monthEnds }),
  };
}

/** `mutual-funds/schemes`: every scheme of AMFI's lists, each with the day of its own NAV. */
export function mutualFunds(folder: ExchangeFolder): EmbeddedAnswer {
  const inUnits = unitsOf(folder);
  const schemes = folder.db.rows<SchemeRow>(SCHEMES).map((row) => schemeOf(row, inUnits));
  return schemes.length > 0 ? endOfDay(schemes, newestList(folder.db)) : nothing();
}

/**
 * `mutual-funds/history`: the days of schemes with a NAV, oldest first.
 * @param codes AMFI's, joined by commas
 * @param from the first day; all days where it is blank
 */
export function fundHistory(folder: ExchangeFolder, codes: string, from = ''): EmbeddedAnswer {
  const wanted = codes.split(',').filter((code) => /^\d{1,10}$/.test(code));
  const rows = folder.db.rows<{ code: number; day: number; nav: number }>(
    `SELECT n.code, n.day, n.nav FROM json_each(?) j
     CROSS JOIN navs n ON n.code = j.value AND n.day >= ?
     CROSS JOIN files f ON f.id = n.file
     ORDER BY n.code, n.day, f.day, f.name DESC`,
    JSON.stringify(wanted.map(Number)),
    from === '' ? 0 : dayNumber(from),
  );
  const schemes = new Map<number, [string, number][]>();
  for (const { code, day, nav } of rows) {
    const days = schemes.get(code) ?? [];
    const date = dayOfNumber(day);
    if (days.at(-1)?.[0] === date) days.pop();
    days.push([date, nav]);
    schemes.set(code, days);
  }
  const data: Sent<typeof history> = {
    schemes: [...schemes].map(([code, days]) => ({ code: String(code), days })),
  };
  const newest = [...schemes.values()].map((days) => days.at(-1)?.[0] ?? '').sort();
  return endOfDay(data, newest.at(-1) || null);
}
