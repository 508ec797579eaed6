/** The way of a request through the server, in front of a handler of a few lines in Next.js' place. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { startFresh } from '@/tests/support/fresh-site';
import { blockedScripts } from '@/tests/support/policy';
import type { rendererOf } from '@/tests/support/renderer';
import { turn as nextTurn, until } from '@/tests/support/until';

const nonceOf = (request: IncomingMessage): string =>
  /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1] ?? '';

const page = (words: string, nonce: string): string =>
  `<!doctype html><p>${words.repeat(400)}</p><script nonce="${nonce}">push("${words}")</script>`;

let server: Server;
let renderer: Awaited<ReturnType<typeof rendererOf>>;
let prepare: () => Promise<void>;
let noteMissingData: () => void;
let origin: string;
/** How often each path reached the handler. */
let reached: Record<string, number>;
let seen: NodeJS.Dict<string | string[]>;
let text: string;
let data: string;
/** Each test has addresses of its own, so that nothing is cached from the last one. */
let turn = 0;
/** Below this address every path is a route, so that the handler is asked for all of them. */
const BELOW = '/stock-index';
let release: () => void = () => undefined;

async function nextStub(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '')
    .replace(/^\/stock-index\/\d+/, '')
    .replace(/^\/api\/\d+/, '/api');
  reached[path] = (reached[path] ?? 0) + 1;
  seen = request.headers;
  if (path === '/breaks') {
    response.destroy();
    return;
  }
  if (path === '/slow') await new Promise<void>((resolve) => (release = resolve));
  if (path === '/lacks-data') {
    await nextTurn();
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
  if (path === '/gone') response.statusCode = 404;
  if (path === '/injected') {
    response.end(`${page(text, nonceOf(request))}<script>alert(1)</script>`);
    return;
  }
  response.end(
    page(text, nonceOf(request)) + `<script nonce="${nonceOf(request)}">${data}</script>`,
  );
}

