import { daysBetween, monthsBefore } from '@/lib/tools/time';

import { weekdaysBetween } from './days';

/** The exchanges never close for longer: a weekend and two or three holidays. */
export const LONGEST_BREAK = 5;

/** More weekdays without a file than an exchange has holidays mean that files are missing. */
export const MOST_HOLIDAYS = 20;

/**
 * Whether the days, oldest first, cover the year up to the last of them without a hole. The first
 * may be missing: a year before may have been a holiday.
 */
export function coversYear(days: readonly { date: string }[]): boolean {
  const last = days.at(-1)?.date;
  if (!last) return false;
  const start = monthsBefore(last, 12);
  const within = days.map((day) => day.date).filter((date) => date >= start);
  const missing = weekdaysBetween(start, last) + 1 - within.length;
  return (
    missing <= MOST_HOLIDAYS &&
    within.every((date, at) => daysBetween(within[at - 1] ?? start, date) <= LONGEST_BREAK)
  );
}
