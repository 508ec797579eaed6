/** Validates a request before anything is done for it. */
import type { IncomingMessage } from 'node:http';

import { LARGEST_POST_BYTES } from '../lib/enquiries/form-pages';
import { decodedPart } from '../lib/tools/slug';

import { isRouterState } from './router-state';

interface Rejection {
  readonly status: 400 | 404 | 405 | 413 | 414 | 417 | 431;
  readonly title: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const MAX_PATH_LENGTH = 2_048;
const MAX_QUERY_LENGTH = 8_192;
/** Browsers send about twenty. */
export const MAX_HEADERS = 100;

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

const BAD_HOST: Rejection = {
  status: 400,
  title: 'This request cannot be read',
  sentence: 'It does not name one host.',
};
const MANY_HEADERS: Rejection = {
  status: 431,
  title: 'This request is too long',
  sentence: 'It has more headers than this site reads.',
};
const BAD_ROUTER_HEADERS: Rejection = {
  status: 400,
  title: 'This request cannot be read',
  sentence: 'Its headers name no state of a page. Load the page again.',
};
const UNKNOWN_EXPECTATION: Rejection = {
  status: 417,
  title: 'That cannot be done here',
  sentence: 'The request expects something that this site does not offer.',
};

/** Documents that Next.js writes for itself. */
const INTERNAL_PATHS = /^\/(_global-error|_not-found)(\/|$)/i;
/** Suffixes that Next.js takes off before it looks for the page; the site's router sends headers. */
const ROUTER_SUFFIX = /\.rsc\/*$|\.segments(\/|$)/i;

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

/** The parts of a request that are validated besides its address. */
export type RequestHead = Pick<
  IncomingMessage,
  'method' | 'headers' | 'rawHeaders' | 'httpVersion'
>;

/** Whether Next.js can read the headers of its router, which it answers with an error otherwise. */
function hasReadableRouterHeaders({ headers }: Pick<RequestHead, 'headers'>): boolean {
  if (headers.rsc === undefined) return true;
  const { 'next-router-state-tree': state, 'next-url': url } = headers;
  const isLocal =
    url === undefined || /^\/(?!\/)[^\s]*$/.test(String(url).slice(0, MAX_PATH_LENGTH));
  return isLocal && (state === undefined || isRouterState(String(state)));
}

/** Why a request's headers are rejected; `null` for most. */
function headerRejection({ headers, rawHeaders, httpVersion }: RequestHead): Rejection | null {
  if (rawHeaders.length > 2 * MAX_HEADERS) return MANY_HEADERS;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) return BAD_HOST;
  if (!hasReadableRouterHeaders({ headers })) return BAD_ROUTER_HEADERS;
  const { expect } = headers;
  return expect && expect.toLowerCase() !== '100-continue' ? UNKNOWN_EXPECTATION : null;
}

/**
 * Why a request is rejected; `null` for most.
 * @param takesPosts whether this path takes POST requests
 */
export function rejectionOf(
  request: RequestHead,
  path: string,
  query: string,
  takesPosts: boolean,
): Rejection | null {
  const { method, headers } = request;
  const rejection = headerRejection(request);
  if (rejection) return rejection;
  if (method !== 'GET' && method !== 'HEAD' && !(takesPosts && method === 'POST')) {
    return wrongMethod(takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  if (path.length > MAX_PATH_LENGTH || query.length > MAX_QUERY_LENGTH) return LONG_ADDRESS;
  if (!isReadable(path)) return BAD_ADDRESS;
  if (INTERNAL_PATHS.test(path) || ROUTER_SUFFIX.test(decodedPart(path))) return INTERNAL_PAGE;
  return Number(headers['content-length'] ?? 0) > LARGEST_POST_BYTES ? LARGE_BODY : null;
}
