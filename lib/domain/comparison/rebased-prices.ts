import { MIN_PRICE } from '@/lib/domain/company/history';
import { inPercentOfFirst } from '@/lib/domain/figure/series';
import { evenDays } from '@/lib/domain/fund/nav-series';
import { daysBetween, monthsBefore } from '@/lib/tools/time';
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
  if (days.length < 2) return null;
  const lines = closes.map((one) => inPercentOfFirst(days.map((day) => one.get(day) ?? 0)));
  return { days, lines };
}

/** Months of a range; `All` has all days. */
const RANGES = { '1M': 1, '6M': 6, '1Y': 12, '5Y': 60, All: null } as const;

/** A range begins so many days late at most: the day of its start may be a holiday. */
const LATEST_START = 7;

/** A range that all reach back to, each line at 100 on its first day. */
export interface ComparedRange {
  readonly key: keyof typeof RANGES;
  readonly series: Rebased;
}

/** The ranges over which histories can be compared, shortest first; each reaches further than the last. */
export function comparedRanges(histories: readonly (readonly Close[])[]): readonly ComparedRange[] {
  const whole = rebased(histories);
  const [first, last] = [whole?.days[0], whole?.days.at(-1)];
  if (!whole || !first || !last) return [];
  const found: ComparedRange[] = [];
  for (const key of Object.keys(RANGES) as ComparedRange['key'][]) {
    const months = RANGES[key];
    const from = months === null ? first : monthsBefore(last, months);
    if (daysBetween(from, first) > LATEST_START) continue;
    const series = rebased(histories.map((days) => days.filter(({ time }) => time >= from)));
    const isFurther = (series?.days.length ?? 0) > (found.at(-1)?.series.days.length ?? 0);
    if (series && isFurther) found.push({ key, series });
  }
  return found;
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
