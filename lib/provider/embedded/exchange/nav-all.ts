import { addDays } from '@/lib/tools/time';

import {
  isGarbage,
  isMissing,
  MOST,
  numberOf,
  parseDay,
  parseName,
  readDay,
  readFigure,
  tidy,
  today,
} from './cells';
import { dayInName } from './day-in-name';
import { reportedDay } from './days';
import { linesOf } from './read-csv';
import { parseIsin } from './isin';
import { type Parsed, type ProblemLog, problemLog, shown } from './problems';

/** A scheme of a mutual fund, or one of its plans and options, with a net asset value. */
export interface NavRow {
  schemeCode: string;
  name: string;
  fundHouse: string | null;
  /** As printed: "Open Ended Schemes(Equity Scheme - Large Cap Fund)". */
  heading: string | null;
  /** `null` if it is blank, or if the file has no such column. */
  plan: string | null;
  option: string | null;
  /** In rupees a unit, never 0. */
  nav: number | null;
  /** The net asset value's own day: matured schemes stay in the file with an old one. */
  date: string | null;
  isin: string | null;
  reinvestmentIsin: string | null;
}

interface ParsedNavs extends Parsed<NavRow> {
  /** Whether it is a report of former days, not the list of all schemes. */
  isHistory: boolean;
  /** Whether plan and option have columns; before August 2026 they stood in the name. */
  hasPlans: boolean;
}

const CODE = 'Scheme Code';
const PAYOUT = 'ISIN Div Payout/ISIN Growth';
const REINVESTMENT = 'ISIN Div Reinvestment';
const NAME = 'Scheme Name';
const NAV = 'Net Asset Value';
const DATE = 'Date';
const PRICES = ['Repurchase Price', 'Sale Price'];
const PLANS = ['Plan', 'Option'];

interface Layout {
  readonly columns: readonly string[];
  readonly isHistory: boolean;
}

/**
 * AMFI's layouts: the daily list until 2016, until 18 August 2026 and since, and the history
 * report before and since. Any other is not read: its columns may mean something else.
 */
const LAYOUTS: readonly Layout[] = [
  { columns: [CODE, PAYOUT, REINVESTMENT, NAME, NAV, DATE], isHistory: false },
  { columns: [CODE, PAYOUT, REINVESTMENT, NAME, ...PLANS, NAV, DATE], isHistory: false },
  { columns: [CODE, PAYOUT, REINVESTMENT, NAME, NAV, ...PRICES, DATE], isHistory: false },
  { columns: [CODE, NAME, PAYOUT, REINVESTMENT, NAV, ...PRICES, DATE], isHistory: true },
  { columns: [CODE, 'NAV Name', ...PLANS, PAYOUT, REINVESTMENT, NAV, DATE], isHistory: true },
];

const columnKey = (name: string): string => name.replace(/\s+/g, '').toLowerCase();

const layoutKey = (columns: readonly string[]): string => columns.map(columnKey).join(';');

const BY_HEADER = new Map(LAYOUTS.map((layout) => [layoutKey(layout.columns), layout]));

const HEADING = /^(?:open ended|close ended|interval fund)\s+schemes?\s*\(.+\)$/i;
const FUND_HOUSE = /\bfund\b/i;

/** Tells a damaged scheme from a damaged heading. */
const looksLikeScheme = (line: string) => /^\d+$/.test(line) || line.split(';').length > 2;

/** Whether a line is the header of a file of NAVs, of a known layout or not. */
export const isNavHeader = (line: string): boolean => tidy(line).startsWith(`${CODE};`);

/** Where the columns of a layout are. */
interface Places {
  readonly layout: Layout;
  readonly at: Readonly<
    Record<'name' | 'plan' | 'option' | 'isin' | 'second' | 'nav' | 'date', number>
  >;
}

function placesOf(header: string): Places | null {
  const layout = BY_HEADER.get(layoutKey(header.split(';')));
  if (!layout) return null;
  const of = (...names: string[]) => layout.columns.findIndex((column) => names.includes(column));
  return {
    layout,
    at: {
      name: of(NAME, 'NAV Name'),
      plan: of('Plan'),
      option: of('Option'),
      isin: of(PAYOUT),
      second: of(REINVESTMENT),
      nav: of(NAV),
      date: of(DATE),
    },
  };
}

/** The form of a cell with an ISIN, valid or not. */
const ISIN_CELL = /^(-?|[A-Z]{2}[A-Z0-9]{9}\d)$/i;
const PLAN_CELL = /^$|\b(plan|direct|regular)\b/i;

/**
 * The cells of a scheme by their place. A name with semicolons in it has some too many: the columns
 * before it count from the front, those after it from the end, and ISIN, NAV and day must have the
 * right form. If the extra cells may belong to plan or option, these stay in the name, as in older
 * layouts.
 * @returns `null` if there are too few, or if the cells cannot be identified
 */
