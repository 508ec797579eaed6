/** Seconds for which a rendered page is fresh. */
export const PAGE_FRESH_SECONDS = 60;
