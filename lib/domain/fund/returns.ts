import { addDays, daysBetween, monthsBefore } from '@/lib/tools/time';

import { LONGEST_BREAK, monthEndOf, navBefore, navOn, navSeries, yearsBefore } from './nav-series';
import type { FundScheme, MonthReturns, NavPoint } from './types';

/** SEBI lets a scheme show no past performance before six months, in days. */
export const LEAST_HISTORY = 182;

/** What a sum became from one NAV to another. */
export interface FundReturn {
  /** `3 years`, or what the line begins with. */
  readonly span: string;
  /** `null` for the whole line. */
  readonly years: number | null;
  readonly from: NavPoint;
  readonly to: NavPoint;
  /** Per cent: a year if `isYearly`, else over the whole time. */
  readonly percent: number;
  readonly isYearly: boolean;
  /** What ₹10,000 became, in rupees. */
  readonly grown: number;
}

/** The spans of fund returns, in years. */
export const RETURN_YEARS = [1, 3, 5, 10] as const;
/** Those that a list of funds can show, up to the last month's end. */
export const MONTH_END_YEARS = [1, 3, 5] as const;

/**
 * Whether the NAV alone says what an investor earned. A payout leaves the fund and lowers the NAV of
 * an IDCW option, and a bonus divides it: neither is in the line.
 */
export const hasWholeReturn = ({ option }: Pick<FundScheme, 'option'>): boolean =>
  option === 'growth';

/** A start that moved by more days than a long weekend is a missing NAV, not the business day before. */
const LONG_WEEKEND = 4;

/**
 * The return from one NAV to another by the rule of SEBI's advertisement code: compound a year from
 * one year on, absolute under one year.
 * @param years days ÷ 365, as AMFI and the fund houses count; whole ones for a span of whole years
 * that begins on its day or the business day before
 */
function returnBetween(from: NavPoint, to: NavPoint, years: number) {
  const growth = to.nav / from.nav;
  const isYearly = years >= 1;
  return {
    percent: 100 * (isYearly ? growth ** (1 / years) - 1 : growth - 1),
    isYearly,
    grown: 10_000 * growth,
  };
}

/** The return of the years before a NAV; `null` where the line does not reach back. */
export function returnOver(
  line: readonly NavPoint[],
  to: NavPoint,
  years: number,
): FundReturn | null {
  const from = navBefore(line, to, years);
  if (!from) return null;
  const span = years === 1 ? '1 year' : `${years} years`;
  const isWhole = daysBetween(from.day, yearsBefore(to.day, years)) <= LONG_WEEKEND;
  const counted = isWhole ? years : daysBetween(from.day, to.day) / 365;
  return { ...{ span, years, from, to }, ...returnBetween(from, to, counted) };
}

/**
 * The returns up to a NAV over 1, 3, 5 and 10 years and since the line begins, the shortest first.
 * None where the line has less than six months.
 */
export function returnsTo(
  line: readonly NavPoint[],
  to: NavPoint | null | undefined,
): readonly FundReturn[] {
  const [first] = line;
  if (!first || !to || daysBetween(first.day, to.day) < LEAST_HISTORY) return [];
  const spans = RETURN_YEARS.flatMap((years) => returnOver(line, to, years) ?? []);
  const whole = {
    ...{ span: 'Since the first NAV here', years: null, from: first, to },
    ...returnBetween(first, to, daysBetween(first.day, to.day) / 365),
  };
  return spans.some(({ from }) => from.day === first.day) ? spans : [...spans, whole];
}

/** Returns as of the last month's end and as of the newest NAV. */
export function returnsOf(line: readonly NavPoint[]) {
  const [latest, monthEnd] = [line.at(-1) ?? null, monthEndOf(line)];
  return { latest: returnsTo(line, latest), monthEnd: returnsTo(line, monthEnd) };
}

/**
 * The returns of a list: over 1, 3 and 5 years up to the last month's end.
 * @param navs the NAV of that month's end and those of so many years before it; one that is of
 * another day than the rule's counts as missing
 */
export function monthReturnsOf(
  option: FundScheme['option'],
  navs: readonly (NavPoint | null)[] | null,
): MonthReturns | null {
  const [last = null, ...before] = navs ?? [];
  if (!last || !hasWholeReturn({ option })) return null;
  const percents = MONTH_END_YEARS.map((years, at) => {
    const from = before[at];
    return from ? (returnOver([from], last, years)?.percent ?? null) : null;
  });
  return percents.some((percent) => percent !== null) ? { day: last.day, percents } : null;
}

const MONTHS_OF_YEAR = 12;

const firstOfMonth = (day: string, monthsEarlier = 0): string =>
  monthsBefore(`${day.slice(0, 7)}-01`, monthsEarlier);

/** The first day that a NAV of `monthEndsOfYear` can be of. @param day of the list */
export const firstDayOfYear = (day: string): string =>
  addDays(firstOfMonth(day, MONTHS_OF_YEAR), -1 - LONGEST_BREAK);

/**
 * The NAVs of a year's month ends up to the last one, oldest first, `null` for a month without:
 * the small line of a list. None for an option whose NAV does not tell the return, and none before
 * the half year that returns need.
 * @param points of the scheme, in any order
 * @param day of the list, which all its lines end before
 */
export function monthEndsOfYear(
  option: FundScheme['option'],
  points: readonly NavPoint[],
  day: string,
): readonly (number | null)[] {
  const line = navSeries(points);
  if (!hasWholeReturn({ option })) return [];
  const navs = Array.from({ length: MONTHS_OF_YEAR + 1 }, (_, at) => {
    const end = addDays(firstOfMonth(day, MONTHS_OF_YEAR - at), -1);
    return navOn(line, end)?.nav ?? null;
  });
  return navs.slice(0, MONTHS_OF_YEAR / 2 + 1).some((nav) => nav !== null) ? navs : [];
}
