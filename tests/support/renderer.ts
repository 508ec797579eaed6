import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { INTERNAL } from '@/lib/tools/renderer-protocol';
import { NotedResponse } from '@/renderer/response';
import { createAsk } from '@/server/renderers/ask';
import { shareAmong } from '@/server/renderers/renderers';

/** Next.js' handler, or a stub in its place. */
export type Handler = (
  ...request: Parameters<RequestListener>
) => ReturnType<RequestListener> | Promise<void>;

/** A renderer in this process, behind a real socket. @param resolve answers for the page records */
export async function rendererOf(
  handler: Handler,
  resolve: (path: string, query: string) => unknown = () => ({ kind: 'page' }),
) {
  const socketPath = path.join(mkdtempSync(path.join(tmpdir(), 'renderer-')), 'socket');
  const server = createServer({ ServerResponse: NotedResponse }, (request, response) => {
    void response.make(async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      try {
        if (pathname === INTERNAL.resolve) {
          const asked = [searchParams.get('path') ?? '', searchParams.get('query') ?? ''] as const;
          response.end(JSON.stringify(await resolve(...asked)));
        } else await handler(request, response);
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
