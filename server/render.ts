/** Makes the finished response of an address: resolves it, asks Next.js, hashes, compresses. */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

import { PAGE_FRESH_SECONDS } from '../lib/tools/freshness';
import { log } from '@/lib/tools/log';
import { ERROR_PAGES, type Resolution } from '../lib/pages/resolve';
import { watchMissingData } from '../lib/provider/missing-data';

import { compress, isCompressible } from './compression';
import { CLOSED_POLICY, type ContentPolicy } from './content-policy';
import { type ErrorPage, errorDocument } from './error-page';
import { readInlineScripts } from './inline-scripts';
import {
  createNonce,
  type NextHandler,
  type NextResponse,
  nonceHeader,
  requestNext,
} from './next-handler';
import type { StoredResponse } from './page-store';
import {
  commonHeaders,
  contentPolicyOf,
  headerText,
  isHtml,
  resourcePolicy,
  withVary,
} from './response-headers';

/** Seconds after which a page that lacks provider data is rendered again. */
const INCOMPLETE_FRESH_SECONDS = 5;
/** Seconds for which a 404 or a redirect is served from the cache. */
const NO_PAGE_FRESH_SECONDS = 10;
/** Seconds after which a page whose list has not loaded is worth asking for again. */
const RETRY_AFTER_SECONDS = 30;

/** Headers that belong to one transmission, or that only Next.js' own server needs. */
const DROPPED_HEADERS = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'link',
  'transfer-encoding',
  'x-powered-by',
]);

