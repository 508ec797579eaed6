/** The configuration of nginx by itself, in front of a server that shows what reaches it. */
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'playwright/test';

import { freePort, programOf } from '@/tests/support/processes';

import { type Front, startFront } from './front';

test.skip(programOf('nginx') === null, 'nginx is not installed');

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let behind: Server;
let front: Front;
let seen: Seen[];
let status: number;
let extra: Record<string, string>;

/** Headers may be as long as the site takes them. */
const maxHeaderSize = 256 * 1024;
const CLIENT = { agent: false as const, maxHeaderSize };
const GOOD = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=60' };

/** A request with just these headers, nothing unpacked and no redirect followed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(front.origin + path, { method, headers, ...CLIENT }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (chunk: Buffer) => parts.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

test.beforeAll(async () => {
  behind = createServer({ maxHeaderSize }, (incoming, response) => {
    incoming.resume();
    seen.push({
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
    });
    if (incoming.url === '/hangs-up') return void incoming.socket.destroy();
    response.writeHead(status, { ...GOOD, 'x-request-id': 'its-own', ...extra });
    response.end(`answer ${seen.length}`);
  });
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const { port } = behind.address() as AddressInfo;
  front = await startFront({ port: await freePort(), sites: [port, port] });
});
test.afterAll(async () => {
  await front.stop();
  behind.close();
  behind.closeAllConnections();
});
test.beforeEach(() => {
  seen = [];
  status = 200;
  extra = {};
});

test('nothing from outside poses as an internal header or as another proxy', async () => {
  await ask('/hygiene', {
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-middleware-rewrite': '/elsewhere',
    'x-invoke-path': '/elsewhere',
    'x-matched-path': '/elsewhere',
    'x-prerender-revalidate': 'guess',
    'x-now-route-matches': '1=a',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'gopher',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-request-id': 'chosen-outside',
    'next-action': 'abc',
    'accept-language': 'hi-IN',
    cookie: 'a=b',
  });
  const headers = seen[0]?.headers ?? {};
  const outside = Object.keys(headers).filter((name) =>
    /^(x-(middleware|invoke|matched|prerender|now|real)|forwarded|next-action|x-forwarded-host)/.test(
      name,
    ),
  );
  expect(outside).toEqual([]);
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
  expect(headers['accept-language']).toBe('hi-IN');
  expect(headers.cookie).toBe('a=b');
});

test('a page is fetched once for each encoding, however a browser spells what it takes', async () => {
  const spellings: readonly [string, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR;q=1.0, *;q=0.1', 'br'],
    ['br;q=0.9,gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['deflate,  gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['brotli, x-gzip-like', undefined],
    ['identity', undefined],
    ['', undefined],
  ];
  for (const [spelling] of spellings) await ask('/encodings', { 'accept-encoding': spelling });
  expect(seen.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', 'gzip', undefined]);
});

test('RSC responses, prefetches and each router state are cached separately', async () => {
  const variants: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-state-tree': 'one' },
    { rsc: '1', 'next-router-state-tree': 'two' },
    { rsc: '1', 'next-url': '/from' },
  ];
  const first: string[] = [];
  for (const headers of variants) first.push((await ask('/variants?_rsc=a', headers)).body);
  expect(new Set(first).size).toBe(variants.length);
  for (const [at, headers] of variants.entries()) {
    expect((await ask('/variants?_rsc=a', headers)).body).toBe(first[at]);
  }
  expect(seen).toHaveLength(variants.length);
  expect((await ask('/variants?_rsc=b', { rsc: '1' })).body).not.toBe(first[1]);
});

test('headers of the router without its format are dropped, and a false one is none', async () => {
  const plain = (await ask('/false-variants')).body;
  const odd = { rsc: '2', 'next-router-state-tree': 'poison', 'next-router-prefetch': '1' };
  expect((await ask('/false-variants', odd)).body).toBe(plain);
  expect(seen).toHaveLength(1);
});

test('queries are cached separately, hosts are not', async () => {
  const bodies = [
    (await ask('/queries')).body,
    (await ask('/queries?a=1')).body,
    (await ask('/queries?a=2')).body,
  ];
  expect(new Set(bodies).size).toBe(3);
  expect((await ask('/queries', { host: 'other.example' })).body).toBe(bodies[0]);
  expect((await ask('/queries?a=1')).body).toBe(bodies[1]);
});

for (const [name, answer] of [
  ['404', { status: 404 }],
  ['503', { status: 503 }],
  ['500', { status: 500 }],
  ['a redirect', { status: 308, extra: { location: '/there' } }],
  ['an answer that sets a cookie', { extra: { 'set-cookie': 'a=b' } }],
  ['an answer that says no-store', { extra: { 'cache-control': 'private, no-store' } }],
  ['an answer that says nothing of caching', { extra: { 'cache-control': '' } }],
] as const) {
  test(`${name} is never cached`, async () => {
    status = 'status' in answer ? answer.status : 200;
    extra = 'extra' in answer ? { ...answer.extra } : {};
    const path = `/never-cached/${encodeURIComponent(name)}`;
    const { body } = await ask(path);
    expect(body).toMatch(/^answer \d$/);
    expect((await ask(path)).body).not.toBe(body);
  });
}

test('a post is neither cached nor served from the cache, and is sent once', async () => {
  await ask('/posts');
  expect((await ask('/posts', {}, 'POST')).body).toBe('answer 2');
  expect((await ask('/posts', {}, 'POST')).body).toBe('answer 3');
  seen = [];
  expect((await ask('/hangs-up', {}, 'POST')).status).toBe(503);
  expect(seen).toHaveLength(1);
});

test('every response has its own id, cached or not', async () => {
  const ids = [];
  for (let at = 0; at < 3; at += 1) ids.push((await ask('/ids')).headers['x-request-id']);
  expect(seen).toHaveLength(1);
  expect(new Set(ids).size).toBe(3);
  ids.forEach((id) => expect(id).toMatch(/^[\da-f]{32}$/));
});

test('a stale page is served while instances fail and while it is fetched again', async () => {
  extra = { 'cache-control': 's-maxage=1' };
  const cached = (await ask('/stale')).body;
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  for (const bad of [500, 503]) {
    status = bad;
    const answer = await ask('/stale');
    expect([answer.status, answer.body]).toEqual([200, cached]);
  }
});

test('without instances and cached page, an error page is served and not cached', async () => {
  const { status: answered, headers, body } = await ask('/hangs-up');
  expect(answered).toBe(503);
  expect(body).toContain('reload the page');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['retry-after']).toBe('30');
});

test('the pages of operations are not public, however they are spelt', async () => {
  for (const path of [
    '/metrics',
    '/metrics/',
    '/METRICS',
    '/%6detrics',
    '//metrics',
    '/status?token=x',
    '/status/x',
    '/readyz',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect(seen).toEqual([]);
});

test('a long policy and a long address pass, and a long address is not cached', async () => {
  extra = { 'content-security-policy': `script-src ${"'sha256-0123456789' ".repeat(1_000)}` };
  expect((await ask('/long-policy')).status).toBe(200);
  extra = {};
  const path = `/long?rate=${'9'.repeat(100_000)}`;
  expect((await ask(path)).body).toBe('answer 2');
  expect((await ask(path)).body).toBe('answer 3');
});

test('what comes uncompressed and is worth it is compressed, and says that it varies', async () => {
  const big = createServer((_, response) => {
    response.writeHead(200, { ...GOOD, 'content-type': 'application/javascript' });
    response.end('const a = 1;\n'.repeat(1_000));
  });
  await new Promise<void>((resolve) => big.listen(0, '127.0.0.1', resolve));
  const { port } = big.address() as AddressInfo;
  const other = await startFront({ port: await freePort(), sites: [port, port] });
  const response = await fetch(`${other.origin}/file.js`, {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect((await response.text()).length).toBe(13_000);
  await other.stop();
  big.close();
  big.closeAllConnections();
});

/** What every answer of nginx itself carries. */
const OWN_HEADERS = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'cache-control': 'no-store',
  'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
};

