/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** Offset of Indian Standard Time from UTC; India has no daylight saving time. */
const INDIA_MS = 5.5 * 3_600_000;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A date whose UTC fields are the local time in India. */
export function onIndianClock(moment: Date): Date {
  return new Date(moment.getTime() + INDIA_MS);
}

/** Day and time of an instant in India: `2026-11-20` and `15:30`. */
export function indianClock(moment: Date): { readonly day: string; readonly time: string } {
  const text = onIndianClock(moment).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The day in India of a day or an instant; `null` for an invalid date. */
export function dayInIndia(date: string): string | null {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return DAY.test(date) ? date : indianClock(moment).day;
}

/** The day in India of a day or an instant that a reader has checked. */
export const indianDay = (date: string): string => dayInIndia(date) ?? date;

/** A day as its first moment in India, with hour and zone; a moment as it is. */
export const indianMoment = (date: string): string =>
  date.length === 10 ? `${date}T00:00:00+05:30` : date;

/** Adds days to a `YYYY-MM-DD` day; a negative number subtracts. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The same day some months earlier; or the month's last day if it has no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(date, last)));
  return found.toISOString().slice(0, 10);
}

/** Days from one day or instant to another; a whole number between two `YYYY-MM-DD` days. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

export type Weekday = (typeof WEEKDAYS)[number];

/** The weekday of a `YYYY-MM-DD` day: `Friday`. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? 'Sunday';
}

export const isWeekend = (day: string): boolean => weekdayOf(day).startsWith('S');
