/** Passes a POST to Next.js: its response is one visitor's own, so it is neither stored nor held back. */
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

import { isFormPage, LARGEST_POST_BYTES } from '../lib/enquiries/form-pages';
import { isOwnPost } from '../lib/enquiries/origin';
import { CLIENT_HEADER } from '../lib/tools/network';

import { CLOSED_POLICY } from './content-policy';
import { OWN_HASHES } from './inline-scripts';
import type { Lane } from './lane';
import { BusyError } from './places';
import type { Rendering } from './render';
import { createNonce, nonceHeader, postHeaders } from './renderer-pool/ask';
import { onGone, type RequestContext } from './request-context';
import { commonHeaders, headerText, isHtml } from './response-headers';

/** Slowest accepted body: all of it must arrive within this many ms. */
const BODY_TIMEOUT_MS = 5_000;
/** Posts that may be under way at a time, for all visitors; each has a body of at most 32 kB. */
const MAX_POSTS = 500;

/**
 * Thrown for a POST that gets an error page: unreadable or of another version of the form (400), from
 * another site (403), too slow (408), too large (413).
 */
export class PostError extends Error {
  override name = 'PostError';
  constructor(readonly status: 400 | 403 | 408 | 413) {
    super(`the POST was rejected (${status})`);
  }
}

/** Reads a request's whole body. @throws PostError */
async function readBody({ request }: RequestContext): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timeout = AbortSignal.timeout(BODY_TIMEOUT_MS);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= LARGEST_POST_BYTES) chunks.push(chunk);
    else request.emit('tooLarge');
  });
  const tooLarge = once(request, 'tooLarge', { signal: timeout }).then(() => {
    throw new PostError(413);
  });
  const end = request.readableEnded ? Promise.resolve() : once(request, 'end', { signal: timeout });
  try {
    await Promise.race([end, tooLarge]);
  } catch (error) {
    throw error instanceof Error && error.name === 'AbortError' ? new PostError(408) : error;
  } finally {
    tooLarge.catch(() => undefined);
    request.pause();
  }
  return Buffer.concat(chunks);
}

/** What Next.js is asked for a POST. @throws PostError */
function headersOf({ request, path, visitor, scheme, id }: RequestContext, siteUrl: string) {
  const headers = postHeaders(request.headers);
  if (isFormPage(path)) {
    if (!isOwnPost(new Headers(headers), siteUrl)) throw new PostError(403);
    // Next.js compares Origin with Host again; a proxy may have changed the latter.
    if (headers.origin) headers.host = new URL(headers.origin).host;
  }
  return {
    ...headers,
    'x-forwarded-for': visitor.address,
    'x-forwarded-proto': scheme,
    'x-request-id': id,
    [CLIENT_HEADER]: visitor.address,
  };
}

/** Sends what Next.js answers to a POST, while it is made. A page gets a nonce of its own. */
export function createPostSender({ renderers, policyOf, siteUrl }: Rendering, lane: Lane) {
  async function pass(context: RequestContext, signal: AbortSignal): Promise<void> {
    const { response, path, query, id } = context;
    // The body is read before there is a place in the lane: it may come as slowly as it likes.
    const body = await readBody(context);
    const headers = headersOf(context, siteUrl);
    const nonce = createNonce();
    const reply = await lane.run(
      context.visitor,
      () =>
        renderers.stream(
          {
            method: 'POST',
            url: path + query,
            headers: { ...headers, ...nonceHeader(nonce), 'content-length': String(body.length) },
            body,
          },
          signal,
        ),
      { signal },
    );
    const type = headerText(reply.headers['content-type']);
    if (isFormPage(path) && reply.status >= 400 && !isHtml(type)) {
      reply.body.resume();
      throw new PostError(400);
    }
    response.writeHead(reply.status, {
      ...reply.headers,
      ...commonHeaders(siteUrl),
      'cache-control': 'no-store',
      'content-security-policy': isHtml(type)
        ? policyOf(query)([`'nonce-${nonce}'`, ...OWN_HASHES])
        : CLOSED_POLICY,
      'x-request-id': id,
    });
    // The pipeline alone would wait for a `close` that the response may never get; see `onGone`.
    await Promise.race([pipeline(reply.body, response, { signal }), once(signal, 'abort')]);
  }

  return async (context: RequestContext): Promise<void> => {
    if (lane.admitted() >= MAX_POSTS) throw new BusyError('too many posts are under way');
    const leave = await lane.admit(context.visitor);
    const gone = new AbortController();
    const stopWatching = onGone(context, () => gone.abort());
    try {
      await pass(context, gone.signal);
    } finally {
      stopWatching();
      leave();
    }
  };
}
