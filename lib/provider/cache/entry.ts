import { LAST_GOOD_MS } from '../tiers';

/** A value of the cache. */
export interface Entry<T extends object = object> {
  readonly value: T;
  /** When it becomes stale by the system clock, in ms; all instances read the same time. */
  readonly freshUntil: number;
  /** When this process first saw it, by `performance.now()`, which no change of the clock moves. */
  readonly seenAt: number;
}

/** A value that was fetched just now. @param interval seconds for which it is fresh */
export const newEntry = <T extends object>(value: T, interval: number): Entry<T> => ({
  value,
  freshUntil: Date.now() + interval * 1000,
  seenAt: performance.now(),
});

/**
 * Whether a value is within its interval, in seconds. Both clocks must agree: the monotonic clock
 * stops while a machine sleeps, and setting the system clock back would keep values fresh for
 * longer.
 */
export function isFresh({ freshUntil, seenAt }: Entry, interval: number): boolean {
  const left = freshUntil - Date.now();
  const ms = interval * 1000;
  // Clocks of instances may differ a little; far in the future is before a clock was set back.
  return left > 0 && left < 2 * ms && performance.now() - seenAt <= ms;
}

/** The text of an entry for the second layer. */
export const textOf = ({ freshUntil, value }: Entry): string => JSON.stringify([freshUntil, value]);

/** Reads an entry's text; `undefined` if it is damaged, or older than the last good data may be. */
export function entryOf(text: string): Entry | undefined {
  try {
    const [freshUntil, value] = JSON.parse(text) as [unknown, unknown];
    const isValid = typeof freshUntil === 'number' && freshUntil + LAST_GOOD_MS > Date.now();
    if (!isValid || typeof value !== 'object' || value === null) return undefined;
    return { value, freshUntil, seenAt: performance.now() };
  } catch {
    return undefined;
  }
}

/** Where entries outlive the process. Where a method fails, only that is lost. */
export interface SecondLayer {
  /** @returns `null` if there is none */
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<unknown>;
}
