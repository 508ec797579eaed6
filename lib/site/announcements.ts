import type { Ticker } from '@/lib/provider/records';

/** The position of announcements that run in the footer. */
export const FOOTER_POSITION = 'T';

/** Rendered pages live a few minutes, so what starts soon is sent along; the browser's clock shows it. */
const LEAD_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** The time in which an announcement is shown; both ends are optional. */
export interface Window {
  readonly start: string | null;
  readonly end: string | null;
}

/** A bare day is midnight in India. */
function instantOf(value: string): number {
  return Date.parse(value.length === 10 ? `${value}T00:00:00+05:30` : value);
}

/** A bare day as an end includes that day. */
function endOf(value: string): number {
  return value.length === 10 ? instantOf(value) + DAY_MS - 1 : instantOf(value);
}

/**
 * Whether a moment lies within a window, ends included. An end that is no date doesn't limit.
 * @param now milliseconds since 1970
 */
export function isLive({ start, end }: Window, now: number): boolean {
  return !(start !== null && now < instantOf(start)) && !(end !== null && now > endOf(end));
}

/**
 * The announcements that a page rendered at `now` carries: those of the position that are live or
 * start within the lifetime of the page.
 * @param now ISO instant
 */
export function announcementsToCarry(
  tickers: readonly Ticker[],
  now: string,
  position: string = FOOTER_POSITION,
): readonly Ticker[] {
  const moment = Date.parse(now);
  return tickers.filter(
    (ticker) =>
      ticker.position === position &&
      isLive({ start: ticker.start, end: null }, moment + LEAD_MS) &&
      isLive({ start: null, end: ticker.end }, moment),
  );
}
