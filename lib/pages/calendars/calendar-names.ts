/** The calendar files: the name in their address and their title in a calendar program. */
export const CALENDARS = {
  results: 'Results of listed companies',
  'ex-dates': 'Ex-dates of listed companies',
  ipos: 'Public issues',
} as const;

export type CalendarName = keyof typeof CALENDARS;

/** The address of a calendar file. */
export const calendarPath = (name: CalendarName): `/calendars/${string}.ics` =>
  `/calendars/${name}.ics`;

/** The calendar of one company's results and ex-dates. */
export const companyCalendarPath = (symbol: string): `/calendars/${string}.ics` =>
  `/calendars/company-${encodeURIComponent(symbol.toLowerCase())}.ics`;

/** The calendar of an address's last segment; `null` if it names none. */
export function calendarOfFile(file: string): CalendarName | { readonly symbol: string } | null {
  const [, name = ''] = /^(.+)\.ics$/.exec(file) ?? [];
  if (Object.hasOwn(CALENDARS, name)) return name as CalendarName;
  const [, symbol] = /^company-(.+)$/.exec(name) ?? [];
  return symbol ? { symbol: symbol.toUpperCase() } : null;
}
