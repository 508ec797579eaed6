import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { isLoopback, limitKey } from './visitor';

export interface Rate {
  /** The path itself, and everything below it where it ends in a slash. */
  readonly path: string;
  /** Requests a minute and visitor. */
  readonly perMinute: number;
}

/** Limits by path; the first row that matches counts. Cached pages need none. */
export const RATES: readonly Rate[] = [
  // A new search every half second, for a whole minute.
  { path: '/search', perMinute: 120 },
  // The ticker asks every 15 seconds and tab; offices share an address.
  { path: '/api/quotes', perMinute: 240 },
  { path: '/api/', perMinute: 120 },
];

export const rateOf = (path: string): Rate | undefined =>
  RATES.find(({ path: limited }) => {
    const lower = path.toLowerCase();
    return lower === limited || (limited.endsWith('/') && lower.startsWith(limited));
  });

const limiters = new Map(
  RATES.map((rate) => [
    rate,
    new RateLimiterMemory({ keyPrefix: rate.path, points: rate.perMinute, duration: 60 }),
  ]),
);

/**
 * Counts a request.
 * @returns seconds to wait where there were too many, else `null`
 */
export async function secondsToWait(path: string, client: string): Promise<number | null> {
  const rate = rateOf(path);
  // Requests from this machine are health checks, or come through a proxy that TRUST_PROXY does not
  // count: a limit would treat all its visitors as one.
  if (!rate || isLoopback(client)) return null;
  try {
    await limiters.get(rate)?.consume(limitKey(client));
    return null;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    throw rejected;
  }
}
