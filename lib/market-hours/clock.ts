const INDIA = 5.5 * 3_600_000;
const DAY = 86_400_000;

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A date whose UTC fields are what the Indian clock shows; that clock knows no summer time. */
export function onIndianClock(moment: Date): Date {
  return new Date(moment.getTime() + INDIA);
}

/** Day and time of a moment on the Indian clock. */
export function indianClock(moment: Date): { readonly day: string; readonly time: string } {
  const text = onIndianClock(moment).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** A `YYYY-MM-DD` day some days later. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);
}

/** `Friday`, of a `YYYY-MM-DD` day. */
export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday';
}

export const isWeekend = (day: string): boolean => /^S/.test(weekdayOf(day));
