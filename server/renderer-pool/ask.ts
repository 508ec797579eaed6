/** Asks a renderer, over its socket, for what Next.js answers. */
import { randomBytes } from 'node:crypto';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
} from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { BUSY_HEADER, LACKS_DATA_HEADER, MAX_HEADER_BYTES } from '@/lib/tools/renderer-protocol';

/** Headers of the request that change what Next.js renders; the page store keys by them. */
export const RENDER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const;

/** Headers that a POST needs besides: what it carries, and where it comes from. */
export const POST_HEADERS = [
  'accept',
  'content-type',
  'host',
  'idempotency-key',
  'origin',
  'referer',
  'sec-fetch-site',
] as const;

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
  /** Whether it lacks data of the provider for a while. */
  readonly lacksData: boolean;
  /** For how long the renderer's thread was busy meanwhile, in ms. */
  readonly busyMs: number;
}

interface NextStream {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Read while it is made. */
  readonly body: Readable;
}

/** Asks for one response, whole or as a stream. Both end with the signal, in the renderer too. */
export interface Ask {
  whole(request: NextRequest, signal?: AbortSignal): Promise<NextResponse>;
  stream(request: NextRequest, signal?: AbortSignal): Promise<NextStream>;
}

/** Thrown where the renderer is gone, or goes before it has answered. */
export class RendererDownError extends Error {
  override name = 'RendererDownError';
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

/**
 * Asks over a Unix socket, or a named pipe on Windows; connections are reused.
 * @param onAnswer called when an answer begins
 */
export function createAsk(socketPath: string, onAnswer: () => void = () => undefined): Ask {
  const agent = new Agent({ keepAlive: true });

  const open = ({ method, url, headers, body }: NextRequest, signal?: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const fail = (error: Error) =>
        reject(signal?.aborted ? error : new RendererDownError(error.message, { cause: error }));
      const options = { agent, headers, maxHeaderSize: MAX_HEADER_BYTES, method, path: url };
      httpRequest({ ...options, signal, socketPath }, resolve)
        .on('response', onAnswer)
        .on('error', fail)
        .end(body);
    });

  return {
    async whole(request, signal) {
      const response = await open(request, signal);
      const body = await buffer(response).catch((error: Error) => {
        throw signal?.aborted ? error : new RendererDownError(error.message, { cause: error });
      });
      const { statusCode = 500, headers } = response;
      const notes = { ...headers, ...response.trailers };
      return {
        status: statusCode,
        headers,
        body,
        lacksData: LACKS_DATA_HEADER in notes,
        busyMs: Number(notes[BUSY_HEADER] ?? 0),
      };
    },
    async stream(request, signal) {
      const response = await open(request, signal);
      return { status: response.statusCode ?? 500, headers: response.headers, body: response };
    },
  };
}