function cellsOf(raw: string, { layout, at }: Places): readonly string[] | null {
  const width = layout.columns.length;
  const cells = raw.split(';').map((cell) => cell.trim());
  while (cells.length > width && cells.at(-1) === '') cells.pop();
  const surplus = cells.length - width;
  if (surplus < 0) return null;
  if (surplus === 0) return cells;
  const inName = (count: number) => cells.slice(at.name, at.name + count).join('; ');
  const found = cells.toSpliced(at.name, surplus + 1, inName(surplus + 1));
  if (!PLAN_CELL.test(found[at.plan] ?? '')) {
    const all = surplus + 1 + PLANS.length;
    found.splice(at.name, 1 + PLANS.length, inName(all), '', '');
  }
  const [isin = '', second = '', nav = '', day = ''] = [at.isin, at.second, at.nav, at.date].map(
    (place) => found[place],
  );
  const isLike =
    [isin, second].every((cell) => ISIN_CELL.test(cell)) &&
    (numberOf(nav) !== null || isMissing(nav)) &&
    (parseDay(day) !== null || isMissing(day));
  return isLike ? found : null;
}

function readScheme(raw: string, line: number, places: Places, log: ProblemLog) {
  const { layout, at } = places;
  const cells = cellsOf(raw, places);
  if (!cells) {
    log.add(line, `has ${raw.split(';').length} cells, not ${layout.columns.length}`);
    return null;
  }
  const cell = (place: number) => cells[place] ?? '';
  const name = parseName(cell(at.name));
  const code = cell(0);
  if (!/^\d{1,10}$/.test(code)) log.add(line, `${shown(code)} is no scheme code`);
  else if (!name) log.add(line, `scheme ${code} has no name`);
  else {
    const date = readDay(cell(at.date), { line, latest: today() }, log);
    const nav = readFigure(cell(at.nav), { column: NAV, line, most: MOST.price }, log);
    return {
      schemeCode: code,
      name,
      date,
      nav: nav !== null && nav > 0 ? nav : null,
      plan: tidy(cell(at.plan)) || null,
      option: tidy(cell(at.option)) || null,
      isin: parseIsin(cell(at.isin)),
      reinvestmentIsin: parseIsin(cell(at.second)),
    };
  }
  return null;
}

/** If this many schemes have a day after that of the list, it is not a mistake. */
const MANY = 5;
/** Days of a weekend with holidays: liquid funds state the NAV of its last day with that of the first. */
const LONG_WEEKEND = 7;

/**
 * The last day of a list's NAVs: that in its name or that of most schemes, whichever is later. A day
 * that several schemes have in the week after it counts too. A list without a day in its name may be
 * of any day of the week, since schemes come one by one.
 */
function lastDayOf(days: readonly (string | null)[], named: string | null): string {
  const day = reportedDay(days) ?? today();
  const end = addDays(day, LONG_WEEKEND);
  if (named === null) return end;
  const counts = new Map<string, number>();
  for (const one of days) if (one !== null) counts.set(one, (counts.get(one) ?? 0) + 1);
  const later = [...counts].filter(([one, count]) => count >= MANY && one <= end);
  const own = named > day && named <= end ? named : day;
  return later.reduce((latest, [one]) => (one > latest ? one : latest), own);
}

/**
 * Reads AMFI's net asset values, the daily `NAVAll.txt` or the history report: lines with a
 * category, lines with a fund house and, below both, semicolon-separated schemes. A fund house that
 * goes on below the next category is not always named again. After a heading that cannot be read,
 * the schemes have no category and no fund house until the next: wrong ones would be worse. NAVs
 * of 0 and "N.A." are none, and so are those of a day to come.
 */
export function parseNavAll(text: string, file = 'NAVAll.txt'): ParsedNavs {
  const log = problemLog(file);
  const read: (NavRow & { readonly line: number })[] = [];
  let places: Places | null = null;
  let headers = 0;
  let heading: string | null = null;
  let fundHouse: string | null = null;
  linesOf(text).forEach((raw, index) => {
    const isRow = raw.includes(';');
    const line = isRow ? '' : tidy(raw);
    if (!isRow && line === '') return;
    if (isGarbage(raw)) {
      log.add(index + 1, 'is damaged');
      if (!looksLikeScheme(tidy(raw))) heading = fundHouse = null;
    } else if (isRow && isNavHeader(raw)) {
      headers += 1;
      places = placesOf(raw);
      if (!places) log.add(index + 1, `has columns of no known layout: ${shown(tidy(raw))}`);
    } else if (isRow) {
      const scheme = places && readScheme(raw, index + 1, places, log);
      if (scheme) read.push({ ...scheme, heading, fundHouse, line: index + 1 });
    } else if (HEADING.test(line)) {
      heading = line;
    } else if (FUND_HOUSE.test(line) && line.length <= 150) {
      fundHouse = line;
    } else {
      log.add(index + 1, 'is neither a scheme, a category nor a fund house');
      if (!looksLikeScheme(line)) heading = fundHouse = null;
    }
  });
  if (headers === 0) log.add(1, `has no header ${LAYOUTS[0]?.columns.join(';')}`);
  const { columns, isHistory = false } = (places as Places | null)?.layout ?? {};
  const latest = isHistory
    ? today()
    : lastDayOf(
        read.map(({ date }) => date),
        dayInName(file),
      );
  const rows = read.map(({ line, ...row }): NavRow => {
    if (row.date === null || row.date <= latest) return row;
    log.add(line, `${row.date} is after ${latest}, the last day of the list`);
    return { ...row, date: null, nav: null };
  });
  return {
    rows,
    problems: log.list(),
    isHistory,
    hasPlans: columns?.includes('Plan') ?? false,
  };
}
