import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import { paidMonthly } from '@/lib/domain/figure/growth';
import { isYearlyRate } from '@/lib/domain/figure/series';
import { DAY_MS } from '@/lib/tools/time';

import type { NavSeries } from './nav-series';
import { RETURN_YEARS } from './returns';

/** Paid in each month, in rupees. */
export const INSTALMENT = 5_000;

/** The result of a SIP at the NAVs of its days. Sums in rupees. */
export interface SipResult {
  readonly years: number;
  readonly from: string;
  readonly to: string;
  readonly invested: number;
  readonly worth: number;
  /** XIRR in per cent a year; `null` before thirteen months, and if no rate solves it. */
  readonly xirr: number | null;
}

const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/**
 * A SIP of whole years that ends with the newest NAV: an instalment at the first NAV of each month.
 * Stamp duty, exit load and tax are not deducted.
 * @returns `null` if a month has no NAV
 */
export function sipOver(series: NavSeries, years: number): SipResult | null {
  const paid = paidMonthly(series, 12 * years, INSTALMENT);
  const [start] = paid.value?.bought ?? [];
  if (!paid.value || !start) return null;
  const { bought, invested, worth } = paid.value;
  const flows: Flow[] = bought.map(({ day }) => ({ day: dayNumber(day), sum: -INSTALMENT }));
  const [rate = null] = ratesOf([...flows, { day: dayNumber(paid.day), sum: worth }], 365);
  return {
    years,
    from: start.day,
    to: paid.day,
    invested,
    worth,
    xirr: isYearlyRate(start.day, paid.day) ? rate : null,
  };
}

/** SIPs of 1, 3, 5 and 10 years, as far as the series reaches. */
export const sipsOf = (series: NavSeries): readonly SipResult[] =>
  RETURN_YEARS.flatMap((years) => sipOver(series, years) ?? []);
