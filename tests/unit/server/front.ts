import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { noteRendering } from '@/lib/observability/rendering-notes';
import { noteMissingData } from '@/lib/provider/missing-data';
import { limitConnections } from '@/server/connections';
import { createRequestHandler, type HandlerSettings } from '@/server/handle-request';
import { createVisits, type Visits } from '@/server/visits/count';
import { behindProxy, rendererOf } from '@/tests/support/renderer';
import { turn } from '@/tests/support/until';

const nonceOf = (request: IncomingMessage): string =>
  /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1] ?? '';

const page = (words: string, nonce: string): string =>
  `<!doctype html><p>${words.repeat(400)}</p><script nonce="${nonce}">push("${words}")</script>`;

/** The front under test, and what the handler in Next.js' place has seen of requests. */
interface Front {
  server: Server;
  renderer: Awaited<ReturnType<typeof rendererOf>>;
  prepare: () => Promise<void>;
  /** What counts its visits, and the folder of the counts. */
  visits: Visits;
  visitsFolder: string;
  origin: string;
  /** How often each path reached the handler. */
  reached: Record<string, number>;
  /** The headers of the last request. */
  seen: NodeJS.Dict<string | string[]>;
  /** What the next page says, and its data for hydration. */
  text: string;
  data: string;
  /** Each test has addresses of its own, so that nothing is cached from the last one. */
  turn: number;
  /** Lets the last slow request be answered. */
  release: () => void;
}
export const front = { turn: 0, release: () => undefined } as Front;

/** Below this address every path is a route, so that the handler is asked for all of them. */
export const BELOW = '/stock-index';

async function nextStub(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '')
    .replace(/^\/stock-index\/\d+/, '')
    .replace(/^\/api\/\d+/, '/api');
  front.reached[path] = (front.reached[path] ?? 0) + 1;
  front.seen = request.headers;
  if (path === '/breaks') {
    response.destroy();
    return;
  }
  if (path === '/slow') await new Promise<void>((resolve) => (front.release = resolve));
  if (path === '/lacks-data') {
    await turn();
    noteMissingData();
  }
  if (path === '/picture.png') {
    response.setHeader('Cache-Control', 'public, max-age=60');
    response.writeHead(200, { 'content-type': 'image/png', etag: '"p"' });
    response.end(Buffer.alloc(2_000));
    return;
  }
  if (path === '/gone-without-words') {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-cache, no-store');
  if (request.method === 'POST') {
    if (path === '/api/large') {
      response.end('a'.repeat(1024 * 1024));
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.end(
      `<p>${Buffer.concat(chunks).toString()}</p><script nonce="${nonceOf(request)}">1</script>`,
    );
    return;
  }
  if (path === '/missing') noteRendering({ status: 404 });
  if (path === '/gone') response.statusCode = 404;
  if (path === '/injected') {
    response.end(`${page(front.text, nonceOf(request))}<script>alert(1)</script>`);
    return;
  }
  response.end(
    page(front.text, nonceOf(request)) +
      `<script nonce="${nonceOf(request)}">${front.data}</script>`,
  );
}

/** Starts the front for a file's tests. */
export function startFront(): void {
  beforeAll(async () => {
    front.renderer = await rendererOf(behindProxy(nextStub));
    front.visitsFolder = mkdtempSync(join(tmpdir(), 'site-visits-'));
    front.visits = createVisits({
      folder: front.visitsFolder,
      front: 'test',
      ownHosts: ['www.example.in'],
    });
    const settings: HandlerSettings = {
      siteUrl: 'http://localhost',
      statusToken: null,
      translateWidgetUrl: null,
      trustedProxies: 0,
      hashedFilesDir: null,
      flags: {
        newLayout: true,
        newHome: true,
        structuredData: true,
        videoStreaming: false,
        diyJourney: false,
        offline: true,
      },
    };
    const { renderers } = front.renderer;
    const handler = createRequestHandler(renderers, [], settings, front.visits);
    front.prepare = handler.prepare;
    const server = createServer((request, response) => void handler.answer(request, response));
    limitConnections(server, 'http://localhost');
    server.listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    front.server = server;
    front.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }, 60_000);
  beforeEach(() => {
    front.reached = {};
    front.text = 'one ';
    front.data = 'data';
    front.turn += 1;
  });
  afterAll(async () => {
    await front.visits.stop();
    front.renderer.close();
    front.server.closeAllConnections();
    front.server.close();
  });
}

export async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${front.origin}${BELOW}/${front.turn}${path}`, { headers, method });
  const body = await response.text();
  return { response, body, policy: response.headers.get('content-security-policy') ?? '' };
}
