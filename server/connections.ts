import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { type ErrorPage, rawErrorResponse } from './error-page';
import { MAX_HEADERS } from './validation';

export const SERVER_OPTIONS = {
  /** Bytes; large enough that an address of 100 kB gets a page that says what is wrong. */
  maxHeaderSize: 128 * 1024,
  /** The server rejects a request without a host itself, with the headers of every response. */
  requireHostHeader: false,
  /** Ms between checks for connections that have timed out. */
  connectionsCheckingInterval: 5_000,
} as const;

/** Limits of one connection. Times in ms. */
const LIMITS = {
  /** Node.js ignores those beyond this number: one more than is allowed, so that an excess is noticed. */
  maxHeadersCount: MAX_HEADERS + 1,
  /** For all headers of a request, from its first byte. */
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  /** Longer than a reverse proxy's idle time (usually 60 s), so that it never uses a closed one. */
  keepAliveTimeout: 75_000,
  /** Without a byte in either direction: a visitor who has stopped reading. */
  timeout: 120_000,
} as const;

/** Requests of one connection that may wait for their responses at a time; browsers send one. */
const MOST_UNFINISHED = 4;

/** A visitor who reads less than 1 kB a second for half a minute. */
const SLOWEST_READER = { ms: 30_000, bytes: 30_000 };

const ERROR_PAGES: Readonly<Record<string, readonly [ErrorPage, string]>> = {
  HPE_HEADER_OVERFLOW: [
    {
      status: 431,
      title: 'This request is too long',
      sentence: 'Its address or its headers are longer than this site reads.',
    },
    'Request Header Fields Too Large',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    { status: 408, title: 'This took too long', sentence: 'The request did not arrive in time.' },
    'Request Timeout',
  ],
};
const UNPARSABLE: readonly [ErrorPage, string] = [
  { status: 400, title: 'This request cannot be read', sentence: 'It is no request for a page.' },
  'Bad Request',
];

/**
 * Closes a connection on which more requests wait than are allowed. Node.js reads no further from it,
 * so that it would not notice that the visitor is gone.
 */
function limitPipelining(server: Server): void {
  const unfinished = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number): number => {
    const count = (unfinished.get(socket) ?? 0) + by;
    unfinished.set(socket, count);
    return count;
  };
  server.prependListener('request', ({ socket }, response) => {
    if (change(socket, 1) > MOST_UNFINISHED) socket.destroy();
    response.once('close', () => change(socket, -1));
  });
}

/**
 * Closes connections whose visitor reads too slowly what is sent, however often a byte is taken.
 * @param pace ms between two looks, and the bytes that must have been taken between them
 * @returns what ends it
 */
export function closeSlowReaders(server: Server, pace = SLOWEST_READER): () => void {
  /** Bytes taken until the last look, of connections that had more to take. */
  const taken = new Map<Socket, number>();
  server.on('connection', (socket) => {
    taken.set(socket, Number.NEGATIVE_INFINITY);
    socket.once('close', () => taken.delete(socket));
  });
  const looks = setInterval(() => {
    for (const [socket, before] of taken) {
      const isWaiting = socket.writableLength > 0;
      const now = socket.bytesWritten - socket.writableLength;
      if (isWaiting && now - before < pace.bytes) socket.destroy();
      taken.set(socket, isWaiting ? now : Number.NEGATIVE_INFINITY);
    }
  }, pace.ms).unref();
  return () => clearInterval(looks);
}

/** Ends connections that send or read too slowly, send too much, or no HTTP. */
export function limitConnections(server: Server, siteUrl: string): void {
  Object.assign(server, LIMITS);
  limitPipelining(server);
  closeSlowReaders(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const hasAnswered = socket.bytesWritten > 0;
    if (!socket.writable || hasAnswered || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [page, phrase] = ERROR_PAGES[error.code ?? ''] ?? UNPARSABLE;
    socket.end(rawErrorResponse(siteUrl, page, phrase));
  });
}
