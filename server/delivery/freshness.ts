import { AsyncLocalStorage } from 'node:async_hooks';

import { singleton } from '../../lib/singleton';

/**
 * Until when the page that answers a request is fresh. The framework's headers tell a page's whole
 * lifetime and not what is left of it; its page cache knows, and says it here, from within the
 * request (the two are separate bundles that share this store).
 */
export interface Freshness {
  /** Ms since the epoch; missing where no page of the cache was read or kept for this request. */
  until?: number;
}

const current = () => singleton('freshness', () => new AsyncLocalStorage<Freshness>());

/** Runs a request; what its page cache reads or keeps first is noted in `freshness`. */
export const notingFreshness = <T>(freshness: Freshness, run: () => T): T =>
  current().run(freshness, run);

/**
 * Notes until when a page is fresh. The first note stands: a stale page that is rendered anew
 * behind the answer was still the stale one to this request.
 */
export function noteFreshUntil(until: number): void {
  const freshness = current().getStore();
  if (freshness) freshness.until ??= until;
}
