import { createNetworkLimiter } from '../lib/tools/network-limiter';
import { decodedPart } from '../lib/tools/slug';

import type { Visitor } from './visitor';

interface Rate {
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

/** A path without what redirects take off: capitals, escapes, doubled and final slashes. */
const plainPath = (path: string): string =>
  decodedPart(path)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '');

export const rateOf = (path: string): Rate | undefined =>
  RATES.find(({ path: limited }) => {
    const plain = plainPath(path);
    return plain === limited || (limited.endsWith('/') && plain.startsWith(limited));
  });

const limiters = new Map(
  RATES.map((rate) => [rate, createNetworkLimiter({ name: rate.path, perMinute: rate.perMinute })]),
);

/**
 * Counts a request.
 * @returns seconds to wait where there were too many, otherwise `null`
 */
export async function secondsToWait(path: string, visitor: Visitor): Promise<number | null> {
  const rate = rateOf(path);
  if (!rate || !visitor.isLimited) return null;
  const seconds = await limiters.get(rate)?.count(visitor.address);
  return seconds || null;
}
