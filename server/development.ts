/** Passes what live reloading asks for to the renderer, unchanged. */
import { type RequestListener, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';

import type { Renderer } from './renderers/renderer';

/** What live reloading fetches; in production Next.js has no such addresses. */
const isDevelopmentFile = (url = ''): boolean => /^\/(_next|__nextjs)/.test(url);

/**
 * Hands requests for development's own files, and the upgrade to a WebSocket, to the first renderer.
 * @param answer takes every other request
 */
export function passToDevelopment(
  server: Server,
  [renderer]: readonly Renderer[],
  answer: RequestListener,
): void {
  const socketPath = renderer?.socketPath ?? '';
  server.on('request', (request, response) => {
    if (!isDevelopmentFile(request.url)) return answer(request, response);
    const { method, url, headers } = request;
    const passed = httpRequest({ socketPath, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    request.pipe(passed.on('error', () => response.destroy()));
  });
  server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const lines = rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? `${name}: ${rawHeaders[at + 1] ?? ''}` : [],
    );
    const upstream = connect(socketPath, () => {
      upstream.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
}
