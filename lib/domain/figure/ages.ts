import { indianDay } from '@/lib/tools/time';

/** A moment on the market's calendar. */
export interface MarketClock {
  /** Today in India, `YYYY-MM-DD`. */
  readonly day: string;
  /** The past trading days of the last weeks, oldest first. */
  readonly closed: readonly string[];
}

/** A figure with its day, if it has one. */
interface DatedValue<Value> {
  readonly value: Value | null;
  readonly day: string | null;
}

/** The kinds of figures that age. */
export type AgingKind =
  | 'quote'
  | 'market-list'
  | 'ban-list'
  | 'nav'
  | 'contract'
  | 'event'
  | 'results'
  | 'worth'
  | 'shareholding';

type MaximumAge =
  | { readonly sessions: number }
  | { readonly months: number }
  /** The present tense ends with the day of the figure itself. */
  | { readonly until: 'its-day' };

const RESULTS_MONTHS = 6;

/**
 * How long a figure may be described in the present tense:
 * - quotes, market lists and the ban list until the next session's close, when new ones exist;
 * - NAVs three business days: AMFI prints a NAV on its day, those of funds of funds and of overseas
 *   funds up to two business days later (SEBI's master circular for mutual funds);
 * - contracts until they expire, announced events until their day is over;
 * - results and shareholding two quarters after the end of theirs: the next are due within 45 days,
 *   of a year within 60 (SEBI LODR, regulations 31 and 33);
 * - a market value or ratio five sessions, in which a price moves little against earnings.
 */
const MAXIMUM_AGES: Readonly<Record<AgingKind, MaximumAge>> = {
  quote: { sessions: 0 },
  'market-list': { sessions: 0 },
  'ban-list': { sessions: 0 },
  nav: { sessions: 3 },
  contract: { until: 'its-day' },
  event: { until: 'its-day' },
  results: { months: RESULTS_MONTHS },
  worth: { sessions: 5 },
  shareholding: { months: RESULTS_MONTHS },
};

/** The last day of the month that is some months after a day. */
function endOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

/**
 * The clock that decides when pages leave search engines: a session counts once its day is over.
 * Figures of a session arrive in the evening, and a page must not leave for the hours between.
 */
export const dayClock = ({ day, closed }: MarketClock): MarketClock => ({
  day,
  closed: closed.filter((session) => session < day),
});

/** Sessions that have closed since a day. If the calendar begins later, all its sessions count. */
export const sessionsSince = (day: string, { closed }: MarketClock): number =>
  closed.filter((session) => session > day).length;

/**
 * Whether a figure is past its maximum age.
 * @param day of the figure; for results and shareholding the last day of their period, for a
 * contract its expiry
 */
export function isOld(kind: AgingKind, day: string, now: MarketClock): boolean {
  const maximum = MAXIMUM_AGES[kind];
  if ('sessions' in maximum) return sessionsSince(indianDay(day), now) > maximum.sessions;
  if ('months' in maximum) return now.day > endOfMonth(day, maximum.months);
  return now.day > indianDay(day);
}

/**
 * The value of a figure that may be described in the present tense; `null` for an old or missing
 * one.
 */
export const currentValue = <Value>(
  kind: AgingKind,
  { value, day }: DatedValue<Value>,
  now: MarketClock,
): Value | null => (value === null || day === null || isOld(kind, day, now) ? null : value);

/** Whether the figures of a period that ended on a day may be combined with a price of another. */
export const isCurrentPeriod = (end: string, day: string): boolean =>
  day <= endOfMonth(end, RESULTS_MONTHS);

/** Whether a sentence may use `is` and `latest`, or must name the day and use `was`. */
export const tense = (kind: AgingKind, day: string, now: MarketClock): 'present' | 'past' =>
  isOld(kind, day, now) ? 'past' : 'present';
