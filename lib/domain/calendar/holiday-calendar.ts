import { hashOf } from '@/lib/tools/hash';

import { calendarFile } from './event-calendar';
import type { Holiday } from './hours';

interface CalendarFacts {
  readonly name: string;
  /** The site's host, which makes the events' ids unique in the world. */
  readonly host: string;
  /** Part of the ids, such as `equity`. */
  readonly segment: string;
  /** The day on which the list was last checked. */
  readonly updated: string;
  /** Said of each event. */
  readonly note: (holiday: Holiday) => string;
}

/** Holidays as a calendar file. */
export const holidayCalendar = (holidays: readonly Holiday[], facts: CalendarFacts): string =>
  calendarFile(
    holidays.map((holiday) => ({
      // A holiday that moves, as those by the moon do, is still the holiday of its year.
      id: `holiday-${facts.segment}-${holiday.day.slice(0, 4)}-${hashOf(holiday.name)}`,
      day: holiday.day,
      summary: `${facts.note(holiday)}: ${holiday.name}`,
    })),
    { ...facts, product: 'Market holidays' },
  );
