import { countOf, formatDayMonth } from '@/lib/tools/format';
import { addDays, monthsBefore } from '@/lib/tools/time';

/** Months before and after that of the newest session that a calendar can show. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 3;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month some months later; a negative number is earlier. */
const monthAfter = (month: string, by: number): string =>
  monthsBefore(`${month}-01`, -by).slice(0, 7);

const shownMonths = (day: string) => {
  const now = day.slice(0, 7);
  return { now, first: monthAfter(now, -MONTHS_BACK), last: monthAfter(now, MONTHS_AHEAD) };
};

/**
 * Whether a calendar can show a month.
 * @param day the newest session
 */
export function isMonthShown(given: string, day: string): boolean {
  const { first, last } = shownMonths(day);
  return MONTH.test(given) && given >= first && given <= last;
}

/**
 * The months that a calendar offers, `YYYY-MM`.
 * @param given the month of the address; that of the newest session if it is blank, invalid or out
 * of range
 * @param day the newest session
 */
export function monthChoice(given: string, day: string) {
  const { now, first, last } = shownMonths(day);
  const month = isMonthShown(given, day) ? given : now;
  const around = [monthAfter(month, -1), month, monthAfter(month, 1)];
  return { now, month, around: around.filter((one) => one >= first && one <= last) };
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: addDays(`${monthAfter(month, 1)}-01`, -1),
});

/** The weeks of a month from Monday to Sunday; `null` for days of the adjacent months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const { from, to } = daysOfMonth(month);
  const weekday = (new Date(from).getUTCDay() + 6) % 7;
  const weeks = [];
  for (let monday = addDays(from, -weekday); monday <= to; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    weeks.push(week.map((day) => (day >= from && day <= to ? day : null)));
  }
  return weeks;
}

/** Events by their day, oldest day first; those of a day in the order given. */
export function byDay<One extends { readonly day: string }>(
  events: readonly One[],
): ReadonlyMap<string, readonly One[]> {
  const days = [...new Set(events.map(({ day }) => day))].sort();
  return new Map(days.map((day) => [day, events.filter((one) => one.day === day)]));
}

/** `252 companies, most of them on 12 Aug (173)`; the day is left out if no day has the most. */
export function monthFinding(
  events: readonly { readonly day: string }[],
  one: string,
  many: string,
): string {
  const counts = [...byDay(events)].map(([day, { length }]) => ({ day, count: length }));
  const [most, next] = counts.sort((a, b) => b.count - a.count);
  const day =
    most && next && most.count > next.count
      ? `, most on ${formatDayMonth(most.day)} (${most.count})`
      : '';
  return `${countOf(events.length, one, many)}${day}`;
}
