/** Asks Next.js for a response within the process, without a socket. */
import { randomBytes } from 'node:crypto';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { Readable } from 'node:stream';

import inject, { type InjectOptions, type Response } from 'light-my-request';

/** Headers of the request that change what Next.js renders; the page store keys by them. */
export const RENDER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** Headers that a POST needs besides: what it carries, and where it comes from. */
const POST_HEADERS = [
  'accept',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'referer',
  'sec-fetch-site',
] as const;

/** The function that Next.js gives a custom server to handle requests with. */
export type NextHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/** What Next.js is asked: nothing else of the visitor's request reaches it. */
export interface NextRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface NextResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** An unpredictable value that Next.js puts on each script it writes. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/**
 * The headers that change a rendering, if this is a request of Next.js' router; without `rsc: 1`
 * they mean nothing and are dropped.
 */
export const renderHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  headers.rsc === '1' ? pick(headers, RENDER_HEADERS) : {};

export const postHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  pick(headers, POST_HEADERS);

/**
 * The request header from which Next.js takes its nonce
 * (https://nextjs.org/docs/app/guides/content-security-policy).
 */
export const nonceHeader = (nonce: string): Record<string, string> => ({
  'content-security-policy': `script-src 'nonce-${nonce}'`,
});

/** Runs a request through the handler. @throws whatever the handler throws */
function dispatch(handler: NextHandler, options: InjectOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const listener: RequestListener = (request, response) => {
      Promise.resolve(handler(request, response)).catch(reject);
    };
    inject(listener, options).then(resolve, reject);
  });
}

const optionsOf = ({ method, url, headers, body }: NextRequest): InjectOptions => ({
  method,
  url,
  headers,
  ...(body ? { payload: body } : {}),
});

/** Asks for a whole response. @throws whatever the handler throws */
export async function requestNext(
  handler: NextHandler,
  request: NextRequest,
): Promise<NextResponse> {
  const response = await dispatch(handler, optionsOf(request));
  return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
}

/** Asks for a response whose body is read while it is made. @throws whatever the handler throws */
export async function streamNext(
  handler: NextHandler,
  request: NextRequest,
): Promise<Omit<NextResponse, 'body'> & { readonly body: Readable }> {
  const response = await dispatch(handler, { ...optionsOf(request), payloadAsStream: true });
  return { status: response.statusCode, headers: response.headers, body: response.stream() };
}
