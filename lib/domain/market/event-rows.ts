import { actionKind } from '@/lib/domain/company/purposes';
import { formatMonth, formatMonthName } from '@/lib/tools/format';
import { monthsBefore } from '@/lib/tools/time';
import type { BoardMeeting, CorporateAction } from './records';

interface Event {
  readonly symbol: string;
  readonly day: string;
}

/** Events from a day on, nearest first, and those before it, newest first. */
export function splitAt<One extends Event>(events: readonly One[], day: string) {
  const order = (sign: 1 | -1) => (a: One, b: One) =>
    a.day === b.day ? (a.symbol < b.symbol ? -1 : 1) : a.day < b.day ? -sign : sign;
  return {
    coming: events.filter((one) => one.day >= day).sort(order(1)),
    past: events.filter((one) => one.day < day).sort(order(-1)),
  };
}

export type ActionRow = CorporateAction & Event & { readonly kind: string };

export const actionRows = (actions: readonly CorporateAction[]): readonly ActionRow[] =>
  actions.map((one) => ({ ...one, day: one.exDate, kind: actionKind(one.purpose) }));

export type MeetingRow = BoardMeeting & Event;

const PERIOD =
  /\b(?:ended|ending)(?: on)?(?: the)? (?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?([a-z]{3})[a-z]*\.?(?: \d{1,2}(?:st|nd|rd|th)?)?,? ?(\d{4})\b/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The quarter that a notice names, by the month of its end: `Apr–Jun 2026`; `null` if it names
 * none.
 */
function quarterOf(details: string | null): string | null {
  const [, name, year] = PERIOD.exec(details ?? '') ?? [];
  const month = MONTHS.indexOf((name ?? '').toLowerCase());
  if (month < 0 || !year) return null;
  const end = `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return `${formatMonthName(monthsBefore(end, 2))}–${formatMonth(end)}`;
}

/**
 * The purpose of a board meeting: `Results for Apr–Jun 2026`, or `Results` if the notice names no
 * quarter.
 */
export function resultWords(details: string | null): string {
  const quarter = quarterOf(details);
  const words = quarter ? `Results for ${quarter}` : 'Results';
  const dividend = /\bdividend\b/i.test(details ?? '') ? ' and a dividend' : '';
  return `${words}${dividend}${details?.endsWith(' (sample)') ? ' (sample)' : ''}`;
}

/** The meetings at which results are due: one for a company and a day, with a quarter if one has it. */
export function resultRows(meetings: readonly BoardMeeting[]): readonly MeetingRow[] {
  const rows = new Map<string, MeetingRow>();
  for (const one of meetings) {
    if (!/\bresults?\b/i.test(`${one.purpose} ${one.details ?? ''}`)) continue;
    const key = `${one.symbol} ${one.date}`;
    const known = rows.get(key);
    if (!known || (quarterOf(known.details) === null && quarterOf(one.details) !== null)) {
      rows.set(key, { ...one, day: one.date });
    }
  }
  return [...rows.values()];
}

const PREAMBLE =
  /^(?:.*?\bboard meeting to be held on \S+ )?to (?:inter[- ]alia,? )?consider and approve (?:the )?/i;

/** The purpose of a board meeting, without the company and the day at the start of the notice. */
export function meetingWords(details: string | null): string | null {
  const words = details?.replace(PREAMBLE, '').replace(/\s+/g, ' ').replace(/ \./g, '.').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}
