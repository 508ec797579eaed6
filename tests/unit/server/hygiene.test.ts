import { dropInternalHeaders, refusalOf } from '@/server/request/hygiene';
import { RATES, rateOf, secondsToWait } from '@/server/request/rates';

test('what only insiders may say is dropped, and nothing else', () => {
  const headers: Record<string, string> = {
    'x-middleware-subrequest': 'proxy:proxy',
    'x-middleware-rewrite': '/unavailable',
    'x-nextjs-data': '1',
    'x-next-cache-tags': 'a',
    'x-now-route-matches': '1=a',
    'x-matched-path': '/status',
    'x-invoke-path': '/status',
    'x-prerender-revalidate': 'secret',
    'x-site-client': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'next-action': 'abc',
    'next-resume': '1',
    forwarded: 'for=6.6.6.6',
    host: 'localhost',
    rsc: '1',
    'next-router-state-tree': '%5B%5D',
    'next-router-prefetch': '1',
    'next-url': '/',
    accept: '*/*',
    cookie: 'a=b',
  };
  dropInternalHeaders(headers);
  expect(Object.keys(headers)).toEqual([
    'host',
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'accept',
    'cookie',
  ]);
});

describe('what is not even looked at', () => {
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
  ])('%s %s: %s', (method, path, status) => {
    expect(refusalOf(method, path, {})?.status ?? null).toBe(status);
  });

  test('a method that is not taken comes with those that are', () => {
    expect(refusalOf('POST', '/', {})?.headers).toEqual({ Allow: 'GET, HEAD' });
    expect(refusalOf('PUT', '/api/quotes', {})?.headers).toEqual({ Allow: 'GET, HEAD, POST' });
  });

  test('a body that says it is huge', () => {
    const headers = { 'content-length': String(2 * 1024 * 1024) };
    expect(refusalOf('POST', '/api/enquiries/call-back', headers)?.status).toBe(413);
  });
});

describe('limits', () => {
  test('the first row that fits counts; pages at rest have none', () => {
    expect(rateOf('/search')?.path).toBe('/search');
    expect(rateOf('/search-engines')).toBeUndefined();
    expect(rateOf('/api/quotes')?.path).toBe('/api/quotes');
    expect(rateOf('/api/enquiries/call-back')?.path).toBe('/api/');
    expect(rateOf('/')).toBeUndefined();
  });

  test('one too many in a minute waits; another visitor does not', async () => {
    const { perMinute } = RATES[0] ?? { perMinute: 0 };
    for (let at = 0; at < perMinute; at += 1) {
      expect(await secondsToWait('/search', '203.0.113.7')).toBeNull();
    }
    const wait = await secondsToWait('/search', '203.0.113.7');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await secondsToWait('/search', '203.0.113.8')).toBeNull();
    expect(await secondsToWait('/about-us', '203.0.113.7')).toBeNull();
  });

  test('this machine itself is not counted', async () => {
    for (let at = 0; at < 200; at += 1)
      expect(await secondsToWait('/search', '127.0.0.1')).toBeNull();
  });
});
