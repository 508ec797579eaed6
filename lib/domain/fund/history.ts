import { LAKH } from '@/lib/tools/format';
import {
  calendarGrowth,
  onCommonDays,
  percentOfGrowth,
  windowsOf,
} from '@/lib/domain/figure/growth';
import { from as seriesFrom } from '@/lib/domain/figure/series';

import { monthEndOf, navBefore, type NavSeries, type NavValue } from './nav-series';
import { type FundReturn, RETURN_YEARS, returnBetween, returnOver } from './returns';

const ROLLING_YEARS = 3;
/** Fewer windows are too few to describe three-year returns. */
const LEAST_WINDOWS = 12;

/** The yearly returns of all three-year windows. */
export interface Rolling {
  readonly count: number;
  readonly worst: FundReturn;
  readonly middle: FundReturn;
  readonly best: FundReturn;
  /** Windows that ended below where they began. */
  readonly losses: number;
}

/** The three years up to each NAV of a series; `null` for fewer than twelve of them. */
export function rollingOf(series: NavSeries): Rolling | null {
  const windows = windowsOf(series, ROLLING_YEARS).toSorted((a, b) => a.factor - b.factor);
  const at = (place: number) => {
    const window = windows[place];
    return window ? returnBetween(window, ROLLING_YEARS) : null;
  };
  // The lower of the two in the middle of an even number.
  const [worst, middle, best] = [at(0), at((windows.length - 1) >> 1), at(windows.length - 1)];
  if (!worst || !middle || !best || windows.length < LEAST_WINDOWS) return null;
  const losses = windows.filter(({ factor }) => factor < 1).length;
  return { count: windows.length, worst, middle, best, losses };
}

/** The return of a calendar year, in per cent. */
export interface YearReturn {
  readonly year: string;
  readonly from: NavValue;
  readonly to: NavValue;
  readonly percent: number;
  /** Ends on the last NAV of the year; the running year does not. */
  readonly isWhole: boolean;
}

const MOST_YEARS = 10;

/** Each calendar year that begins with a NAV at its start, the newest first; at most ten. */
export const calendarYears = (series: NavSeries): readonly YearReturn[] =>
  calendarGrowth(series, MOST_YEARS).map((one) => ({
    year: one.year,
    from: one.from,
    to: one.to,
    percent: percentOfGrowth(one),
    isWhole: one.isWhole,
  }));

/**
 * The advantage of the direct plan over the regular one in a span, from the NAVs of the same days.
 */
export interface PlanGap {
  readonly years: number;
  /** `1 year`, or `372 days` if it is not a whole year. */
  readonly span: string;
  readonly from: string;
  readonly to: string;
  /** The value of ₹1,00,000, to the paisa. */
  readonly direct: number;
  readonly regular: number;
  readonly difference: number;
}

const toPaisa = (rupees: number): number => Math.round(rupees * 100) / 100;

/** The value of ₹1,00,000 to the paisa, as shown, so that differences match the shown figures. */
const worthOf = ({ grown }: Pick<FundReturn, 'grown'>): number => toPaisa((LAKH * grown) / 10_000);

/** The gaps up to a day for which both series have a NAV. */
function gapsTo(
  direct: NavSeries,
  regular: NavSeries,
  to: NavValue | null | undefined,
): readonly PlanGap[] {
  const end = regular.points.find(({ day }) => day === to?.day);
  if (!to || !end) return [];
  return RETURN_YEARS.flatMap((years) => {
    const own = returnOver(direct, to, years);
    const theirs = returnOver(regular, end, years);
    if (!own || !theirs || own.from.day !== theirs.from.day) return [];
    const [more, less] = [worthOf(own), worthOf(theirs)];
    return [
      {
        years,
        span: own.span,
        from: own.from.day,
        to: to.day,
        direct: more,
        regular: less,
        difference: toPaisa(more - less),
      },
    ];
  });
}

/**
 * The two plans over 1, 3, 5 and 10 years on days that both have a NAV of: up to the newest, or up
 * to the last month's end where that reaches further back.
 */
export function planGaps(direct: NavSeries, regular: NavSeries): readonly PlanGap[] {
  const [own, theirs] = onCommonDays(direct, regular);
  const [latest, monthEnd] = [own.points.at(-1), monthEndOf(own)].map((to) =>
    gapsTo(own, theirs, to),
  );
  return (monthEnd?.length ?? 0) > (latest?.length ?? 0) ? (monthEnd ?? []) : (latest ?? []);
}

/** The series of the years before its last NAV; `null` if it does not reach back. */
export function lastYears(series: NavSeries, years: number): NavSeries | null {
  const last = series.points.at(-1);
  const start = last && navBefore(series, last.day, years);
  return start ? seriesFrom(series, start.day) : null;
}