/** What is rendered: a path, and the headers by which its rendering differs. */
export interface RenderRequest {
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The fixed part of every rendering. */
export interface Renderer {
  readonly handler: NextHandler;
  readonly policy: ContentPolicy;
  readonly siteUrl: string;
}

const shortHash = (text: Buffer | string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Seconds for which the page store may share a response, by its own `Cache-Control`; 0 for none. A
 * public file that browsers are to ask for each time is fresh here as long as a page is.
 */
export function sharedSeconds(cacheControl: string): number {
  if (!/\bpublic\b|\bs-maxage=/.test(cacheControl)) return 0;
  if (/\bimmutable\b/.test(cacheControl)) return Infinity;
  const seconds = /\bs-maxage=(\d+)/.exec(cacheControl) ?? /\bmax-age=(\d+)/.exec(cacheControl);
  return Number(seconds?.[1] ?? 0) || PAGE_FRESH_SECONDS;
}

const pageCacheControl = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${10 * PAGE_FRESH_SECONDS}`;

/** Pages, and what Next.js' router fetches in their place, are dynamic for Next.js. */
const isPage = (type: string): boolean => isHtml(type) || type.startsWith('text/x-component');

/** What Next.js answered, and whether it lacks data of the provider for a while. */
type Rendered = NextResponse & { readonly lacksData: boolean };

function freshness({ status, headers, lacksData }: Rendered, type: string): number {
  if (status >= 500 || headers['set-cookie'] !== undefined) return 0;
  if (status === 404 || (status >= 300 && status < 400)) return NO_PAGE_FRESH_SECONDS;
  if (status !== 200) return 0;
  if (!isPage(type)) return sharedSeconds(headerText(headers['cache-control']));
  return lacksData ? INCOMPLETE_FRESH_SECONDS : PAGE_FRESH_SECONDS;
}

function cacheControlOf(response: NextResponse, type: string, seconds: number): string {
  if (response.status >= 400) return 'no-store';
  if (isPage(type) && response.status === 200) return pageCacheControl(seconds);
  return headerText(response.headers['cache-control']);
}

function sharedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !DROPPED_HEADERS.has(name) && !name.startsWith('x-nextjs-'),
    ),
  );
}

/**
 * Markup with its head's elements in one order and without preloads: both differ between renderings
 * of the same content.
 */
function steady(markup: string): string {
  const at = Math.max(0, markup.indexOf('<body'));
  const head = markup.slice(0, at).split('>');
  const lasting = head.filter((tag) => !tag.includes('rel="preload"')).sort();
  return lasting.join('>') + markup.slice(at);
}

/** A page without its nonces, and with the policy that names its scripts. */
export function finishHtml(html: string, nonce: string, policy: ContentPolicy) {
  const { hashes, unknown, markup } = readInlineScripts(html, nonce);
  const withoutNonce = (text: string): string => text.replaceAll(` nonce="${nonce}"`, '');
  return {
    body: Buffer.from(withoutNonce(html)),
    policy: policy(hashes),
    // What a visitor sees, under which settings; the data for hydration repeats it.
    etag: shortHash(`${policy([])}\n${steady(withoutNonce(markup))}`),
    unknown,
  };
}

/**
 * Finishes what Next.js answered: headers, policy, ETag, compression.
 * @param lastGood the response it replaces; where nothing that a visitor sees has changed, that one
 * is served for another while
 */
export async function finishResponse(
  response: Rendered,
  { path, nonce, policy, siteUrl }: Omit<Renderer, 'handler'> & { path: string; nonce: string },
  lastGood: StoredResponse | null = null,
): Promise<StoredResponse> {
  const type = headerText(response.headers['content-type']);
  const freshSeconds = freshness(response, type);
  const headers: OutgoingHttpHeaders = {
    ...sharedHeaders(response.headers),
    ...commonHeaders(siteUrl),
    'Cross-Origin-Resource-Policy': resourcePolicy(path, type),
  };
  const cacheControl = cacheControlOf(response, type, freshSeconds);
  if (cacheControl) headers['cache-control'] = cacheControl;
  let { body } = response;
  let etag = body.length > 0 && response.status === 200 ? shortHash(body) : null;
  if (isHtml(type) && body.length > 0) {
    const page = finishHtml(body.toString('utf8'), nonce, policy);
    if (page.unknown.length > 0) {
      log.error({ path, scripts: page.unknown.length }, 'a page has unknown inline scripts');
    }
    body = page.body;
    etag &&= page.etag;
    headers['content-security-policy'] = page.policy;
  } else if (!headers['content-security-policy']) {
    Object.assign(headers, contentPolicyOf(type));
  }
  const tag = etag === null ? null : `W/"${etag}"`;
  if (lastGood && tag !== null && lastGood.etag === tag) {
    return {
      ...lastGood,
      headers: { ...lastGood.headers, 'cache-control': cacheControl },
      freshSeconds,
    };
  }
  const isText = isCompressible(type);
  if (isText) headers['vary'] = withVary(headerText(headers['vary']), 'Accept-Encoding');
  const compressed = isText ? await compress(body, freshSeconds === Infinity) : null;
  return {
    status: response.status,
    headers,
    etag: tag,
    body: compressed ?? body,
    freshSeconds,
  };
}

const redirectTo = (location: string, siteUrl: string): StoredResponse => ({
  status: 308,
  headers: {
    ...commonHeaders(siteUrl),
    'content-security-policy': CLOSED_POLICY,
    location,
  },
  etag: null,
  body: Buffer.alloc(0),
  freshSeconds: NO_PAGE_FRESH_SECONDS,
});

const NO_SUCH_FILE: ErrorPage = {
  status: 404,
  title: 'There is nothing at this address',
  sentence: 'The file may have moved or been withdrawn. Its page has the newest one.',
};

/**
 * Whether a 404 has nothing to read: Next.js answers an unknown file with a page that only a script
 * fills, and a route of ours answers one with no body.
 */
const isBlank = ({ status, headers, body }: NextResponse): boolean =>
  status === 404 && (body.length === 0 || isHtml(headerText(headers['content-type'])));

const noSuchFile = (path: string, siteUrl: string): StoredResponse => ({
  status: 404,
  ...errorDocument(path, siteUrl, NO_SUCH_FILE),
  etag: null,
  freshSeconds: NO_PAGE_FRESH_SECONDS,
});

/** Renders an address. @throws what Next.js' handler throws */
export async function render(
  renderer: Renderer,
  { path, query, headers }: RenderRequest,
  resolution: Resolution,
  lastGood: StoredResponse | null,
): Promise<StoredResponse> {
  if (resolution.kind === 'redirect') {
    return redirectTo(resolution.location, renderer.siteUrl);
  }
  const errorPage =
    resolution.kind === 'page'
      ? Object.values(ERROR_PAGES).find((page) => page.path === path)
      : ERROR_PAGES[resolution.kind];
  const nonce = createNonce();
  const { host, protocol } = new URL(renderer.siteUrl);
  const { result: response, lacksData } = await watchMissingData(() =>
    requestNext(renderer.handler, {
      method: 'GET',
      url: errorPage?.path ?? path + query,
      headers: {
        ...headers,
        ...nonceHeader(nonce),
        host,
        'x-forwarded-proto': protocol.replace(':', ''),
        // The error page for a missing record suggests others with a similar name.
        'x-site-path': path,
      },
    }),
  );
  if (!errorPage && isBlank(response)) return noSuchFile(path, renderer.siteUrl);
  const status = errorPage?.status ?? response.status;
  const finished = await finishResponse(
    { ...response, status, lacksData },
    { ...renderer, path, nonce },
    lastGood,
  );
  return status === 503
    ? { ...finished, headers: { ...finished.headers, 'retry-after': String(RETRY_AFTER_SECONDS) } }
    : finished;
}
