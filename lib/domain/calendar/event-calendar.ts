import { addDays, daysBetween } from '@/lib/tools/time';

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

/** An event of a whole day. */
export interface DayEvent {
  /** Stays the same if the event's day moves; without the site's host; at most 40 characters. */
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  /** A page about it, absolute. */
  readonly url?: string;
  /** Will not take place; it stays in the file, so that programs that have it remove it. */
  readonly isCancelled?: boolean;
}

interface CalendarFile {
  readonly name: string;
  /** The site's host, which makes the events' ids unique in the world. */
  readonly host: string;
  /** The name of the program, for the file's product id. */
  readonly product: string;
  /** The day of the file's state, `YYYY-MM-DD`. */
  readonly updated: string;
}

/** Revisions are counted in days from here. */
const FIRST_DAY = '2020-01-01';

/**
 * The lines of an event. Earlier files are not stored, so the revision is the day of the file: an
 * event whose day has moved has the same id and a higher revision.
 */
const eventLines = (event: DayEvent, { host, updated }: CalendarFile): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@${host}`,
  `DTSTAMP:${plainDay(updated)}T000000Z`,
  `SEQUENCE:${Math.max(0, daysBetween(FIRST_DAY, updated))}`,
  `DTSTART;VALUE=DATE:${plainDay(event.day)}`,
  `DTEND;VALUE=DATE:${plainDay(addDays(event.day, 1))}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.url ? [`URL:${event.url}`] : []),
  ...(event.isCancelled ? ['STATUS:CANCELLED'] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/**
 * A calendar has at least one component (RFC 5545, 3.6). One without events has the time zone, so
 * that a subscription to it stays valid until its first event.
 */
const TIME_ZONE: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file of events of a whole day each (RFC 5545). */
export function calendarFile(events: readonly DayEvent[], file: CalendarFile): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${file.host}//${file.product}//EN`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(file.name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    ...(events.length === 0 ? TIME_ZONE : events.flatMap((event) => eventLines(event, file))),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
