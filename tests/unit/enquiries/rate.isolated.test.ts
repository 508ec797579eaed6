import { startFresh, temporaryFolder } from '../../support/fresh-site';

import { form, GOOD, site } from './support';

test('a client over the rate is rejected; others are not', async () => {
  const { postJson } = await site({ ENQUIRY_RATE: '3' });
  const from = (client: string) => postJson(GOOD, { 'x-site-client': client });
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const rejected = await from('203.0.113.7');
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await from('203.0.113.8')).status).toBe(201);
});

test.each([
  ['an IPv6 /48', (at: number) => `2001:db8:7:${at}::1`, '2001:db8:8::1'],
  ['an IPv4 /24', (at: number) => `203.0.113.${at}`, '203.0.114.1'],
])('%s is ten visitors, however many it says it is', async (_what, addressOf, other) => {
  const { postJson } = await site({ ENQUIRY_RATE: '1' });
  const from = async (client: string) => (await postJson(GOOD, { 'x-site-client': client })).status;
  for (let at = 0; at < 10; at += 1) expect(await from(addressOf(at))).toBe(201);
  for (let at = 10; at < 20; at += 1) expect(await from(addressOf(at))).toBe(429);
  expect(await from(other)).toBe(201);
});

test('a form over the rate is shown again with all values', async () => {
  const { postForm, postJson, pendingEnquiries } = await site({ ENQUIRY_RATE: '1' });
  expect((await postJson(GOOD)).status).toBe(201);
  const { state } = await postForm(form(GOOD));
  expect(state?.problem).toContain('Wait a minute and send it again.');
  expect(state?.values.name).toBe('Asha Rao');
  expect(await pendingEnquiries()).toBe(1);
});

test('while the shared rate limiter is unreachable, each instance counts alone', async () => {
  const engines: Record<string, string>[] = [
    { REDIS_URL: 'redis://127.0.0.1:1' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
  ];
  for (const variable of engines) {
    startFresh({ DATA_DIR: temporaryFolder(), ENQUIRY_RATE: '2', ...variable });
    const { closeLimiters, countPost } = await import('@/lib/enquiries/rate');
    const headers = new Headers();
    expect([await countPost(headers), await countPost(headers)]).toEqual([0, 0]);
    expect(await countPost(headers)).toBeGreaterThan(0);
    await closeLimiters();
  }
});
