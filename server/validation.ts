/** Validates a request before anything is done for it. */
import type { IncomingHttpHeaders } from 'node:http';

import { LARGEST_POST_BYTES } from '../lib/enquiries/form-pages';

export interface Rejection {
  readonly status: 400 | 404 | 405 | 413 | 414;
  readonly title: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const MAX_PATH_LENGTH = 2_048;
const MAX_QUERY_LENGTH = 8_192;

const BAD_ADDRESS: Rejection = {
  status: 400,
  title: 'This address cannot be read',
  sentence: 'It holds characters that no address may hold. Perhaps a link was cut in the middle.',
};
const LONG_ADDRESS: Rejection = {
  status: 414,
  title: 'This address is too long',
  sentence: 'No page of this site has an address of that length.',
};
const LARGE_BODY: Rejection = {
  status: 413,
  title: 'That is more than can be sent at once',
  sentence: 'What you sent is larger than any form of this site takes.',
};
const INTERNAL_PAGE: Rejection = {
  status: 404,
  title: 'Page not found',
  sentence: 'There is no page at this address.',
};

/** Documents that Next.js writes for itself. */
const INTERNAL_PATHS = /^\/(_global-error|_not-found)(\/|$)/i;

const wrongMethod = (allowed: string): Rejection => ({
  status: 405,
  title: 'That cannot be done here',
  sentence: 'This address can be read; it takes nothing else.',
  headers: { Allow: allowed },
});

/** A path without percent escapes; `null` where they are broken. */
function decoded(path: string): string | null {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return null;
  }
}

/** Control characters and the backslash, as such or escaped, are in no address of the site. */
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;
/** A dot segment gives one page many addresses: browsers resolve it before they ask. */
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;

function isReadable(path: string): boolean {
  const text = path.startsWith('/') ? decoded(path) : null;
  return text !== null && !FORBIDDEN.test(text) && !DOT_SEGMENT.test(text);
}

/**
 * Why a request is rejected; `null` for most.
 * @param takesPosts whether this path takes POST requests
 */
export function rejectionOf(
  method: string,
  path: string,
  query: string,
  headers: IncomingHttpHeaders,
  takesPosts: boolean,
): Rejection | null {
  if (method !== 'GET' && method !== 'HEAD' && !(takesPosts && method === 'POST')) {
    return wrongMethod(takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  if (path.length > MAX_PATH_LENGTH || query.length > MAX_QUERY_LENGTH) return LONG_ADDRESS;
  if (!isReadable(path)) return BAD_ADDRESS;
  if (INTERNAL_PATHS.test(path)) return INTERNAL_PAGE;
  return Number(headers['content-length'] ?? 0) > LARGEST_POST_BYTES ? LARGE_BODY : null;
}

/** The address with each run of slashes made one; `null` where it has none. */
export function withoutDoubleSlashes(path: string, query: string): string | null {
  return path.includes('//') ? path.replace(/\/{2,}/g, '/') + query : null;
}
