import { LAKH } from '@/lib/tools/format';
import { monthEndOf, navBefore, navOn } from './nav-series';
import { type FundReturn, RETURN_YEARS, returnOver } from './returns';
import type { NavPoint } from './types';

const ROLLING_YEARS = 3;
/** Fewer windows say little of what three years were like. */
const LEAST_WINDOWS = 12;

/** Every three years of a line, as returns a year. */
export interface Rolling {
  readonly count: number;
  readonly worst: FundReturn;
  readonly middle: FundReturn;
  readonly best: FundReturn;
  /** Windows that ended below where they began. */
  readonly losses: number;
}

/** The three years up to each NAV of the line; `null` for fewer than twelve of them. */
export function rollingOf(line: readonly NavPoint[]): Rolling | null {
  const windows = line
    .flatMap((to) => {
      const from = navBefore(line, to, ROLLING_YEARS);
      return from ? { to, growth: to.nav / from.nav } : [];
    })
    .sort((a, b) => a.growth - b.growth);
  const at = (place: number) => {
    const to = windows[place]?.to;
    return to ? returnOver(line, to, ROLLING_YEARS) : null;
  };
  // The lower of the two in the middle of an even number.
  const [worst, middle, best] = [at(0), at((windows.length - 1) >> 1), at(windows.length - 1)];
  if (!worst || !middle || !best || windows.length < LEAST_WINDOWS) return null;
  const losses = windows.filter(({ growth }) => growth < 1).length;
  return { count: windows.length, worst, middle, best, losses };
}

/** A fall from a high to the lowest NAV before the high was reached again. */
export interface Fall {
  readonly from: NavPoint;
  readonly to: NavPoint;
  /** Per cent, positive. */
  readonly percent: number;
  /** The first NAV at or above the high; `null` while there is none. */
  readonly regained: NavPoint | null;
}

/** The largest fall (maximum drawdown) of a line; `null` where it never fell. */
export function largestFall(line: readonly NavPoint[]): Fall | null {
  let high = line[0];
  let found: Omit<Fall, 'regained'> | null = null;
  for (const point of line) {
    if (!high || point.nav >= high.nav) {
      high = point;
      continue;
    }
    const percent = (1 - point.nav / high.nav) * 100;
    if (!found || percent > found.percent) found = { from: high, to: point, percent };
  }
  if (!found) return null;
  const { from, to } = found;
  const regained = line.find(({ day, nav }) => day > to.day && nav >= from.nav) ?? null;
  return { ...found, regained };
}

/** What a calendar year brought, in per cent of its start. */
export interface YearReturn {
  readonly year: string;
  readonly from: NavPoint;
  readonly to: NavPoint;
  readonly percent: number;
  /** Ends on the last NAV of the year; the running year does not. */
  readonly isWhole: boolean;
}

/** Each calendar year that begins with a NAV at its start, the newest first; at most ten. */
export function calendarYears(line: readonly NavPoint[]): readonly YearReturn[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const [begin, end] = [Number(first.day.slice(0, 4)), Number(last.day.slice(0, 4))];
  const years: YearReturn[] = [];
  for (let year = end; year >= begin && years.length < 10; year -= 1) {
    const from = navOn(line, `${year - 1}-12-31`);
    const isWhole = last.day >= `${year}-12-31`;
    const to = isWhole ? navOn(line, `${year}-12-31`) : last;
    if (!from || !to || from.day === to.day) continue;
    const percent = (to.nav / from.nav - 1) * 100;
    years.push({ ...{ year: String(year), from, to, percent, isWhole } });
  }
  return years;
}

/** What the direct plan had more than the regular one over a span, from the NAVs of the same days. */
export interface PlanGap {
  readonly years: number;
  readonly from: string;
  readonly to: string;
  /** What ₹1,00,000 became, in whole rupees. */
  readonly direct: number;
  readonly regular: number;
  readonly difference: number;
  /** Percentage points a year. */
  readonly yearly: number;
}

/** What ₹1,00,000 became in whole rupees, as it is shown: so differences are those of the figures shown. */
const worthOf = ({ grown }: Pick<FundReturn, 'grown'>): number =>
  Math.round((LAKH * grown) / 10_000);

/** The gaps up to a day of which both lines have a NAV. */
function gapsTo(
  direct: readonly NavPoint[],
  regular: readonly NavPoint[],
  to: NavPoint | null | undefined,
): readonly PlanGap[] {
  const end = regular.find(({ day }) => day === to?.day);
  if (!to || !end) return [];
  return RETURN_YEARS.flatMap((years) => {
    const own = returnOver(direct, to, years);
    const theirs = returnOver(regular, end, years);
    if (!own || !theirs || own.from.day !== theirs.from.day) return [];
    const [more, less] = [worthOf(own), worthOf(theirs)];
    return [
      {
        ...{ years, from: own.from.day, to: to.day, direct: more, regular: less },
        difference: more - less,
        yearly: own.percent - theirs.percent,
      },
    ];
  });
}

/**
 * The two plans over 1, 3, 5 and 10 years on days that both have a NAV of: up to the newest, or up
 * to the last month's end where that reaches further back.
 */
export function planGaps(
  direct: readonly NavPoint[],
  regular: readonly NavPoint[],
): readonly PlanGap[] {
  const other = new Map(regular.map((point) => [point.day, point]));
  const own = direct.filter(({ day }) => other.has(day));
  const theirs = own.flatMap(({ day }) => other.get(day) ?? []);
  const [latest, monthEnd] = [own.at(-1), monthEndOf(own)].map((to) => gapsTo(own, theirs, to));
  return (monthEnd?.length ?? 0) > (latest?.length ?? 0) ? (monthEnd ?? []) : (latest ?? []);
}

/** The line of the years before its last NAV; `null` where it does not reach back. */
export function lastYears(line: readonly NavPoint[], years: number): readonly NavPoint[] | null {
  const last = line.at(-1);
  const start = last && navBefore(line, last, years);
  return start ? line.filter(({ day }) => day >= start.day) : null;
}
