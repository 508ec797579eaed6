/** The server's own way of a request, before a framework of a few lines. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { startFresh } from '@/tests/support/fresh-site';
import { blockedScripts } from '@/tests/support/policy';

/** The addresses of this test are no pages of the site. */
jest.mock('@/lib/pages/resolve', () => ({
  ...jest.requireActual<object>('@/lib/pages/resolve'),
  resolvePage: () => Promise.resolve({ kind: 'page' }),
}));

const PAGE = (words: string): string =>
  `<!doctype html><p>${words.repeat(400)}</p><script>self.__next_f.push([1,"${words}"])</script>`;

let server: Server;
let origin: string;
/** How often each path reached the framework. */
let reached: Record<string, number>;
let seen: NodeJS.Dict<string | string[]>;
let text: string;
let lifetime: number;
/** Each test has addresses of its own, so that nothing is remembered from the last. */
let turn = 0;

async function start(): Promise<void> {
  startFresh();
  const { answerWith } = await import('@/server/answer');
  const { noteFreshUntil } = await import('@/server/delivery/freshness');
  const answer = answerWith(
    Promise.resolve(),
    async (request, response) => {
      const path = (request.url ?? '').replace(/^\/\d+/, '');
      // As the framework does.
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (...header) => (response.headersSent ? response : setHeader(...header));
      reached[path] = (reached[path] ?? 0) + 1;
      seen = request.headers;
      if (path === '/breaks') throw new Error('broken');
      if (path === '/picture.png') {
        response.writeHead(200, { 'content-type': 'image/png', etag: '"p"' });
        response.end(Buffer.alloc(2_000));
        return;
      }
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (path === '/streamed') {
        response.write('<!doctype html><script>self.__next_f.');
        await new Promise((resolve) => setTimeout(resolve, 5));
        response.write(Buffer.from('push([1,"streamed"])</script>'));
        response.end('<p>end</p>');
        return;
      }
      if (path === '/stored') {
        noteFreshUntil(Date.now() + lifetime);
        response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=600');
      }
      if (path === '/gone') response.statusCode = 404;
      response.setHeader('ETag', `"${text.trim()}"`);
      response.end(PAGE(text));
    },
    {
      siteUrl: 'http://localhost',
      statusToken: null,
      translateWidgetUrl: null,
      trustedProxies: 0,
      flags: {
        newLayout: true,
        newHome: true,
        structuredData: true,
        videoStreaming: false,
        diyJourney: false,
      },
    },
  );
  server = createServer((request, response) => void answer(request, response)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(start, 60_000);
beforeEach(() => {
  reached = {};
  text = 'one ';
  lifetime = 60_000;
  turn += 1;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`${origin}/${turn}${path}`, { headers, method });
  const body = await response.text();
  return { response, body, policy: response.headers.get('content-security-policy') ?? '' };
}

test('a page that is fresh is the framework’s business once, twice to be compressed better', async () => {
  for (let at = 0; at < 6; at += 1) {
    const { response, body, policy } = await get('/stored', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(body).toBe(PAGE('one '));
    expect(blockedScripts(body, policy)).toEqual([]);
  }
  expect(reached['/stored']).toBe(2);
});

test('a page that is no longer fresh is the framework’s business again, and so is its text', async () => {
  lifetime = -1;
  await get('/stored');
  text = 'two ';
  const { body, policy } = await get('/stored');
  expect(body).toBe(PAGE('two '));
  expect(blockedScripts(body, policy)).toEqual([]);
});

test('what the framework does not keep is asked for each time', async () => {
  for (let at = 0; at < 3; at += 1) await get('/unkept');
  expect(reached['/unkept']).toBe(3);
});

test('an error is never remembered', async () => {
  for (let at = 0; at < 3; at += 1) expect((await get('/gone')).response.status).toBe(404);
  expect(reached['/gone']).toBe(3);
});

test('a page that comes in pieces is put together, and its scripts are named', async () => {
  const { response, body, policy } = await get('/streamed');
  expect(body).toBe('<!doctype html><script>self.__next_f.push([1,"streamed"])</script><p>end</p>');
  expect(blockedScripts(body, policy)).toEqual([]);
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(response.headers.get('etag')).toBeNull();
});

test('HEAD has the headers of the page and no body', async () => {
  const page = await get('/stored', { 'accept-encoding': 'gzip' });
  const head = await get('/stored', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect(head.body).toBe('');
  for (const name of ['content-security-policy', 'etag', 'content-length', 'content-encoding']) {
    expect([name, head.response.headers.get(name)]).toEqual([
      name,
      page.response.headers.get(name),
    ]);
  }
});

test.each(['/stored', '/unkept'])('%s is not sent to who has it', async (path) => {
  const { response } = await get(path);
  const etag = response.headers.get('etag') ?? '';
  const again = await get(path, { 'if-none-match': `"other", ${etag}` });
  expect(again.response.status).toBe(304);
  expect(again.response.headers.get('etag')).toBe(etag);
  expect(again.policy).toContain("script-src 'self' 'sha256-");
  text = 'two ';
  expect((await get('/unkept', { 'if-none-match': etag })).response.status).toBe(200);
});

test('a picture goes through as it is, and is not sent to who has it', async () => {
  const { response } = await get('/picture.png', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const again = await get('/picture.png', { 'if-none-match': '"p"' });
  expect(again.response.status).toBe(304);
  expect(again.body).toBe('');
});

test('an error of the framework is a page with a policy, and no more is told', async () => {
  const { response, body, policy } = await get('/breaks');
  expect(response.status).toBe(500);
  expect(body).toContain('<h1>Something went wrong on our side</h1>');
  expect(body).not.toContain('broken');
  expect(policy).toContain("default-src 'none'");
});

test('the framework hears who asks from this server alone', async () => {
  await get('/unkept', {
    'x-site-client': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-middleware-rewrite': '/a',
    'x-request-id': 'said-by-the-visitor',
  });
  expect(seen['x-site-client']).toBe('127.0.0.1');
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen['x-forwarded-proto']).toBe('http');
  expect(seen).not.toHaveProperty('x-middleware-rewrite');
  expect(seen['x-request-id']).not.toBe('said-by-the-visitor');
});

test('who leaves in the middle harms nobody', async () => {
  const gone = new AbortController();
  const left = fetch(`${origin}/${turn}/streamed`, { signal: gone.signal });
  setTimeout(() => gone.abort(), 2);
  await expect(left).rejects.toThrow();
  expect((await get('/streamed')).response.status).toBe(200);
});

test('a hundred at once get the same bytes', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 100 }, () => get('/stored', { 'accept-encoding': 'br' })),
  );
  expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set([PAGE('one ')]));
  expect(new Set(bodies.map(({ policy }) => policy)).size).toBe(1);
});
