import { PAGE_FRESH_SECONDS } from '@/lib/tools/freshness';

/**
 * Cache intervals of the provider's data, in seconds. Within its interval a resource is requested
 * once, however many pages need it.
 */
export const TIERS = {
  /** Quotes and movers: as often as pages are rendered again. */
  quotes: PAGE_FRESH_SECONDS,
  /** Data that change during the day but are not quotes: news, issues, flows, history. */
  daily: 300,
  /** Editorial content, menus, tickers. */
  content: 300,
  /** The company master and quarterly results. */
  reference: 900,
} as const;

export type Tier = keyof typeof TIERS;

/** Back-off after a failed call, or its interval where that is shorter. */
export const RETRY_AFTER_SECONDS = 30;

/** How long the last good data is served while its source fails: 90 days, in ms. */
export const LAST_GOOD_MS = 90 * 24 * 3_600_000;

/** Cache interval of the embedded provider's answers, in seconds. */
export const FILES_INTERVAL = 10;
