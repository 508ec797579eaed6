import { addDays, indianClock } from '@/lib/tools/time';
import { tradingDay } from '@/lib/domain/calendar/hours/status';
import type { SegmentCalendar } from '@/lib/domain/calendar/hours/types';

/** Most symbols of one request for quotes. */
export const MAX_QUOTES = 40;

/** Value, change and change in per cent; `null` where unknown. */
export type QuoteFigures = readonly [
  value: number | null,
  change: number | null,
  changePercent: number | null,
];

/** A session: when the market opens and closes, in milliseconds since 1970. */
export type OpenHours = readonly [opens: number, closes: number];

/** The response of `/api/quotes`. Keys are `index:Sensex` or `stock:INFY`. */
export interface QuotesAnswer {
  readonly isOpen: boolean;
  /** The current and the coming sessions; clients poll during them only. */
  readonly hours: readonly OpenHours[];
  /** Day or instant of each kind of quotes (`index`, `stock`); `source` likewise. */
  readonly asOf: Readonly<Record<string, string>>;
  readonly source: Readonly<Record<string, 'provider' | 'sample' | 'end-of-day'>>;
  readonly quotes: Readonly<Record<string, QuoteFigures>>;
}

/** Number of sessions sent ahead, so that a page left open knows when the market opens next. */
const SESSIONS_AHEAD = 8;
/** Days searched for these sessions. */
const MAX_DAYS_AHEAD = 21;

const instant = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

/** The sessions of a segment that end after `now`, in order. */
export function openHours(calendar: SegmentCalendar, now: Date): readonly OpenHours[] {
  const { day } = indianClock(now);
  const days = Array.from({ length: MAX_DAYS_AHEAD }, (_, ahead) => addDays(day, ahead));
  return days
    .flatMap((one) =>
      tradingDay(calendar, one)
        .sessions.filter(({ phase }) => phase === 'open')
        .map(({ from, to }): OpenHours => [instant(one, from), instant(one, to)]),
    )
    .filter(([, closes]) => closes > now.getTime())
    .slice(0, SESSIONS_AHEAD);
}

const SYMBOL = /^[A-Z0-9][A-Z0-9&_-]{0,19}$/;

type ParsedSymbols =
  | { readonly kind: 'symbols'; readonly symbols: readonly string[] }
  | { readonly kind: 'invalid'; readonly reason: string };

/**
 * Parses the symbols of a request for quotes: `INFY,M&M`.
 * @returns each symbol once, in the given order, or the reason of the rejection
 */
export function parseSymbols(given: readonly string[]): ParsedSymbols {
  const symbols = [...new Set(given.flatMap((list) => list.split(',')))].filter(Boolean);
  const wrong = symbols.find((symbol) => !SYMBOL.test(symbol));
  if (wrong !== undefined) {
    return {
      kind: 'invalid',
      reason: 'stocks: each symbol is 1 to 20 capital letters, digits, &, - or _.',
    };
  }
  if (symbols.length > MAX_QUOTES) {
    return { kind: 'invalid', reason: `stocks: at most ${MAX_QUOTES} symbols at once.` };
  }
  return { kind: 'symbols', symbols };
}
