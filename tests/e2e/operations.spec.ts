import { expect, test } from 'playwright/test';

import { startSite } from '../support/site';
import { sitesOfEachTest } from '../support/sites';

const start = sitesOfEachTest();

test('the rate limit stops one visitor and not the next one', async () => {
  const site = await start({ TRUST_PROXY: '1' });
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
  const token = 'a-token-of-the-tests';
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/status', { headers })).status()).toBe(404);
  const open = await start({ STATUS_TOKEN: token, LOG_LEVEL: 'debug' });
  for (const path of ['/status', '/metrics', '/status?token=wrong', `/metrics?token=${token}`]) {
    expect((await fetch(open.origin + path)).status, path).toBe(404);
  }
  await (await fetch(`${open.origin}/`)).text();
  const page = await fetch(`${open.origin}/status`, { headers });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toMatch(/<th scope="row">indexQuotes<\/th><td>embedded \(feed\)<\/td>/);
  const metrics = await fetch(`${open.origin}/metrics`, { headers });
  const text = await metrics.text();
  expect(text).toMatch(
    /site_requests_total\{page_type="home",method="GET",status="200",process="front"\} 1/,
  );
  expect(text).toMatch(
    /site_provider_calls_total\{call="indexQuotes",result="ok",process="renderer-1"\} \d/,
  );
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="front"\}/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="renderer-1"\}/);
  expect(text).toMatch(/site_renderer_up\{renderer="1",process="front"\} 1/);
  expect(text).toMatch(/site_enquiries_pending\{process="renderer-1"\} \d/);
  expect(text).toMatch(/site_lane_requests\{lane="page",state="running",process="front"\} \d/);
  expect(html).toMatch(/<th scope="row">Renderer 1<\/th><td>takes requests<\/td>/);
  expect(open.output()).not.toContain(token);
  expect(open.output()).not.toContain('127.0.0.1');
});

test('after ten wrong tokens in a minute even the right one is refused to that visitor', async () => {
  const token = 'a-token-of-the-tests';
  const site = await start({ STATUS_TOKEN: token, TRUST_PROXY: '1' });
  const status = async (said: string, visitor: string) => {
    const headers = { authorization: `Bearer ${said}`, 'x-forwarded-for': visitor };
    return (await fetch(`${site.origin}/metrics`, { headers })).status;
  };
  for (let at = 0; at < 10; at += 1) expect(await status(`wrong-${at}`, '203.0.113.7')).toBe(404);
  expect(await status(token, '203.0.113.7')).toBe(429);
  expect(await status(token, '203.0.113.8')).toBe(200);
});

test('a stopping server becomes unready first, and finishes requests in flight', async () => {
  const site = await startSite({});
  const ready = async () => (await fetch(`${site.origin}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  const stopped = site.stop();
  await expect.poll(ready, { intervals: [50] }).toBe(503);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${site.origin}/readyz`)).rejects.toThrow();
});
