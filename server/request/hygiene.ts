import type { IncomingHttpHeaders } from 'node:http';

import { isFormPage, LARGEST_POST_BYTES } from '../../lib/enquiries/form-pages';

/**
 * Request headers that mean something between this server and the framework, or between parts of
 * the framework: an outsider who sends one asks to skip the proxy, to name another route or to set
 * off a refresh. `x-site-` is this server's own, `next-action` would call a server action.
 */
const INTERNAL =
  /^(x-(middleware|nextjs|next|now|invoke|prerender|vercel|site|action|rsc)-|x-matched-path$|next-(resume|action|hmr-refresh)$)/;
/** What proxies in front may say; this server says it anew, from what it trusts of them. */
const FORWARDED = /^(forwarded$|x-forwarded-|x-real-ip$|x-client-ip$)/;

/** Takes away what only insiders may say. */
export function dropInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) {
    if (INTERNAL.test(name) || FORWARDED.test(name)) delete headers[name];
  }
}

export interface Refusal {
  readonly status: 400 | 405 | 413 | 414;
  readonly title: string;
  readonly sentence: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const LONGEST_PATH = 2_048;

const BAD_ADDRESS: Refusal = {
  status: 400,
  title: 'This address cannot be read',
  sentence: 'It holds characters that no address may hold. Perhaps a link was cut in the middle.',
};
const LONG_ADDRESS: Refusal = {
  status: 414,
  title: 'This address is too long',
  sentence: 'No page of this site has an address of that length.',
};
const LARGE_BODY: Refusal = {
  status: 413,
  title: 'That is more than can be sent at once',
  sentence: 'What you sent is larger than any form of this site takes.',
};

const wrongMethod = (allowed: string): Refusal => ({
  status: 405,
  title: 'That cannot be done here',
  sentence: 'This address can be read; it takes nothing else.',
  headers: { Allow: allowed },
});

/** Paths that take more than reading. */
const TAKES_POSTS = '/api/';

function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    // Control characters and the backslash, as such or escaped, are in no address of the site.
    return !/[\u0000-\u001f\u007f\\]/.test(path.includes('%') ? decodeURIComponent(path) : path);
  } catch {
    return false;
  }
}

/** Why a request is not even looked at; `null` for most. */
export function refusalOf(
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
): Refusal | null {
  const posts = path.startsWith(TAKES_POSTS) || isFormPage(path);
  if (method !== 'GET' && method !== 'HEAD' && !(posts && method === 'POST')) {
    return wrongMethod(posts ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  if (path.length > LONGEST_PATH) return LONG_ADDRESS;
  if (!isReadable(path)) return BAD_ADDRESS;
  return Number(headers['content-length'] ?? 0) > LARGEST_POST_BYTES ? LARGE_BODY : null;
}
