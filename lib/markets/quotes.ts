import { addDays, indianClock } from '@/lib/tools/time';
import { tradingDay } from './hours/status';
import type { SegmentCalendar } from './hours/types';
import { MOST_QUOTES } from '@/lib/site/constants';

/** Value, change and change in per cent, as far as each is known. */
export type QuoteFigures = readonly [
  value: number | null,
  change: number | null,
  changePercent: number | null,
];

/** A session: when the market opens and closes, in milliseconds since 1970. */
export type OpenHours = readonly [opens: number, closes: number];

/** What `/api/quotes` answers. Keys are `index:Sensex` or `stock:INFY`. */
export interface QuotesAnswer {
  readonly isOpen: boolean;
  /** The current session and those to come; clients poll only within them. */
  readonly hours: readonly OpenHours[];
  /** The day or moment and the source of each kind of quotes, by the first half of a key. */
  readonly asOf: Readonly<Record<string, string>>;
  readonly source: Readonly<Record<string, 'provider' | 'sample' | 'end-of-day'>>;
  readonly quotes: Readonly<Record<string, QuoteFigures>>;
}

/** Sessions listed ahead, so that a page rendered long ago knows when the market opens next. */
const SESSIONS_AHEAD = 8;
/** Days searched for them. */
const FURTHEST = 21;

const instant = (day: string, time: string): number => Date.parse(`${day}T${time}:00+05:30`);

/** The sessions of a segment that have not closed at a moment, the next first. */
export function openHours(calendar: SegmentCalendar, now: Date): readonly OpenHours[] {
  const { day } = indianClock(now);
  const days = Array.from({ length: FURTHEST }, (_, ahead) => addDays(day, ahead));
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

export type AskedSymbols =
  | { readonly kind: 'symbols'; readonly symbols: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * The symbols that a request for quotes names: `INFY,M&M`.
 * @returns each once, in their order, or what is wrong with them in a sentence
 */
export function readSymbols(given: readonly string[]): AskedSymbols {
  const symbols = [...new Set(given.flatMap((list) => list.split(',')))].filter(Boolean);
  const wrong = symbols.find((symbol) => !SYMBOL.test(symbol));
  if (wrong !== undefined) {
    return {
      kind: 'refused',
      reason: 'stocks: each symbol is 1 to 20 capital letters, digits, &, - or _.',
    };
  }
  if (symbols.length > MOST_QUOTES) {
    return { kind: 'refused', reason: `stocks: at most ${MOST_QUOTES} symbols at once.` };
  }
  return { kind: 'symbols', symbols };
}
