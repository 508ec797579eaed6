import { addDays, isWeekend, type Weekday, weekdayOf } from '@/lib/time';

/** The fixed day of every sample figure: a Friday on which the exchanges traded. */
export const SAMPLE_DAY = '2026-11-20';

/** The moment the sample session closed, 15:30 Indian Standard Time. */
export const SAMPLE_CLOSE = `${SAMPLE_DAY}T15:30:00+05:30`;

/** First day of the longest sample history, five years back. */
export const FIRST_SAMPLE_DAY = '2021-11-20';

/** Weekdays without trading by NSE's list for 2026, and Republic Day 2027 for the January expiry. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-15',
  '2026-01-26',
  '2026-03-03',
  '2026-03-26',
  '2026-03-31',
  '2026-04-03',
  '2026-04-14',
  '2026-05-01',
  '2026-05-28',
  '2026-06-26',
  '2026-09-14',
  '2026-10-02',
  '2026-10-20',
  '2026-11-10',
  '2026-11-24',
  '2026-12-25',
  '2027-01-26',
]);

/**
 * Whether NSE's cash market trades on a day. Holidays are known for 2026 alone; in other years every
 * weekday counts.
 */
export function isTradingDay(day: string): boolean {
  return !isWeekend(day) && !HOLIDAYS.has(day);
}

/** The last trading day on or before a day. */
export function tradingDayUpTo(day: string): string {
  let candidate = day;
  while (!isTradingDay(candidate)) candidate = addDays(candidate, -1);
  return candidate;
}

/** The last such day of the week on or before a day. */
export function weekdayUpTo(day: string, weekday: Weekday): string {
  let candidate = day;
  while (weekdayOf(candidate) !== weekday) candidate = addDays(candidate, -1);
  return candidate;
}

let known: readonly string[] | undefined;

/** All trading days of the sample history, newest first: index 0 is `SAMPLE_DAY`. */
export function tradingDaysBack(): readonly string[] {
  if (known) return known;
  const days: string[] = [];
  for (let day = SAMPLE_DAY; day >= FIRST_SAMPLE_DAY; day = addDays(day, -1)) {
    if (isTradingDay(day)) days.push(day);
  }
  known = days;
  return days;
}

const RANGE_START = {
  '1D': SAMPLE_DAY,
  '1M': '2026-10-20',
  '1Y': '2025-11-20',
  '5Y': FIRST_SAMPLE_DAY,
} as const;

export type SampleRange = keyof typeof RANGE_START;

/** How many trading days, counted back from `SAMPLE_DAY`, lie in a range or since a later `from`. */
export function tradingDaysIn(range: SampleRange, from = ''): number {
  const start = from > RANGE_START[range] ? from : RANGE_START[range];
  const end = tradingDaysBack().findIndex((day) => day < start);
  return end === -1 ? tradingDaysBack().length : end;
}
