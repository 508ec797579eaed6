import type { Given } from './types';

/** Bytes of a post; the longest form, filled to its limits in a script of three bytes, has half. */
const LONGEST_BODY = 32 * 1024;
/** Nobody's line is so slow that 32 kB take longer, in ms. */
const LONGEST_READ_MS = 20_000;
/** More fields than any form has, by far. */
const MOST_FIELDS = 50;

export type BodyType = 'json' | 'form' | 'multipart';

/** Why a body is not read: the status that says so. */
export class BodyRefused extends Error {
  override name = 'BodyRefused';

  constructor(readonly status: 400 | 408 | 413 | 415) {
    super(`refused with ${status}`);
  }
}

/** The kind of a post by its content type; `null` for one that no form sends. */
export function bodyTypeOf(headers: Headers): BodyType | null {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return type === 'multipart/form-data' ? 'multipart' : null;
}

/** The body's bytes, of which no more are held than a form may have. @throws BodyRefused */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) throw new BodyRefused(413);
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, LONGEST_READ_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.byteLength;
      if (length > LONGEST_BODY) {
        void reader.cancel().catch(() => undefined);
        throw new BodyRefused(413);
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw new BodyRefused(408);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** Fields by name; one that is given more than once is a list. @throws BodyRefused with files */
function gathered(pairs: Iterable<readonly [string, unknown]>): Given {
  const given = new Map<string, unknown>();
  let number = 0;
  for (const [name, value] of pairs) {
    number += 1;
    if (number > MOST_FIELDS) throw new BodyRefused(413);
    if (value instanceof Blob) throw new BodyRefused(415);
    given.set(name, given.has(name) ? [given.get(name), value].flat() : value);
  }
  return given;
}

function jsonOf(text: string): Given {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BodyRefused(400);
  }
  return gathered(Object.entries(value));
}

/**
 * Reads the fields of a post.
 * @throws BodyRefused with the status that says why
 */
export async function readFields(request: Request, type: BodyType): Promise<Given> {
  const bytes = await bytesOf(request);
  try {
    if (type === 'multipart') {
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      return gathered(await new Response(bytes, { headers }).formData());
    }
    const text = new TextDecoder().decode(bytes);
    return type === 'json' ? jsonOf(text) : gathered(new URLSearchParams(text));
  } catch (error) {
    throw error instanceof BodyRefused ? error : new BodyRefused(400);
  }
}
