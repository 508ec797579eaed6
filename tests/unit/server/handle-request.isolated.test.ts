/** The way of a request through the server, in front of a handler of a few lines in Next.js' place. */
import { blockedScripts } from '@/tests/support/policy';

import { front, get, startFront } from './front';

startFront();

test('a fresh page reaches Next.js once, however often it is asked for', async () => {
  for (let at = 0; at < 6; at += 1) {
    const { response, body, policy } = await get('/page', { 'accept-encoding': 'br' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('s-maxage=');
    expect(body).not.toContain('nonce');
    expect(blockedScripts(body, policy)).toEqual([]);
  }
  expect(front.reached['/page']).toBe(1);
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
  expect(front.reached['/gone']).toBe(1);
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
  const path = `/companies/unknown-${front.turn}`;
  const ask = () => fetch(front.origin + path);
  const all = await Promise.all([ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual([404, 404]);
  expect(front.reached).toEqual({ '/missing': 1 });
  expect(front.seen['x-site-address']).toBe(path);
});

test.each(['/google123.html', '/verify.php', '/notes.txt', '/new-handler', '/new/handler'])(
  'a file or a route that no list names reaches Next.js: %s',
  async (path) => {
    expect((await fetch(front.origin + path)).status).toBe(200);
    expect(front.reached).toEqual({ [path]: 1 });
  },
);

test.each([
  ['/companies/A', '/companies/a'],
  ['//equity/?exchange=n%20s', '/equity?exchange=n%20s'],
  ['/research/rss.xml?from=mail', '/feeds/research.xml?from=mail'],
])('%s is redirected to %s without a rendering', async (path, target) => {
  const response = await fetch(front.origin + path, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, target]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toBe('');
  expect(front.reached).toEqual({});
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

test('the ETag depends on what a visitor sees, not on the data for hydration', async () => {
  const etagOf = async (path: string) => (await get(path)).response.headers.get('etag');
  const first = await etagOf('/page?a');
  front.data = 'other data';
  expect(await etagOf('/page?b')).toBe(first);
  front.text = 'two ';
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
  expect(JSON.stringify(front.seen)).not.toMatch(/poison|6\.6\.6\.6|rewrite/);
});

test('a hundred at once get the same bytes', async () => {
  const all = await Promise.all(
    Array.from({ length: 100 }, () => get('/page', { 'accept-encoding': 'br' })),
  );
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(new Set(all.map(({ policy }) => policy)).size).toBe(1);
  expect(front.reached['/page']).toBe(1);
});

test('wrong tokens count from this machine too: after ten in a minute none is looked at', async () => {
  const say = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${front.origin}/status`, { headers })).status;
  };
  for (let at = 0; at < 10; at += 1) expect(await say(`wrong-${at}`)).not.toBe(429);
  expect([await say('wrong-11'), await say('wrong-12')]).toEqual([429, 429]);
  expect((await fetch(`${front.origin}/healthz`)).status).toBe(200);
});

describe('while the renderer is down', () => {
  beforeAll(async () => {
    front.text = 'The page of a site that is down ';
    await front.prepare();
  });

  test('a page that has been rendered is sent, and says that it is stale', async () => {
    const clock = jest.spyOn(performance, 'now');
    const path = '/page';
    await get(path);
    front.renderer.close();
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
