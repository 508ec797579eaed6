/** Seconds for which rendered pages, their quotes and their CSV files are cached. */
export const PAGE_FRESH_SECONDS = 60;

/**
 * `Cache-Control` for the page store and other shared caches; browsers revalidate every time.
 * @param seconds freshness in shared caches
 */
export const sharedFor = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

/** `Cache-Control` for shared caches and browsers. @param seconds freshness in both */
export const cachedFor = (seconds: number): string =>
  `public, max-age=${seconds}, s-maxage=${seconds}`;
