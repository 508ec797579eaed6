import { isFormPage } from '@/lib/enquiries/form-pages';
import { renderHeaders } from '@/server/renderer-pool/ask';
import { RATES, rateOf, secondsToWait } from '@/server/rate-limits';
import { type RequestHead, rejectionOf } from '@/server/validation';

const head = (
  method: string,
  fields: readonly (readonly [string, string])[] = [],
): RequestHead => ({
  method,
  httpVersion: '1.1',
  headers: Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value])),
  rawHeaders: [['Host', 'localhost'], ...fields].flat(),
});

test('of a visitor’s headers only those of Next.js’ router change a rendering', () => {
  const headers = {
    'content-security-policy': "script-src 'nonce-poison'",
    'x-middleware-subrequest': 'proxy:proxy',
    'x-nextjs-data': '1',
    'x-forwarded-host': 'evil.example',
    'next-action': 'abc',
    'user-agent': 'a',
    cookie: 'a=b',
    host: 'evil.example',
    'next-router-state-tree': '%5B%5D',
    'next-router-prefetch': '1',
    'next-url': '/',
  };
  expect(renderHeaders(headers)).toEqual({});
  expect(renderHeaders({ ...headers, rsc: '1' })).toEqual({
    rsc: '1',
    'next-router-state-tree': '%5B%5D',
    'next-router-prefetch': '1',
    'next-url': '/',
  });
});

