import { countOf, formatDate } from '@/lib/tools/format';

import { type AgingKind, isOld, type MarketClock, sessionsSince } from './ages';
import type { MissingFigure, Reason, Span } from './figure';
import { isYear, type Break } from './series';
import { indianDay } from '@/lib/tools/time';

/**
 * The cause of a break in words: `demerger`, or `step in the price` if no source states a cause.
 */
export const causeWords = ({ cause }: Pick<Break, 'cause'>): string => cause ?? 'unexplained step';

/** `since 30 Apr 2026 (demerger)`, `since 11 Aug 2026`. */
export function sinceWords({ from, after }: Pick<Span, 'from' | 'after'>): string {
  return `since ${formatDate(from)}${after ? ` (${causeWords(after)})` : ''}`;
}

/** `in a year` if the span is one, else the first day of the span. */
export const yearWords = (span: Pick<Span, 'from' | 'to' | 'after'>): string =>
  span.after === null && isYear(span.from, span.to) ? 'in a year' : sinceWords(span);

/** The text in place of a figure, where a dash would leave the reason open. */
const REASONS: Readonly<Record<Reason, string>> = {
  none: 'None',
  unknown: 'Not available here',
  old: 'Too old to show',
  broken: 'Not comparable',
  short: 'History too short',
  meaningless: 'Not meaningful',
};

/** `Not comparable since 30 Apr 2026 (demerger)`, `Too old to show (17 Dec 2025)`. */
export function reasonWords({ reason, day, cause }: MissingFigure): string {
  const words = REASONS[reason];
  if (day === null) return words;
  if (reason === 'broken') return `${words} ${sinceWords({ from: day, after: { day, cause } })}`;
  return reason === 'old' ? `${words} (${formatDate(day)})` : words;
}

/**
 * The largest number of sessions that is stated; beyond it, only the day shows the age of a figure.
 */
const MOST_SESSIONS = 15;

/**
 * The text above figures past their maximum age; `null` above current ones.
 * @param day of the figures
 */
export function ageWords(kind: AgingKind, day: string | null, now: MarketClock): string | null {
  if (day === null || !isOld(kind, day, now)) return null;
  const sessions = sessionsSince(indianDay(day), now);
  const age =
    sessions === 0 || sessions > MOST_SESSIONS
      ? `These figures are as of ${formatDate(day)}`
      : `These figures are ${countOf(sessions, 'trading day')} old`;
  return `${age}. No newer ones are available here.`;
}

/** A heading about a session, with its day once it is past its maximum age: `…, on 21 Aug 2026`. */
export const onItsDay = (
  words: string,
  kind: AgingKind,
  day: string | null,
  now: MarketClock,
): string => (day !== null && isOld(kind, day, now) ? `${words}, on ${formatDate(day)}` : words);
