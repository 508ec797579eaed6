import { type Flow, ratesOf } from '@/lib/domain/calculator/xirr-solve';
import { DAY_MS } from '@/lib/tools/time';

import { RETURN_YEARS } from './returns';
import type { NavPoint } from './types';

/** Paid in each month, in rupees. */
export const INSTALMENT = 5_000;

/** What a SIP came to on the NAVs of its days. Sums in rupees. */
export interface SipResult {
  readonly years: number;
  readonly from: string;
  readonly to: string;
  readonly invested: number;
  readonly worth: number;
  /** XIRR in per cent a year; `null` where no rate fits. */
  readonly xirr: number | null;
}

const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

/** The months before that of a day, newest last: `2026-01`. */
function monthsUpTo(day: string, count: number): readonly string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** The first NAV of each month: what an instalment due on the first buys at. */
function firstOfMonths(line: readonly NavPoint[]): ReadonlyMap<string, NavPoint> {
  const firsts = new Map<string, NavPoint>();
  for (const point of line) {
    const month = point.day.slice(0, 7);
    if (!firsts.has(month)) firsts.set(month, point);
  }
  return firsts;
}

/**
 * A SIP of whole years that ends with the newest NAV: an instalment at the first NAV of each month.
 * Stamp duty, exit load and tax are not taken off.
 * @returns `null` where a month has no NAV
 */
export function sipOver(
  line: readonly NavPoint[],
  years: number,
  firsts = firstOfMonths(line),
): SipResult | null {
  const last = line.at(-1);
  if (!last) return null;
  const bought = monthsUpTo(last.day, 12 * years).map((month) => firsts.get(month));
  if (!bought.every((point) => point !== undefined)) return null;
  const [start] = bought;
  if (!start) return null;
  const worth = bought.reduce((sum, { nav }) => sum + INSTALMENT / nav, 0) * last.nav;
  const flows: Flow[] = bought.map(({ day }) => ({ day: dayNumber(day), sum: -INSTALMENT }));
  const [xirr = null] = ratesOf([...flows, { day: dayNumber(last.day), sum: worth }], 365);
  return {
    ...{ years, from: start.day, to: last.day },
    ...{ invested: INSTALMENT * bought.length, worth, xirr },
  };
}

/** SIPs of 1, 3, 5 and 10 years, as far as the line reaches. */
export function sipsOf(line: readonly NavPoint[]): readonly SipResult[] {
  const firsts = firstOfMonths(line);
  return RETURN_YEARS.flatMap((years) => sipOver(line, years, firsts) ?? []);
}
