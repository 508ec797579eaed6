import { actionRows, resultRows, splitAt } from '@/lib/domain/market/event-rows';
import type { BoardMeeting, CorporateAction } from '@/lib/domain/market/records';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

import type { NextEvent } from './codes';

/**
 * The next event of each company by its code: the day on which its share goes ex, or its board meets
 * on results, whichever is nearer.
 * @param day events of this day and later ones count
 */
export function nextEvents(
  actions: Sourced<readonly CorporateAction[]> | null,
  meetings: Sourced<readonly BoardMeeting[]> | null,
  day: string,
): Readonly<Record<string, NextEvent>> {
  const events = [
    ...actionRows(actions?.data ?? []).map(({ symbol, day: of, kind }) => {
      const what = kind === 'Other' ? 'ex-date' : `ex-date, ${kind.toLowerCase()}`;
      return { symbol, day: of, what: titleOf(actions, what) };
    }),
    ...resultRows(meetings?.data ?? []).map(({ symbol, day: of }) => ({
      symbol,
      day: of,
      what: titleOf(meetings, 'results'),
    })),
  ];
  const next: Record<string, NextEvent> = {};
  for (const { symbol, day: of, what } of splitAt(events, day).coming) {
    next[`stock:${symbol}`] ??= [of, what];
  }
  return next;
}
