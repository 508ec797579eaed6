import { actionKind } from '@/lib/domain/company/purposes';
import { countOf, formatDate } from '@/lib/tools/format';
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

/** The meetings at which results are due: one for a company and a day. */
export function resultRows(meetings: readonly BoardMeeting[]): readonly MeetingRow[] {
  const rows = new Map<string, MeetingRow>();
  for (const one of meetings) {
    if (!/\bresults?\b/i.test(`${one.purpose} ${one.details ?? ''}`)) continue;
    const key = `${one.symbol} ${one.date}`;
    if (!rows.has(key)) rows.set(key, { ...one, day: one.date });
  }
  return [...rows.values()];
}

/** `32 shares go ex soon, the next on 24 Nov 2026`. @param what after the count: `share goes ex` */
export function comingFinding(rows: readonly Event[], one: string, many: string): string | null {
  const [first] = rows;
  return first ? `${countOf(rows.length, one, many)}, the next on ${formatDate(first.day)}` : null;
}

/** `55 shares went ex since 13 Aug 2026`: the files need not reach back thirty days. */
export function pastFinding(rows: readonly Event[], one: string, many: string): string {
  const count = countOf(rows.length, one, many);
  const first = rows.at(-1);
  return first ? `${count} since ${formatDate(first.day)}` : `${count} in the last thirty days`;
}

const PREAMBLE =
  /^(?:.*?\bboard meeting to be held on \S+ )?to (?:inter[- ]alia,? )?consider and approve (?:the )?/i;

/** What a board meets for, without the company and the day that the notice begins with. */
export function meetingWords(details: string | null): string | null {
  const words = details?.replace(PREAMBLE, '').replace(/\s+/g, ' ').replace(/ \./g, '.').trim();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}
