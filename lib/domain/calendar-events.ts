import type { IssueStep } from '@/lib/domain/issue/timeline';
import type { ActionRow, MeetingRow } from '@/lib/domain/market/event-rows';
import { hashOf } from '@/lib/tools/hash';
import { onceBy } from '@/lib/tools/once-by';

import type { DayEvent } from '@/lib/domain/calendar/event-calendar';

/**
 * The quarter before a day, whose results a board meeting approves: `2026-09` for 12 November 2026.
 */
function quarterBefore(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const end = Math.floor((month - 1) / 3) * 3;
  return end === 0 ? `${year - 1}-12` : `${year}-${String(end).padStart(2, '0')}`;
}

/**
 * The last event of each id: if a source also has the old day of a moved event, the later one is
 * used.
 */
const latest = (events: readonly DayEvent[]): readonly DayEvent[] =>
  onceBy(
    [...events].sort((a, b) => (a.day > b.day ? -1 : 1)),
    ({ id }) => id,
  ).toReversed();

/**
 * The days on which boards meet on results. The id contains the quarter, so that it stays the same
 * if a meeting moves.
 * @param titled marks the titles of sample events
 * @param url of a company by symbol
 */
export const resultEvents = (
  rows: readonly MeetingRow[],
  titled: (text: string) => string,
  url: (symbol: string) => string | undefined,
): readonly DayEvent[] =>
  latest(
    rows.map(({ symbol, name, day }) => ({
      id: `results-${symbol}-${quarterBefore(day)}`,
      day,
      summary: titled(`Results: ${name ?? symbol}`),
      ...linkOf(url(symbol)),
    })),
  );

/** Ex-dates. The id contains the words and the year, so that it stays the same if the day moves. */
export const exDateEvents = (
  rows: readonly ActionRow[],
  titled: (text: string) => string,
  url: (symbol: string) => string | undefined,
): readonly DayEvent[] =>
  latest(
    rows.map(({ symbol, name, day, purpose }) => ({
      id: `ex-${symbol}-${day.slice(0, 4)}-${hashOf(purpose.toUpperCase())}`,
      day,
      summary: titled(`Ex-date: ${name ?? symbol}, ${purpose}`),
      ...linkOf(url(symbol)),
    })),
  );

const linkOf = (url: string | undefined) => (url ? { url } : {});

/**
 * The days of a public issue.
 * @param slug the last part of its address
 * @param cancelled days that were cancelled because the issue was withdrawn
 */
export function issueEvents(
  slug: string,
  name: string,
  steps: readonly IssueStep[],
  url: string,
  cancelled: readonly IssueStep[] = [],
): readonly DayEvent[] {
  const eventOf = ({ key, label, day, isByRule }: IssueStep): DayEvent => ({
    id: `ipo-${key}-${hashOf(slug)}`,
    day,
    url,
    summary: `${name}: ${label.toLowerCase()}${isByRule ? ' (by rule)' : ''}`,
  });
  const cancelledOf = (step: IssueStep): DayEvent => {
    const event = eventOf(step);
    return { ...event, summary: `Cancelled: ${event.summary}`, isCancelled: true };
  };
  return [...steps.map(eventOf), ...cancelled.map(cancelledOf)];
}
