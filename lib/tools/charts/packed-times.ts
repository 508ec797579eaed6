import { addDays, daysBetween } from '@/lib/tools/time';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The times of a chart: moments as they are, days as the first one and the steps to the next. */
export type PackedTimes =
  | readonly string[]
  | { readonly first: string; readonly steps: readonly number[] };

/**
 * Packs the times of a chart for a page: most steps are the same, so that they compress to little.
 * @param times ISO 8601, oldest first
 */
export function packTimes(times: readonly string[]): PackedTimes {
  const [first] = times;
  if (first === undefined || !times.every((time) => DAY.test(time))) return times;
  return { first, steps: times.slice(1).map((time, at) => daysBetween(times[at] ?? first, time)) };
}

/** The time at an index. */
export function timeAt(times: PackedTimes, at: number): string | undefined {
  if (!('steps' in times)) return times[at];
  const days = times.steps.slice(0, at).reduce((sum, step) => sum + step, 0);
  return addDays(times.first, days);
}
