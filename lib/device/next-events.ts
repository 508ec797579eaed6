import { actionRows, resultRows, splitAt } from '@/lib/domain/market/corporate-actions';
import type { BoardMeeting, CorporateAction } from '@/lib/domain/market/records';

import type { NextEvent } from './codes';

/**
 * The next event of each company by its code: the day on which its share goes ex, or its board meets
 * on results, whichever is nearer.
 * @param day events of this day and later ones count
 */
export function nextEvents(
  actions: readonly CorporateAction[],
  meetings: readonly BoardMeeting[],
  day: string,
): Readonly<Record<string, NextEvent>> {
  const events = [
    ...actionRows(actions).map(({ symbol, day: of, kind }) => ({
      ...{ symbol, day: of, what: kind === 'Other' ? 'ex-date' : `ex-date, ${kind.toLowerCase()}` },
    })),
    ...resultRows(meetings).map(({ symbol, day: of }) => ({ symbol, day: of, what: 'results' })),
  ];
  const next: Record<string, NextEvent> = {};
  for (const { symbol, day: of, what } of splitAt(events, day).coming) {
    next[`stock:${symbol}`] ??= [of, what];
  }
  return next;
}
