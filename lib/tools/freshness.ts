/** Seconds for which a rendered page, its quotes and its tables as files may come from a cache. */
export const PAGE_FRESH_SECONDS = 60;

/**
 * `Cache-Control` of a response that is the same for everybody: the server's page store and other
 * shared caches answer with it, browsers ask again.
 */
export const sharedFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

/** `Cache-Control` of a response that browsers may cache as well. */
export const cachedFor = (seconds: number): string =>
  `public, max-age=${seconds}, s-maxage=${seconds}`;
