/** Passes a POST to Next.js: its answer is one visitor's own, so it is neither stored nor held back. */
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

import { LARGEST_POST_BYTES } from '../lib/enquiries/form-pages';
import { CLIENT_HEADER } from '../lib/tools/network';

import { CLOSED_POLICY } from './content-policy';
import { createNonce, nonceHeader, postHeaders, streamNext } from './next-handler';
import type { Renderer } from './render';
import type { RequestContext } from './request-context';
import { commonHeaders, headerText, isHtml } from './response-headers';

/** Slowest accepted body: all of it must arrive within this many ms. */
const BODY_TIMEOUT_MS = 10_000;

/** Thrown for a body that is too large (413) or too slow (408). */
export class BodyError extends Error {
  override name = 'BodyError';
  constructor(readonly status: 408 | 413) {
    super(`the request body was rejected (${status})`);
  }
}

/** Reads a request's whole body. @throws BodyError */
export async function readBody({ request }: RequestContext): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timeout = AbortSignal.timeout(BODY_TIMEOUT_MS);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= LARGEST_POST_BYTES) chunks.push(chunk);
    else request.emit('tooLarge');
  });
  const tooLarge = once(request, 'tooLarge', { signal: timeout }).then(() => {
    throw new BodyError(413);
  });
  const end = request.readableEnded ? Promise.resolve() : once(request, 'end', { signal: timeout });
  try {
    await Promise.race([end, tooLarge]);
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? new BodyError(408) : error;
  } finally {
    tooLarge.catch(() => undefined);
    request.pause();
  }
  return Buffer.concat(chunks);
}

/** Sends what Next.js answers to a POST, while it is made. A page gets a nonce of its own. */
export async function passPost(
  context: RequestContext,
  body: Buffer,
  { handler, policy, siteUrl }: Renderer,
): Promise<void> {
  const { request, response, path, query, visitor, scheme, id } = context;
  const nonce = createNonce();
  const answer = await streamNext(handler, {
    method: 'POST',
    url: path + query,
    headers: {
      ...postHeaders(request.headers),
      ...nonceHeader(nonce),
      'x-forwarded-for': visitor,
      'x-forwarded-proto': scheme,
      'x-request-id': id,
      [CLIENT_HEADER]: visitor,
    },
    body,
  });
  const type = headerText(answer.headers['content-type']);
  response.writeHead(answer.status, {
    ...answer.headers,
    ...commonHeaders(siteUrl),
    'cache-control': 'no-store',
    'content-security-policy': isHtml(type) ? policy([`'nonce-${nonce}'`]) : CLOSED_POLICY,
    'x-request-id': id,
  });
  await pipeline(answer.body, response);
}
