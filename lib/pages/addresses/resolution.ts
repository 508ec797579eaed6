/**
 * How the server handles an address. `unavailable` (503): the list of records has never loaded, so
 * it is not known whether the record exists.
 */
export type Resolution =
  | { readonly kind: 'page' }
  /** Moved for good (308). */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }
  /** Not the page of a record; Next.js may have a file or a route handler there. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

export const PAGE: Resolution = { kind: 'page' };
export const MISSING: Resolution = { kind: 'missing' };
export const UNAVAILABLE: Resolution = { kind: 'unavailable' };
export const UNKNOWN: Resolution = { kind: 'unknown' };

/**
 * The pages that the proxy rewrites to, with their error status. Next.js renders the result of
 * `notFound()` only in the browser, so a missing record is detected before its page is rendered.
 */
export const ERROR_PAGES = {
  missing: { path: '/missing', status: 404 },
  unavailable: { path: '/unavailable', status: 503 },
} as const;
