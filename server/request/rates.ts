import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { isLoopback, limitKey } from './visitor';

export interface Rate {
  /** The path itself, and everything below it where it ends in a slash. */
  readonly path: string;
  /** Requests a minute and visitor. */
  readonly perMinute: number;
}

/** What may be asked for how often. The first row that fits counts; pages at rest cost nothing. */
export const RATES: readonly Rate[] = [
  // A new search every half second, for a whole minute.
  { path: '/search', perMinute: 120 },
  // The ticker asks every 15 seconds and tab; offices share an address.
  { path: '/api/quotes', perMinute: 240 },
  { path: '/api/', perMinute: 120 },
];

export const rateOf = (path: string): Rate | undefined =>
  RATES.find(
    (rate) => path === rate.path || (rate.path.endsWith('/') && path.startsWith(rate.path)),
  );

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
  // What comes from this machine is a check, or a proxy that TRUST_PROXY does not count: a limit
  // would take all its visitors for one.
  if (!rate || isLoopback(client)) return null;
  try {
    await limiters.get(rate)?.consume(limitKey(client));
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
