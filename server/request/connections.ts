import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { bareNotice, type Notice } from '../delivery/notice';

export const SERVER_OPTIONS = {
  /** Bytes; an address of 100 kB is to get a page that says what is wrong with it. */
  maxHeaderSize: 128 * 1024,
  /** Ms between looks for connections that are over their time. */
  connectionsCheckingInterval: 5_000,
} as const;

/** Limits on what one connection may take of the server. Times in ms. */
const LIMITS = {
  /** Browsers send about twenty; the rest of a longer list is not read. */
  maxHeadersCount: 100,
  /** A whole head, from the first byte on: who sends one byte a second does not get that far. */
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  /** Longer than a front keeps an idle connection (60 s is usual): it never uses a closed one. */
  keepAliveTimeout: 75_000,
  /** Without a byte in either direction: a visitor who stopped reading. */
  timeout: 120_000,
} as const;

const NOTICES: Readonly<Record<string, readonly [Notice, string]>> = {
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
const UNREADABLE: readonly [Notice, string] = [
  { status: 400, title: 'This request cannot be read', sentence: 'It is no request for a page.' },
  'Bad Request',
];

/** Guards a server against connections that send too much, too slowly, or no requests at all. */
export function guardConnections(server: Server, siteUrl: string): void {
  Object.assign(server, LIMITS);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const hasAnswered = socket.bytesWritten > 0;
    if (!socket.writable || hasAnswered || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [notice, phrase] = NOTICES[error.code ?? ''] ?? UNREADABLE;
    socket.end(bareNotice(siteUrl, notice, phrase));
  });
}
