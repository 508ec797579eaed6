import type { Watchlist } from './watchlist';

/** The public files of all companies' dates: the same for everybody, so that no request names a watchlist. */
export const CALENDAR_FILES = ['/calendars/results.ics', '/calendars/ex-dates.ics'];

const EVENT = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;

/** Only the events of the given companies, from a calendar file of this site. */
const eventsOf = (text: string, symbols: ReadonlySet<string>): readonly string[] =>
  (text.match(EVENT) ?? []).filter((event) =>
    symbols.has(/^UID:(?:results|ex)-(.+?)-\d{4}-/m.exec(event)?.[1] ?? ''),
  );

/**
 * The results and ex-dates of the companies on a list, as one calendar file that is made on the
 * device; empty if there are none.
 * @param texts the calendar files of all companies
 */
export function watchCalendar(list: Watchlist, texts: readonly string[]): string {
  const symbols = new Set(list.map(({ code }) => code.replace(/^stock:/, '')));
  const events = texts.flatMap((text) => eventsOf(text, symbols));
  const [head = ''] = /^[\s\S]*?(?=BEGIN:VEVENT)/.exec(texts[0] ?? '') ?? [];
  return events.length === 0 ? '' : `${head}${events.join('')}END:VCALENDAR\r\n`;
}
