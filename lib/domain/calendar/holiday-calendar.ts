import { addDays } from '@/lib/tools/time';

import type { Holiday } from './hours';

const plainDay = (day: string): string => day.replaceAll('-', '');

/** A text value of a calendar file (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const LONGEST_LINE = 75;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line to 75 bytes each; a further line begins with a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (bytesOf(part + sign) > LONGEST_LINE - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

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

const eventOf = (holiday: Holiday, { host, segment, updated, note }: CalendarFacts): string[] => [
  'BEGIN:VEVENT',
  `UID:${holiday.day}-${segment}@${host}`,
  `DTSTAMP:${plainDay(updated)}T000000Z`,
  `DTSTART;VALUE=DATE:${plainDay(holiday.day)}`,
  `DTEND;VALUE=DATE:${plainDay(addDays(holiday.day, 1))}`,
  `SUMMARY:${escaped(`${note(holiday)}: ${holiday.name}`)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Holidays as a calendar file, one event of a whole day each (RFC 5545). */
export function holidayCalendar(holidays: readonly Holiday[], facts: CalendarFacts): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${facts.host}//Market holidays//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(facts.name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...holidays.flatMap((holiday) => eventOf(holiday, facts)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
