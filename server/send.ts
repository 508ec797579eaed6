/** Sends a stored response to one visitor. */
import { decompress, encodingFor } from './compression';
import type { StoredResponse } from './page-store';
import type { RequestContext } from './request-context';

const plainTag = (tag: string): string => tag.trim().replace(/^W\//, '').replaceAll('"', '');

/** Whether an `If-None-Match` names the ETag, compared weakly (RFC 9110, 8.8.3.2). */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => plainTag(one) === plainTag(etag));
}

/** Headers that describe the body, or permit what is in it; a 304 has none. */
const BODY_HEADERS = new Set(['content-type', 'content-security-policy']);

/** Sends a response: 304 to who has it, without its body after a HEAD. */
export async function sendStored(
  { request, response, method, id }: RequestContext,
  { status, headers, etag, body }: StoredResponse,
): Promise<void> {
  const own = { ...headers, ...(etag ? { etag } : {}), 'x-request-id': id };
  if (status === 200 && etag && matchesETag(request.headers['if-none-match'], etag)) {
    const lasting = Object.entries(own).filter(([name]) => !BODY_HEADERS.has(name));
    response.writeHead(304, Object.fromEntries(lasting)).end();
    return;
  }
  let bytes: Buffer;
  if (Buffer.isBuffer(body)) bytes = body;
  else {
    const encoding = encodingFor(request.headers['accept-encoding']?.toString());
    bytes = encoding === 'identity' ? await decompress(body.br) : body[encoding];
    if (encoding !== 'identity') Object.assign(own, { 'content-encoding': encoding });
  }
  response.writeHead(status, { ...own, 'content-length': bytes.length });
  response.end(method === 'HEAD' ? undefined : bytes);
}
