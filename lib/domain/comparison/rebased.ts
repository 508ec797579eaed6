import { MIN_PRICE } from '@/lib/domain/company/history';
import { evenDays } from '@/lib/domain/fund/nav-line';
import type { Candle } from '@/lib/domain/company/records';

/** A price or NAV of a day. */
export type Close = Pick<Candle, 'time' | 'close'>;

/** Prices of several shares or funds over the same days, each as a value of 100 at the first. */
export interface Rebased {
  /** Oldest first, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** One list of values for each, in the order given. */
  readonly lines: readonly (readonly number[])[];
}

/**
 * Rebases prices to the first day that all have; only days on which all have one count.
 * @returns `null` for fewer than two such days
 */
export function rebased(histories: readonly (readonly Close[])[]): Rebased | null {
  const closes = histories.map(
    (candles) =>
      new Map(
        candles
          .filter(({ close }) => close >= MIN_PRICE)
          .map(({ time, close }) => [time.slice(0, 10), close]),
      ),
  );
  const [first, ...others] = closes;
  if (!first) return null;
  const days = [...first.keys()].filter((day) => others.every((one) => one.has(day))).sort();
  const [start] = days;
  if (start === undefined || days.length < 2) return null;
  const lines = closes.map((one) => {
    const base = one.get(start) ?? 1;
    return days.map((day) => ((one.get(day) ?? base) / base) * 100);
  });
  return { days, lines };
}

/** At most about `most` days at even distances in time, as a chart draws them. */
export function thinned({ days, lines }: Rebased, most: number): Rebased {
  const kept = evenDays(days, most);
  const isKept = (_: unknown, at: number) => kept.has(days[at] ?? '');
  return { days: days.filter(isKept), lines: lines.map((line) => line.filter(isKept)) };
}

/** Places of the last day of each month, and of the first day. */
export const monthEnds = (days: readonly string[]): readonly number[] =>
  days.flatMap((day, at) =>
    at === 0 || days[at + 1]?.slice(0, 7) !== day.slice(0, 7) ? [at] : [],
  );
