import {
  type Growth,
  growth,
  growthOf,
  isWholeYears,
  percentOfGrowth,
  yearlyOfGrowth,
  yearsBefore,
} from '@/lib/domain/figure/growth';
import { isYearlyRate, LONGEST_BREAK, valueAt } from '@/lib/domain/figure/series';
import { countOf } from '@/lib/tools/format';
import { addDays, daysBetween, monthsBefore } from '@/lib/tools/time';

import { monthEndOf, navBefore, navSeries, type NavSeries, type NavValue } from './nav-series';
import type { FundScheme, MonthReturns, NavPoint } from './types';

/** SEBI does not allow past performance before six months; in days. */
export const LEAST_HISTORY = 182;

/** The return from one NAV to another. */
export interface FundReturn {
  /** `3 years`, `372 days` if it is not a whole number of years, or the start of the series. */
  readonly span: string;
  /** The span that it is shown for; `null` for the whole line. */
  readonly years: number | null;
  /** Whether the span is a whole number of years, within three days. */
  readonly isWhole: boolean;
  readonly from: NavValue;
  readonly to: NavValue;
  /** Per cent: a year if `isYearly`, else over the whole time. */
  readonly percent: number;
  /**
   * Whether it is thirteen months or more: over one year the return and the yearly return are the
   * same.
   */
  readonly isYearly: boolean;
  /** The final value of ₹10,000, in rupees. */
  readonly grown: number;
}

/** The spans of fund returns, in years. */
export const RETURN_YEARS = [1, 3, 5, 10] as const;
/** Those that a list of funds can show, up to the last month's end. */
export const MONTH_END_YEARS = [1, 3, 5] as const;

/**
 * Whether the NAV shows the investor's whole return. A payout leaves the fund and lowers the NAV of
 * an IDCW option, and a bonus divides it; the series includes neither.
 */
export const hasWholeReturn = ({ option }: Pick<FundScheme, 'option'>): boolean =>
  option === 'growth';

/**
 * The name of a span that should be a whole number of years: in days if its first NAV is more than
 * three days off.
 */
const spanName = (from: string, to: string, years: number): string =>
  isWholeYears(from, to, years) ? countOf(years, 'year') : countOf(daysBetween(from, to), 'day');

/**
 * The return from one NAV to another by the rule of SEBI's advertisement code: compound yearly if
 * the span is longer than one year, otherwise absolute.
 * @param years that the span is shown for; `null` for the whole series. Years are days ÷ 365, as
 * AMFI and the fund houses calculate; whole numbers if the span is a whole number of years
 */
export function returnBetween(found: Growth<NavPoint>, years: number | null): FundReturn {
  const { from, to, factor } = found;
  const isWhole = years !== null && isWholeYears(from.day, to.day, years);
  const isYearly = isYearlyRate(from.day, to.day);
  const counted = isWhole ? years : daysBetween(from.day, to.day) / 365;
  return {
    span: years === null ? 'Since the first NAV here' : spanName(from.day, to.day, years),
    years,
    isWhole,
    from,
    to,
    isYearly,
    percent: isYearly ? yearlyOfGrowth(found, counted) : percentOfGrowth(found),
    grown: 10_000 * factor,
  };
}

/** The return of the years before a NAV; `null` if the series does not reach back. */
export function returnOver(series: NavSeries, to: NavValue, years: number): FundReturn | null {
  const found = growth(series, navBefore(series, to.day, years), to);
  return found.value && returnBetween(found.value, years);
}

/**
 * The returns up to a NAV over 1, 3, 5 and 10 years and since the series begins, the shortest first.
 * None where the series has less than six months.
 */
export function returnsTo(
  series: NavSeries,
  to: NavValue | null | undefined,
): readonly FundReturn[] {
  const [first] = series.points;
  if (!first || !to || daysBetween(first.day, to.day) < LEAST_HISTORY) return [];
  const spans = RETURN_YEARS.flatMap((years) => returnOver(series, to, years) ?? []);
  if (spans.some(({ from }) => from.day === first.day)) return spans;
  const whole = growth(series, first, to);
  return whole.value ? [...spans, returnBetween(whole.value, null)] : spans;
}

/** Returns as of the last month's end and as of the newest NAV. */
export function returnsOf(series: NavSeries) {
  const [latest, monthEnd] = [series.points.at(-1) ?? null, monthEndOf(series)];
  return { latest: returnsTo(series, latest), monthEnd: returnsTo(series, monthEnd) };
}

const valueOf = (point: NavPoint): NavValue => ({ day: point.day, value: point.nav, of: point });

/**
 * The returns of a list: over 1, 3 and 5 years up to the last month's end.
 * @param navs the NAV at that month's end and those 1, 3 and 5 years before it, all in today's
 * units; one that is off by more than a week counts as missing
 */
export function monthReturnsOf(
  option: FundScheme['option'],
  navs: readonly (NavPoint | null)[] | null,
): MonthReturns | null {
  const [last = null, ...before] = navs ?? [];
  if (!last || !hasWholeReturn({ option })) return null;
  const returns = MONTH_END_YEARS.map((years, at) => {
    const from = before[at];
    const start = from && valueAt({ points: [valueOf(from)] }, yearsBefore(last.day, years));
    return start ? returnBetween(growthOf(start, valueOf(last)), years) : null;
  });
  if (returns.every((one) => one === null)) return null;
  return {
    day: last.day,
    percents: returns.map((one) => one?.percent ?? null),
    starts: returns.map((one) => one?.from.day ?? null),
  };
}

const MONTHS_OF_YEAR = 12;

const firstOfMonth = (day: string, monthsEarlier = 0): string =>
  monthsBefore(`${day.slice(0, 7)}-01`, monthsEarlier);

/** The earliest day of a NAV in `monthEndsOfYear`. @param day of the list */
export const firstDayOfYear = (day: string): string =>
  addDays(firstOfMonth(day, MONTHS_OF_YEAR), -1 - LONGEST_BREAK);

/**
 * The NAVs of a year's month ends up to the last one, oldest first, `null` for a month without one:
 * the small line of a list. Empty for an option whose NAV does not show the whole return, and
 * before the half year that returns need.
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
    return valueAt(line, end)?.value ?? null;
  });
  return navs.slice(0, MONTHS_OF_YEAR / 2 + 1).some((nav) => nav !== null) ? navs : [];
}
