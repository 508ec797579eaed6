/** Sends a stored response to one visitor. */
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { decompressed, encodingFor, recompress } from './compression';
import type { StoredResponse } from './page-store';
import type { RequestContext } from './request-context';

const plainTag = (tag: string): string => tag.trim().replace(/^W\//, '').replaceAll('"', '');

/** Whether an `If-None-Match` names the ETag, compared weakly (RFC 9110, 8.8.3.2). */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => plainTag(one) === plainTag(etag));
}

/** Bytes that are sent at a time, so that `closeSlowReaders` sees how a visitor gets on. */
const SLICE = 64 * 1024;

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}

/** Headers that describe the body, or permit what is in it; a 304 has none. */
const BODY_HEADERS = new Set(['content-type', 'content-security-policy']);

/** Says that a response is older than it should be (RFC 9211). */
const STALE = { 'cache-status': 'site; hit; detail=stale' };

/** Sends as fast as the visitor reads; one who leaves ends it. */
const sendAsRead = (body: Readable, response: ServerResponse): Promise<void> =>
  pipeline(body, response).catch(() => void response.destroy());

/** Sends a response: 304 to who has it, without its body after a HEAD. */
export async function sendStored(
  { request, response, method, id, cache }: RequestContext,
  { status, headers, etag, body }: StoredResponse,
): Promise<void> {
  const own = {
    ...headers,
    ...(etag ? { etag } : {}),
    ...(cache === 'stale' ? STALE : {}),
    'x-request-id': id,
  };
  if (status === 200 && etag && matchesETag(request.headers['if-none-match'], etag)) {
    const lasting = Object.entries(own).filter(([name]) => !BODY_HEADERS.has(name));
    response.writeHead(304, Object.fromEntries(lasting)).end();
    return;
  }
  const encoding = Buffer.isBuffer(body)
    ? null
    : encodingFor(request.headers['accept-encoding']?.toString());
  if (!Buffer.isBuffer(body) && encoding === 'identity') {
    response.writeHead(status, own);
    if (method === 'HEAD' || request.socket.destroyed) response.end();
    else await sendAsRead(decompressed(body.br), response);
    return;
  }
  const bytes = Buffer.isBuffer(body) ? body : body[encoding === 'br' ? 'br' : 'gzip'];
  response.writeHead(status, {
    ...own,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  if (method === 'HEAD' || bytes.length <= SLICE) response.end(method === 'HEAD' ? '' : bytes);
  else await sendAsRead(Readable.from(slicesOf(bytes)), response);
}

/** Sends a fresh response of the store, and has it compressed better for the next visitors. */
export async function sendFresh(context: RequestContext, fresh: StoredResponse): Promise<void> {
  context.cache = 'fresh';
  if (!Buffer.isBuffer(fresh.body)) recompress(fresh.body);
  await sendStored(context, fresh);
}
