import { formatDate } from '@/lib/tools/format';
import { asSentence } from '@/lib/tools/phrases';

import { actionWords, meetingWords } from './purposes';
import type { CompanyEvents } from './records';
import type { Sourced } from '@/lib/domain/sourced';

/** A future event. */
interface NextEvent {
  readonly date: string;
  readonly what: string;
}

/** The next board meeting and the next ex-date after a day, the nearer one first. */
export function nextEvents({ meetings, actions }: CompanyEvents, day: string): NextEvent[] {
  const soonest = (events: readonly NextEvent[]) =>
    events.filter(({ date }) => date > day).sort((a, b) => a.date.localeCompare(b.date));
  const meeting = soonest(
    meetings.map(({ date, purpose }) => ({ date, what: meetingWords(purpose) })),
  );
  const exDate = soonest(
    actions.map(({ exDate: date, purpose }) => ({
      date,
      what: `ex-date: ${actionWords(purpose)}`,
    })),
  );
  return soonest([...meeting.slice(0, 1), ...exDate.slice(0, 1)]);
}

/**
 * The answer as the source of its announcements. Files have them by day, and a folder may lack later
 * days, so that the list is as old as its newest row.
 */
export const announcementsSource = (events: Sourced<CompanyEvents>): Sourced<CompanyEvents> =>
  events.source === 'end-of-day'
    ? { ...events, asOf: events.data.announcements[0]?.date ?? null }
    : events;

export const hasEvents = (events: CompanyEvents): boolean =>
  [events.actions, events.meetings, events.announcements, events.deals].some(
    (list) => list.length > 0,
  );

/**
 * The heading of the events: the next one, else the last action or announcement.
 * @param day today in India
 */
export function eventsSentence(events: CompanyEvents, day: string): string {
  const [next] = nextEvents(events, day);
  if (next) return asSentence(`${next.what}, ${formatDate(next.date)}`);
  const [action] = events.actions;
  if (action) return asSentence(`${actionWords(action.purpose)}, ${formatDate(action.exDate)}`);
  const [deal] = events.deals;
  if (deal) return `Large deal on ${formatDate(deal.date)}`;
  return 'What the company announced to the exchange';
}
