import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { getRedirectUrl, getRewrittenUrl } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';

import { proxy } from '@/proxy';
import { NotedResponse } from '@/server/renderer/response';
import { createAsk } from '@/server/renderer-pool/ask';
import { shareAmong } from '@/server/renderer-pool/renderers';

/** Next.js' handler, or a stub in its place. */
export type Handler = (
  ...request: Parameters<RequestListener>
) => ReturnType<RequestListener> | Promise<void>;

/** A handler behind the site's proxy, which Next.js would ask first. */
export const behindProxy =
  (handler: Handler) => async (request: IncomingMessage, response: ServerResponse) => {
    const origin = 'http://localhost';
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const decided = await proxy(new NextRequest(new URL(request.url ?? '/', origin), { headers }));
    const location = getRedirectUrl(decided);
    if (location !== null) {
      response.writeHead(decided.status, { location: location.replace(origin, '') }).end();
      return;
    }
    const rewritten = getRewrittenUrl(decided);
    if (rewritten !== null) request.url = rewritten.replace(origin, '');
    response.statusCode = decided.status;
    await handler(request, response);
  };

/** A renderer in this process, behind a real socket. */
export async function rendererOf(handler: Handler) {
  const socketPath = path.join(mkdtempSync(path.join(tmpdir(), 'renderer-')), 'socket');
  const server = createServer({ ServerResponse: NotedResponse }, (request, response) => {
    void response.make(async () => {
      try {
        await handler(request, response);
      } catch {
        response.writeHead(500).end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(socketPath, done));
  const ask = createAsk(socketPath);
  return {
    renderers: shareAmong([{ ask, isUp: () => server.listening }]),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
