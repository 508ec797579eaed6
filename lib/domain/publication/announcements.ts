import type { Ticker } from './records';

/** The position of announcements that run in the footer. */
const FOOTER_POSITION = 'T';

/**
 * Pages are cached, so they include announcements that start within this time; the browser shows
 * them when due.
 */
const LEAD_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** When an announcement is shown: ISO days or instants, `null` for an open end. */
export interface DateRange {
  readonly start: string | null;
  readonly end: string | null;
}

/** A day without a time starts at midnight in India. */
function instantOf(value: string): number {
  return Date.parse(value.length === 10 ? `${value}T00:00:00+05:30` : value);
}

/** An end without a time includes the whole day. */
function endOf(value: string): number {
  return value.length === 10 ? instantOf(value) + DAY_MS - 1 : instantOf(value);
}

/**
 * Whether a moment lies within a date range, ends included. An invalid date does not limit it.
 * @param now milliseconds since 1970
 */
export function isActive({ start, end }: DateRange, now: number): boolean {
  return !(start !== null && now < instantOf(start)) && !(end !== null && now > endOf(end));
}

/**
 * The announcements of a position that a page rendered at `now` contains: the active ones, and those
 * that start within the next 15 minutes.
 * @param now ISO instant
 */
export function announcementsForPage(
  tickers: readonly Ticker[],
  now: string,
  position: string = FOOTER_POSITION,
): readonly Ticker[] {
  const moment = Date.parse(now);
  return tickers.filter(
    (ticker) =>
      ticker.position === position &&
      isActive({ start: ticker.start, end: null }, moment + LEAD_MS) &&
      isActive({ start: null, end: ticker.end }, moment),
  );
}
