/** Makes the response that is stored of what Next.js answered: headers, policy, ETag, compression. */
import type { OutgoingHttpHeaders } from 'node:http';

import { BUSY_HEADER, LACKS_DATA_HEADER, OWN_STATUS_HEADER } from '@/lib/tools/renderer-protocol';
import { log } from '@/lib/tools/log';

import { compress, isCompressible } from './compression';
import type { ContentPolicy } from './content-policy';
import { finishHtml } from './finish-html';
import { cacheControlOf, freshSecondsOf } from './freshness';
import type { StoredResponse } from './page-store';
import type { NextResponse } from './renderer-pool/ask';
import {
  commonHeaders,
  contentPolicyOf,
  headerText,
  isHtml,
  resourcePolicy,
  withVary,
} from './response-headers';
import { fileETag } from './stable-etag';

/** What Next.js tells its own router, and its proxy its server. */
const INTERNAL_NAMES = /^x-(nextjs|middleware)-/;
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
  'refresh',
  'transfer-encoding',
  'x-powered-by',
  BUSY_HEADER,
  LACKS_DATA_HEADER,
  OWN_STATUS_HEADER,
]);

/** What a response is finished with. */
interface Finishing {
  readonly path: string;
  readonly nonce: string;
  readonly policy: ContentPolicy;
  readonly siteUrl: string;
}

const sharedHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !DROPPED_HEADERS.has(name) && !INTERNAL_NAMES.test(name),
    ),
  );

/** The body as it is sent, its ETag, and the headers of its content policy. */
function contentOf({ status, headers, body }: NextResponse, { path, nonce, policy }: Finishing) {
  const type = headerText(headers['content-type']);
  const hasETag = body.length > 0 && status === 200;
  if (!isHtml(type) || body.length === 0) {
    const own = headers['content-security-policy'] ? {} : contentPolicyOf(type);
    return { body, etag: hasETag ? fileETag(body) : null, policy: own };
  }
  const page = finishHtml(body.toString('utf8'), nonce, policy);
  if (page.unknown.length > 0) {
    log.error({ path, scripts: page.unknown.length }, 'a page has unknown inline scripts');
  }
  return {
    body: page.body,
    etag: hasETag ? page.etag : null,
    policy: { 'content-security-policy': page.policy },
  };
}

/**
 * Finishes what Next.js answered.
 * @param lastGood the response it replaces; where nothing that a visitor sees has changed, that one
 * is served for another while
 */
export async function finishResponse(
  response: NextResponse,
  finishing: Finishing,
  lastGood: StoredResponse | null = null,
): Promise<StoredResponse> {
  const type = headerText(response.headers['content-type']);
  const freshSeconds = freshSecondsOf(response);
  const cacheControl = cacheControlOf(response, freshSeconds);
  const { body, etag, policy } = contentOf(response, finishing);
  if (lastGood && etag !== null && lastGood.etag === etag) {
    const headers = { ...lastGood.headers, 'cache-control': cacheControl };
    return { ...lastGood, headers, freshSeconds };
  }
  const isText = isCompressible(type);
  const headers: OutgoingHttpHeaders = {
    ...sharedHeaders(response.headers),
    ...commonHeaders(finishing.siteUrl),
    'Cross-Origin-Resource-Policy': resourcePolicy(finishing.path, type),
    ...(cacheControl ? { 'cache-control': cacheControl } : {}),
    ...policy,
    ...(isText ? { vary: withVary(headerText(response.headers.vary), 'Accept-Encoding') } : {}),
  };
  const compressed = isText ? await compress(body, freshSeconds === Infinity) : null;
  return { status: response.status, headers, etag, body: compressed ?? body, freshSeconds };
}
