import { CRORE, LAKH } from '@/lib/tools/format';
import type { Candle } from './records';
import { DAY_MS, dayInIndia, daysBetween } from '@/lib/tools/time';

/**
 * Several days as one candle: first open, last close, extremes, sums of the volumes; value and
 * deliveries only if each day has them.
 */
export interface Period {
  /** The last day with a price. */
  readonly to: string;
  readonly open: number | null;
  readonly close: number;
  readonly high: number | null;
  readonly low: number | null;
  readonly volume: number | null;
  readonly valueCrore: number | null;
  readonly deliverable: number | null;
}

/** Days since 1970 in Indian time. */
const dayOf = (time: string): number => Date.parse(dayInIndia(time) ?? '') / DAY_MS;

/** Months since the year 0. */
function monthOf(time: string): number {
  const day = new Date(dayOf(time) * DAY_MS);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
}

const KEYS = {
  day: (time: string) => dayOf(time),
  // 1 January 1970 was a Thursday: weeks begin on Monday.
  week: (time: string) => Math.floor((dayOf(time) + 3) / 7),
  month: monthOf,
  quarter: (time: string) => Math.floor(monthOf(time) / 3),
} as const;

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : a + b;
}

/** The sum of two figures, if both are known. */
const sumOfAll = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

const higher = (a: number | null, b: number | null) => (a === null ? b : Math.max(a, b ?? a));
const lower = (a: number | null, b: number | null) => (a === null ? b : Math.min(a, b ?? a));

/** Converts crore to lakh. */
export const inLakh = (crore: number | null): number | null => crore && crore * (CRORE / LAKH);

/** Groups candles (oldest first) by day, week, month or quarter. @returns newest first */
export function byPeriod(candles: readonly Candle[], unit: keyof typeof KEYS): readonly Period[] {
  const periods = new Map<number, Period>();
  for (const { time, open, close, high, low, ...traded } of candles) {
    const at = KEYS[unit](time);
    const known = periods.get(at);
    periods.set(at, {
      to: time,
      close,
      open: known ? known.open : open,
      high: higher(known?.high ?? null, high),
      low: lower(known?.low ?? null, low),
      volume: sum(known?.volume ?? null, traded.volume),
      valueCrore: known ? sumOfAll(known.valueCrore, traded.valueCrore) : traded.valueCrore,
      deliverable: known ? sumOfAll(known.deliverable, traded.deliverable) : traded.deliverable,
    });
  }
  return [...periods.values()].reverse();
}

/**
 * The unit (day, week or month) that gives a readable table, and distinguishable candles on a
 * phone.
 */
export function readableUnit(candles: readonly Candle[]): 'day' | 'week' | 'month' {
  const [first, last] = [candles[0], candles.at(-1)];
  const days = first && last ? daysBetween(first.time, last.time) : 0;
  if (days <= 100) return 'day';
  return days <= 400 ? 'week' : 'month';
}
