import { expect, test } from 'playwright/test';

import { type Site, startSite } from '../support/site';

const TOKEN = 'a-token-of-the-tests';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** One server for all of them, with each visitor by an address of its own. */
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    SITE_URL: 'https://www.example.in',
    TRUST_PROXY: '1',
    STATUS_TOKEN: TOKEN,
    LOG_LEVEL: 'debug',
  });
});
test.afterAll(() => site.stop());

test('every response has the security headers, including errors and redirects', async () => {
  const answers = [
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['GET', '/search?q=bank', 200],
    ['GET', '/nothing-here', 404],
    ['GET', '/company-information/nobody-limited', 404],
    ['GET', '/unavailable', 503],
    ['GET', '/company-information/RELIANCE-INDUSTRIES-LIMITED', 308],
    ['GET', '/product-and-offerings/assets-classes/stocks', 308],
    ['GET', '//about-us', 308],
    ['GET', '/%', 400],
    ['POST', '/', 405],
    ['GET', `/${'a'.repeat(3_000)}`, 414],
  ] as const;
  for (const [method, path, status] of answers) {
    const response = await fetch(site.origin + path, { method, redirect: 'manual' });
    const { headers } = response;
    await response.arrayBuffer();
    const what = `${method} ${path.slice(0, 60)}`;
    expect([what, response.status]).toEqual([what, status]);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect([what, name, headers.get(name)]).toEqual([what, name, value]);
    }
    expect(headers.get('strict-transport-security'), what).toBe('max-age=63072000');
    expect(headers.get('permissions-policy'), what).toContain('geolocation=(self)');
    expect(headers.get('x-request-id'), what).toMatch(/^[\w-]{36}$/);
    if (!headers.get('content-type')?.startsWith('text/html')) continue;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, what).toContain("default-src 'none'");
    expect(policy, what).toContain("frame-ancestors 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), what).not.toContain('unsafe-');
  }
});

test('a file has each security header once', async () => {
  const { headers } = await fetch(`${site.origin}/sitemap.xml`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('the rate limit stops one visitor and not the next one', async () => {
  const search = (client: string) =>
    fetch(`${site.origin}/search?q=a`, { headers: { 'x-forwarded-for': client } });
  const statuses: number[] = [];
  for (let at = 0; at < 125; at += 1) {
    const response = await search('203.0.113.7');
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  const refused = await search('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await search('203.0.113.8')).status).toBe(200);
});

test('without its token the status page gets 404; with it, it lists every call and its age', async ({
  request,
}) => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const metrics = async () => (await fetch(`${site.origin}/metrics`, { headers })).text();
  const HOME =
    /site_requests_total\{page_type="home",method="GET",status="200",process="front"\} (\d+)/;
  const homeRequests = (text: string) => Number(HOME.exec(text)?.[1] ?? 0);
  expect((await request.get('/status', { headers })).status()).toBe(404);
  for (const path of ['/status', '/metrics', '/status?token=wrong', `/metrics?token=${TOKEN}`]) {
    expect((await fetch(site.origin + path)).status, path).toBe(404);
  }
  const before = homeRequests(await metrics());
  await (await fetch(`${site.origin}/`)).text();
  const page = await fetch(`${site.origin}/status`, { headers });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toMatch(/<th scope="row">indexQuotes<\/th><td>embedded \(feed\)<\/td>/);
  const text = await metrics();
  expect(homeRequests(text)).toBe(before + 1);
  expect(text).toMatch(
    /site_provider_calls_total\{call="indexQuotes",result="ok",process="renderer-1"\} \d/,
  );
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="front"\}/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="renderer-1"\}/);
  expect(text).toMatch(/site_renderer_up\{renderer="1",process="front"\} 1/);
  expect(text).toMatch(/site_enquiries_pending\{process="renderer-1"\} \d/);
  expect(text).toMatch(/site_lane_requests\{lane="page",state="running",process="front"\} \d/);
  expect(html).toMatch(/<th scope="row">Renderer 1<\/th><td>takes requests<\/td>/);
  expect(site.output()).not.toContain(TOKEN);
  expect(site.output()).not.toContain('127.0.0.1');
});

test('after ten wrong tokens in a minute even the right one is refused to that network', async () => {
  const status = async (said: string, visitor: string) => {
    const headers = { authorization: `Bearer ${said}`, 'x-forwarded-for': visitor };
    return (await fetch(`${site.origin}/metrics`, { headers })).status;
  };
  for (let at = 0; at < 10; at += 1) expect(await status(`wrong-${at}`, '198.51.100.7')).toBe(404);
  expect(await status(TOKEN, '198.51.100.7')).toBe(429);
  expect(await status(TOKEN, '198.51.100.8')).toBe(429);
  expect(await status(TOKEN, '203.0.113.8')).toBe(200);
});

test('a stopping server becomes unready first, and finishes requests in flight', async () => {
  const own = await startSite({});
  const ready = async () => (await fetch(`${own.origin}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  expect((await fetch(`${own.origin}/healthz`)).status).toBe(200);
  const stopped = own.stop();
  await expect.poll(ready, { intervals: [50] }).toBe(503);
  expect((await fetch(`${own.origin}/`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${own.origin}/readyz`)).rejects.toThrow();
});
