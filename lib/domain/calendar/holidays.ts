import { weekdayOf, type Weekday } from '@/lib/tools/time';
import { countOf, formatDate } from '@/lib/tools/format';

import type { SegmentCalendar } from './hours';

export interface HolidayRow {
  readonly day: string;
  readonly weekday: Weekday;
  readonly name: string;
  /** The trading of commodities on that day. */
  readonly commodity: string;
}

interface Calendars {
  readonly equity: SegmentCalendar;
  readonly commodity: SegmentCalendar;
}

/** The years that the calendar has holidays of. */
export const holidayYears = ({ equity }: Calendars): readonly string[] =>
  [...new Set(equity.holidays.map(({ day }) => day.slice(0, 4)))].sort();

/** The holidays of a year, in the order of the calendar. */
export function holidaysOf({ equity, commodity }: Calendars, year: string): readonly HolidayRow[] {
  const evenings = new Map(commodity.holidays.map(({ day, opensAt }) => [day, opensAt]));
  return equity.holidays
    .filter(({ day }) => day.startsWith(year))
    .map(({ day, name }) => {
      const evening = evenings.get(day);
      const closed = evenings.has(day) ? 'Closed all day' : 'Open as usual';
      return {
        day,
        name,
        weekday: weekdayOf(day),
        commodity: evening ? `Open from ${evening}` : closed,
      };
    });
}

/** The next holiday in a sentence. @param today `YYYY-MM-DD` in India */
export function nextHolidaySentence({ equity }: Calendars, today: string): string {
  const next = equity.holidays.find(({ day }) => day >= today);
  if (!next) return 'The exchanges have not announced the next holidays yet';
  return next.day === today
    ? `NSE and BSE are closed today: ${next.name}`
    : `Next closed on ${weekdayOf(next.day)}, ${formatDate(next.day)}: ${next.name}`;
}

/**
 * How many holidays of a year are past and to come: `14 past, 1 today, 1 to come`.
 * @param isAnnounced whether the exchanges have published the year's list
 */
export function holidayCount(
  rows: readonly HolidayRow[],
  today: string,
  isAnnounced = true,
): string {
  const over = rows.filter(({ day }) => day < today).length;
  const now = rows.filter(({ day }) => day === today).length;
  const toCome = rows.length - over - now;
  const all = countOf(rows.length, 'weekday without trading', 'weekdays without trading');
  if (!isAnnounced) return `${all} known so far`;
  if (over + now === 0) return all;
  if (over === rows.length) return `${all}, all past`;
  const parts = [
    over > 0 && `${over} past`,
    now > 0 && `${now} today`,
    toCome > 0 && `${toCome} to come`,
  ];
  return `${all}: ${parts.filter(Boolean).join(', ')}`;
}