test('nginx’s own errors carry the site’s headers, and are JSON for the API', async () => {
  const long = { 'content-length': String(1024 * 1024) };
  for (const [path, headers, method, expected] of [
    ['/metrics', {}, 'GET', 404],
    ['/contact', long, 'POST', 413],
    ['/hangs-up', {}, 'GET', 503],
  ] as const) {
    const page = await ask(path, headers, method);
    expect(page.status, path).toBe(expected);
    expect(page.headers).toMatchObject({
      ...OWN_HEADERS,
      'content-type': expect.stringMatching(/^text\/html/),
    });
    expect(page.body).toContain('<h1>');
  }
  const answer = await ask('/api/enquiries/contact', long, 'POST');
  expect(answer.status).toBe(413);
  expect(answer.headers).toMatchObject(OWN_HEADERS);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(answer.body)).toHaveProperty('error');
});

test('one address can’t ask for files without end', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3_000 }, (_, at) => ask(`/_next/static/${at}.js`)),
  );
  const rejected = answers.filter((one) => one.status === 429);
  expect(rejected.length).toBeGreaterThan(100);
  expect(rejected[0]?.headers).toMatchObject(OWN_HEADERS);
});

test('one address can’t post without end', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => ask('/flood', {}, 'POST').then((answer) => answer.status)),
  );
  expect(answers.filter((one) => one === 429).length).toBeGreaterThan(20);
});