beforeAll(async () => {
  startFresh();
  ({ noteMissingData } = await import('@/lib/provider/missing-data'));
  const { createRequestHandler } = await import('@/server/handle-request');
  const { resolvePage } = await import('@/lib/pages/addresses/resolve');
  const support = await import('@/tests/support/renderer');
  renderer = await support.rendererOf(nextStub, resolvePage);
  const handler = createRequestHandler(renderer.renderers, [], {
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
  });
  ({ prepare } = handler);
  server = createServer((request, response) => void handler.answer(request, response));
  const { limitConnections } = await import('@/server/connections');
  limitConnections(server, 'http://localhost');
  server.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);
beforeEach(() => {
  reached = {};
  text = 'one ';
  data = 'data';
  turn += 1;
});
afterAll(() => {
  renderer.close();
  server.closeAllConnections();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${origin}${BELOW}/${turn}${path}`, { headers, method });
  const body = await response.text();
  return { response, body, policy: response.headers.get('content-security-policy') ?? '' };
}

test('a fresh page reaches Next.js once, however often it is asked for', async () => {
  for (let at = 0; at < 6; at += 1) {
    const { response, body, policy } = await get('/page', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('s-maxage=');
    expect(body).not.toContain('nonce');
    expect(blockedScripts(body, policy)).toEqual([]);
  }
  expect(reached['/page']).toBe(1);
});

test('a page that lacks data is fresh for five seconds, and none that is rendered beside it', async () => {
  const seconds = async (path: string) =>
    /s-maxage=(\d+)/.exec((await get(path)).response.headers.get('cache-control') ?? '')?.[1];
  const paths = ['/page?1', '/lacks-data', '/page?2'];
  expect(await Promise.all(paths.map(seconds))).toEqual(['60', '5', '60']);
  expect(await seconds('/page?3')).toBe('60');
});

test('an injected script stays out of the policy', async () => {
  const { body, policy } = await get('/injected');
  expect(blockedScripts(body, policy)).toEqual(['alert(1)']);
});

test('an error page is not cached by browsers, and is rendered once for a crowd', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => get('/gone')));
  expect(all.map(({ response }) => response.status)).toEqual([404, 404, 404, 404, 404]);
  expect(all[0]?.response.headers.get('cache-control')).toBe('no-store');
  expect(reached['/gone']).toBe(1);
});

test.each(['/gone', '/gone-without-words'])(
  'a 404 that only a script would fill has words, and a way on: %s',
  async (path) => {
    const { response, body, policy } = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/<h1>There is nothing at this address<\/h1>.*<a href="\/">/);
    expect(body).not.toContain('<script');
    expect(policy).toContain("default-src 'none'");
  },
);

test('an unknown address is rendered as the page of missing pages', async () => {
  const ask = () => fetch(`${origin}/unknown-${turn}`);
  const all = await Promise.all([ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual([404, 404]);
  expect(reached).toEqual({ '/missing': 1 });
  expect(seen['x-site-path']).toBe(`/unknown-${turn}`);
});

test('HEAD has the headers of the page and no body', async () => {
  const whole = await get('/page', { 'accept-encoding': 'gzip' });
  const head = await get('/page', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect(head.body).toBe('');
  for (const name of ['content-security-policy', 'etag', 'content-length', 'content-encoding']) {
    expect([name, head.response.headers.get(name)]).toEqual([
      name,
      whole.response.headers.get(name),
    ]);
  }
});

test('a page that the browser has is not sent again, and keeps its first policy', async () => {
  const { response } = await get('/page');
  const etag = response.headers.get('etag') ?? '';
  const again = await get('/page', { 'if-none-match': `"other", ${etag}` });
  expect(again.response.status).toBe(304);
  expect(again.response.headers.get('etag')).toBe(etag);
  // A policy of another rendering would name other hashes than the browser's copy has.
  expect(again.policy).toBe('');
});

test('the ETag is of what a visitor sees: not of the data for hydration', async () => {
  const etagOf = async (path: string) => (await get(path)).response.headers.get('etag');
  const first = await etagOf('/page?a');
  data = 'other data';
  expect(await etagOf('/page?b')).toBe(first);
  text = 'two ';
  expect(await etagOf('/page?c')).not.toBe(first);
});

test('a picture is sent as it is, and not again to a browser that has it', async () => {
  const { response } = await get('/picture.png', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const etag = response.headers.get('etag') ?? '';
  const again = await get('/picture.png', { 'if-none-match': etag });
  expect(again.response.status).toBe(304);
  expect(again.body).toBe('');
});

test('a response that breaks off gets an error page that says when to come back', async () => {
  const { response, body, policy } = await get('/breaks');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(body).toContain('<h1>This can’t be answered just now</h1>');
  expect(policy).toContain("default-src 'none'");
});

test('no header of a visitor reaches the rendering of a cached page', async () => {
  const { body } = await get('/page', {
    'content-security-policy': "script-src 'nonce-poison'",
    'x-site-client': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    'x-middleware-rewrite': '/a',
    'user-agent': 'poison',
    cookie: 'a=poison',
  });
  expect(body).not.toContain('poison');
  expect(JSON.stringify(seen)).not.toMatch(/poison|6\.6\.6\.6|rewrite/);
});

test('a POST is passed on with its body and a nonce of its own, and is not cached', async () => {
  const post = async () => {
    const response = await fetch(`${origin}/api/${turn}/form`, { method: 'POST', body: 'typed' });
    return { response, body: await response.text() };
  };
  const [first, second] = [await post(), await post()];
  expect(first.body).toContain('typed');
  expect(first.response.headers.get('cache-control')).toBe('no-store');
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
  expect(first.response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(second.body).not.toContain(String(nonce));
  expect(seen['x-site-client']).toBe('127.0.0.1');
  expect(reached['/api/form']).toBe(2);
});

test('a POST keeps the host that it was sent to, whatever origin it names', async () => {
  const headers = { origin: 'https://evil.example' };
  await fetch(`${origin}/api/${turn}/form`, { method: 'POST', body: 'typed', headers });
  expect(seen.origin).toBe('https://evil.example');
  expect(seen.host).toBe(new URL(origin).host);
});

test('a form of another site is rejected before Next.js sees it', async () => {
  const headers = { origin: 'https://evil.example' };
  const init = { method: 'POST', body: new URLSearchParams({ a: 'b' }), headers };
  const response = await fetch(`${origin}/franchisee`, init);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('This form came from another site');
});

test('a body that is too large is rejected while it is sent', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < 40; at += 1) controller.enqueue(new Uint8Array(65_536));
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const response = await fetch(`${origin}/api/${turn}/form`, init).catch(() => null);
  if (response) expect(response.status).toBe(413);
  expect(reached['/api/form']).toBeUndefined();
});

test('a visitor who leaves early harms nobody', async () => {
  const gone = new AbortController();
  const left = fetch(`${origin}${BELOW}/${turn}/slow`, { signal: gone.signal });
  await until(() => reached['/slow'] === 1);
  gone.abort();
  await expect(left).rejects.toThrow();
  release();
  expect((await get('/page')).response.status).toBe(200);
});

test('pipelined requests whose connection dies give their places back', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const requests = Array.from(
    { length: 4 },
    (_, at) => `GET ${BELOW}/${turn}/slow?${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  );
  socket.write(requests.join(''));
  await until(() => Object.keys(reached).length > 0);
  socket.destroy();
  const others = setInterval(() => release(), 5);
  for (let at = 0; at < 20; at += 1) {
    expect((await get(`/page?${at}`)).response.status).toBe(200);
  }
  clearInterval(others);
});

/** Sends bytes on a connection of its own. */
function sendRaw(bytes: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  return socket;
}

test('a connection with more than four unfinished requests is closed, and gives their places back', async () => {
  const post = `POST /api/${turn}/large HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\na`;
  const get = `GET ${BELOW}/${turn}/slow HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  // The responses wait behind the first one, and are too large for a buffer.
  const socket = sendRaw(get + post.repeat(20));
  await once(socket, 'close');
  expect(reached['/api/large'] ?? 0).toBeLessThanOrEqual(3);
  const { metricsText } = await import('@/server/operations/metrics');
  const admitted = async () =>
    /site_lane_requests\{lane="post",state="admitted",process="front"\} (\d+)/.exec(
      await metricsText([]),
    )?.[1];
  await until(async () => (await admitted()) === '0');
  release();
});

test('posts whose bodies do not come keep neither pages nor other posts waiting', async () => {
  const head = `POST /api/${turn}/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na`;
  const sockets = Array.from({ length: 210 }, () => sendRaw(head));
  const open = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await until(async () => (await open()) >= sockets.length);
  expect((await get('/page')).response.status).toBe(200);
  const response = await fetch(`${origin}/api/${turn}/form`, { method: 'POST', body: 'typed' });
  expect(response.status).toBe(200);
  sockets.forEach((socket) => socket.destroy());
});

test('a hundred at once get the same bytes', async () => {
  const all = await Promise.all(
    Array.from({ length: 100 }, () => get('/page', { 'accept-encoding': 'br' })),
  );
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(new Set(all.map(({ policy }) => policy)).size).toBe(1);
  expect(reached['/page']).toBe(1);
});

describe('while the renderer is down', () => {
  beforeAll(async () => {
    text = 'The page of a site that is down ';
    await prepare();
  });

  test('a page that has been rendered is sent, and says that it is stale', async () => {
    const clock = jest.spyOn(performance, 'now');
    const path = '/page';
    await get(path);
    renderer.close();
    try {
      clock.mockReturnValue(performance.now() + 3_600_000);
      const { response, body } = await get(path);
      expect([response.status, response.headers.get('cache-status')]).toEqual([
        200,
        'site; hit; detail=stale',
      ]);
      expect(body).toContain('one ');
    } finally {
      clock.mockRestore();
    }
  });

  test('an address that has not been rendered gets the page that was made before', async () => {
    const { response, body } = await get('/not-yet');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(body).toContain('The page of a site that is down');
  });
});