test.each([
  [{ rsc: '1' }, null],
  [{ rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', 'next-url': '/equity' }, null],
  [{ rsc: '1', 'next-router-state-tree': 'garbage' }, 400],
  [{ rsc: '1', 'next-router-state-tree': '%E0' }, 400],
  [{ rsc: '1', 'next-router-state-tree': '__proto__' }, 400],
  [{ rsc: '1', 'next-router-state-tree': `[${'1,'.repeat(5_000)}1]` }, 400],
  [{ rsc: '1', 'next-url': 'https://evil.example/' }, 400],
  [{ rsc: '1', 'next-url': '//evil.example/' }, 400],
  [{ 'next-router-state-tree': 'garbage' }, null],
])('the headers of Next.js’ router %j are answered with %s', (headers, status) => {
  const request = head('GET', Object.entries(headers));
  expect(rejectionOf(request, '/', '', false)?.status ?? null).toBe(status);
});

describe('validation', () => {
  test.each([
    ['GET', '/', null],
    ['HEAD', '/about-us', null],
    ['GET', '/company-information/mahindra-%26-mahindra-limited', null],
    ['GET', '/company-information/%E0%A4%AD', null],
    ['POST', '/api/enquiries/call-back', null],
    ['POST', '/franchisee', null],
    ['POST', '/', 405],
    ['PUT', '/api/quotes', 405],
    ['OPTIONS', '/', 405],
    ['GET', '/%', 400],
    ['GET', '/%E0%A4', 400],
    ['GET', '/a%00b', 400],
    ['GET', '/a%0d%0ab', 400],
    ['GET', '/a\\b', 400],
    ['GET', '/..%5c..%5cetc', 400],
    ['GET', 'http://elsewhere.example/', 400],
    ['GET', '*', 400],
    ['GET', `/${'a'.repeat(2_048)}`, 414],
    ['GET', '/a/../b', 400],
    ['GET', '/./a', 400],
    ['GET', '/a/%2e%2E/b', 400],
    ['GET', '/a/..', 400],
    ['GET', '/.well-known/security.txt', null],
    ['GET', '/_global-error', 404],
    ['GET', '/nonsense.rsc', 404],
    ['GET', '/equity.RSC', 404],
    ['GET', '/equity%2Ersc', 404],
    ['GET', '/internal/status.prefetch.rsc', 404],
    ['GET', '/equity.segments/_tree.segment.rsc', 404],
    ['GET', '/about.rsc-limited', null],
  ])('%s %s: %s', (method, path, status) => {
    const takesPosts = path.startsWith('/api/') || isFormPage(path);
    expect(rejectionOf(head(method), path, '', takesPosts)?.status ?? null).toBe(status);
  });

  test('a query of 100 kB is too long', () => {
    expect(rejectionOf(head('GET'), '/search', `?q=${'a'.repeat(100_000)}`, false)?.status).toBe(
      414,
    );
  });

  test('a rejected method comes with the allowed ones', () => {
    expect(rejectionOf(head('POST'), '/', '', false)?.headers).toEqual({ Allow: 'GET, HEAD' });
    expect(rejectionOf(head('PUT'), '/api/quotes', '', true)?.headers).toEqual({
      Allow: 'GET, HEAD, POST',
    });
  });

  test('a body that says it is huge', () => {
    const request = head('POST', [['Content-Length', String(2 * 1024 * 1024)]]);
    expect(rejectionOf(request, '/api/enquiries/call-back', '', true)?.status).toBe(413);
  });

  const many = Array.from({ length: 100 }, (_, at) => [`X-${at}`, '1'] as const);
  test.each([
    ['as many headers as are read', head('GET', many.slice(1)), undefined],
    ['more headers than are read', head('GET', many), 431],
    ['two hosts', head('GET', [['host', 'localhost']]), 400],
    ['no host', { ...head('GET'), rawHeaders: [] }, 400],
    ['no host in HTTP/1.0', { ...head('GET'), rawHeaders: [], httpVersion: '1.0' }, undefined],
    ['an announced body', head('GET', [['Expect', '100-continue']]), undefined],
    ['an unknown expectation', head('GET', [['Expect', 'tea']]), 417],
  ])('%s', (_what, request, status) => {
    expect(rejectionOf(request, '/', '', false)?.status).toBe(status);
  });
});

describe('limits', () => {
  test('the first row that matches counts, in any spelling; cached pages have none', () => {
    expect(rateOf('/search')?.path).toBe('/search');
    expect(rateOf('/SEARCH')?.path).toBe('/search');
    expect(rateOf('/%73earch')?.path).toBe('/search');
    for (const path of ['/search/', '//search', '/Search//', '/search%2F', '/\\search']) {
      expect(rateOf(path)?.path).toBe('/search');
    }
    expect(rateOf('/search-engines')).toBeUndefined();
    expect(rateOf('/api/quotes')?.path).toBe('/api/quotes');
    expect(rateOf('/api/enquiries/call-back')?.path).toBe('/api/');
    expect(rateOf('/')).toBeUndefined();
  });

  test('one too many in a minute waits; another visitor does not', async () => {
    const { perMinute } = RATES[0] ?? { perMinute: 0 };
    for (let at = 0; at < perMinute; at += 1) {
      expect(
        await secondsToWait('/search', { address: '203.0.113.7', isLimited: true }),
      ).toBeNull();
    }
    const wait = await secondsToWait('/search', { address: '203.0.113.7', isLimited: true });
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await secondsToWait('/search', { address: '203.0.113.8', isLimited: true })).toBeNull();
    expect(
      await secondsToWait('/about-us', { address: '203.0.113.7', isLimited: true }),
    ).toBeNull();
  });

  test('a network of many visitors is ten of them', async () => {
    const { perMinute } = RATES[0] ?? { perMinute: 0 };
    const ask = (at: number) =>
      secondsToWait('/search', { address: `2001:db8:5:${at.toString(16)}::1`, isLimited: true });
    for (let at = 0; at < 10 * perMinute; at += 1) expect(await ask(at)).toBeNull();
    expect(await ask(10 * perMinute)).toBeGreaterThan(0);
  });

  test('this machine itself is not counted', async () => {
    for (let at = 0; at < 200; at += 1)
      expect(await secondsToWait('/search', { address: '127.0.0.1', isLimited: false })).toBeNull();
  });
});
