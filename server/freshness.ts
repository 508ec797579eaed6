/** How long the page store may share a response, and what `Cache-Control` tells caches beyond. */
import { PAGE_FRESH_SECONDS } from '../lib/tools/freshness';

import type { NextResponse } from './renderer-pool/ask';
import { headerText, isHtml, isPayload } from './response-headers';

/** Seconds after which a page that lacks provider data is rendered again. */
const INCOMPLETE_FRESH_SECONDS = 5;
/** Seconds for which a 404 or a redirect is served from the cache. */
export const NO_PAGE_FRESH_SECONDS = 10;

/** Pages, and what Next.js' router fetches in their place, are dynamic for Next.js. */
const isPage = (type: string): boolean => isHtml(type) || isPayload(type);

/**
 * Seconds for which a response of ours may be shared, by its own `Cache-Control`; 0 for none. A
 * public file that browsers are to ask for each time is fresh here as long as a page is.
 */
function sharedSeconds(cacheControl: string): number {
  if (!/\bpublic\b|\bs-maxage=/.test(cacheControl)) return 0;
  if (/\bimmutable\b/.test(cacheControl)) return Infinity;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl) ?? /\bmax-age=(\d+)/.exec(cacheControl);
  return Number(seconds?.[1] ?? 0) || PAGE_FRESH_SECONDS;
}

/** Seconds for which the page store may share a response; 0 for none, `Infinity` for ever. */
export function freshSecondsOf({ status, headers, lacksData }: NextResponse): number {
  if (status >= 500 || headers['set-cookie'] !== undefined) return 0;
  if (status === 404 || (status >= 300 && status < 400)) return NO_PAGE_FRESH_SECONDS;
  if (status !== 200) return 0;
  if (!isPage(headerText(headers['content-type']))) {
    return sharedSeconds(headerText(headers['cache-control']));
  }
  return lacksData ? INCOMPLETE_FRESH_SECONDS : PAGE_FRESH_SECONDS;
}

/** `Cache-Control` of a response that is fresh for these seconds; empty where it has none. */
export function cacheControlOf(
  { status, headers }: Pick<NextResponse, 'status' | 'headers'>,
  seconds: number,
): string {
  if (status >= 400) return 'no-store';
  if (status === 200 && isPage(headerText(headers['content-type']))) {
    return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${10 * PAGE_FRESH_SECONDS}`;
  }
  return headerText(headers['cache-control']);
}
