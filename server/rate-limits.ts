import { createLimiter } from '../lib/tools/limiter';
import { decodedPart } from '../lib/tools/slug';
import { isLoopback, networkOf } from '../lib/tools/network';

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
    const lower = decodedPart(path).toLowerCase();
    return lower === limited || (limited.endsWith('/') && lower.startsWith(limited));
  });

const limiters = new Map(
  RATES.map((rate) => [rate, createLimiter({ name: rate.path, perMinute: rate.perMinute })]),
);

/**
 * Counts a request.
 * @returns seconds to wait where there were too many, otherwise `null`
 */
export async function secondsToWait(path: string, client: string): Promise<number | null> {
  const rate = rateOf(path);
  // A request from this machine is a health check, or comes through a proxy that TRUST_PROXY does
  // not count: a limit would take all its visitors for one.
  if (!rate || isLoopback(client)) return null;
  const seconds = await limiters.get(rate)?.count(networkOf(client));
  return seconds || null;
}
