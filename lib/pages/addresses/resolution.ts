/**
 * What the server does with an address. `unavailable` (503): the list that the page is made from
 * has never loaded, so nobody can tell an unknown record from one that is still to come.
 */
export type Resolution =
  | { readonly kind: 'page' }
  /** Moved for good (308). */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }
  /** No page of a record; Next.js may have a file or a route handler there. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

export const PAGE: Resolution = { kind: 'page' };
export const MISSING: Resolution = { kind: 'missing' };
export const UNAVAILABLE: Resolution = { kind: 'unavailable' };
export const UNKNOWN: Resolution = { kind: 'unknown' };

/** Resolves one of a list. @param keys of all records; `undefined` while the list has not loaded */
export function oneOf(keys: readonly string[] | undefined, key: string): Resolution {
  if (!keys) return UNAVAILABLE;
  return keys.includes(key) ? PAGE : MISSING;
}

/**
 * The pages that the proxy rewrites to, with the status of an error. Next.js draws what `notFound()`
 * shows in the browser alone, so a missing record is found before its page is rendered.
 */
export const ERROR_PAGES = {
  missing: { path: '/missing', status: 404 },
  unavailable: { path: '/unavailable', status: 503 },
} as const;
