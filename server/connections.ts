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
  /** Node.js ignores those beyond this number: one more than is allowed, so that it can be told. */
  maxHeadersCount: MAX_HEADERS + 1,
  /** For all headers of a request, from its first byte. */
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  /** Longer than a reverse proxy's idle time (usually 60 s), so that it never uses a closed one. */
  keepAliveTimeout: 75_000,
  /** Without a byte in either direction: a visitor who has stopped reading. */
  timeout: 120_000,
} as const;

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

/** Ends connections that send too much, too slowly, or no HTTP. */
export function limitConnections(server: Server, siteUrl: string): void {
  Object.assign(server, LIMITS);
  // Each pipelined request listens for the end of its connection.
  server.on('connection', (socket) => socket.setMaxListeners(0));
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
