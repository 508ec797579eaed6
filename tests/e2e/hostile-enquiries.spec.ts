import { expect, test } from 'playwright/test';

import { ENQUIRIES } from '../../lib/enquiries/kinds';
import { startSite } from '../support/site';

import { ANSWERS, newFolder, postForm, siteOfForms } from './enquiry-forms';

const { site, stored } = siteOfForms();

test('hostile posts get a clear 4xx without a stack trace', async () => {
  const address = `${site().origin}/api/enquiries/call-back`;
  const json = { 'Content-Type': 'application/json' };
  const script = '<script>alert(1)</script>';
  const everywhere = JSON.stringify(
    Object.fromEntries(ENQUIRIES['call-back'].fields.map(({ name }) => [name, script])),
  );
  const before = (await stored()).length;
  const cases: [RequestInit & { kind?: string }, number][] = [
    [{ body: everywhere, headers: json }, 422],
    [{ body: '{"name":["a","b"]}', headers: json }, 422],
    [{ body: JSON.stringify({ name: 'a'.repeat(1_000_000) }), headers: json }, 413],
    [{ body: 'a', headers: { 'Content-Type': 'text/plain' } }, 415],
    [{ body: new URLSearchParams({ name: 'Asha Rao' }) }, 415],
    [{ body: '{', headers: json }, 400],
    [{ body: everywhere, headers: { ...json, Origin: 'https://evil.example' } }, 403],
    [{ body: everywhere, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } }, 403],
    [{ body: everywhere, headers: json, kind: 'nothing' }, 404],
    [{ method: 'PUT', body: everywhere, headers: json }, 405],
    [{ method: 'GET' }, 405],
    [{ method: 'DELETE' }, 405],
  ];
  for (const [{ kind, ...init }, status] of cases) {
    const target = kind ? `${site().origin}/api/enquiries/${kind}` : address;
    const response = await fetch(target, { method: 'POST', redirect: 'manual', ...init });
    const text = await response.text();
    expect(response.status, JSON.stringify(init).slice(0, 90)).toBe(status);
    expect(text).not.toContain(script);
    expect(text).not.toMatch(/^\s+at .+:\d+:\d+|node_modules/m);
    if (status === 405) expect(response.headers.get('allow')).toContain('POST');
  }
  expect((await stored()).length).toBe(before);
});

test('hostile posts to the page of a form are not accepted', async () => {
  const right = { ...ANSWERS, subject: 'Research', time: 'Any time', consent: 'yes' };
  const before = (await stored()).length;
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const response = await postForm(site().origin, 'call-back', right, headers);
    const html = await response.text();
    expect(response.headers.get('location')).toBeNull();
    expect(html).not.toContain('value="Asha Rao"');
    expect(html).not.toMatch(/^\s+at .+:\d+:\d+|node_modules/m);
  }
  const long = await postForm(site().origin, 'call-back', { ...right, name: 'a'.repeat(40_000) });
  expect(long.headers.get('location')).toBeNull();
  expect((await stored()).length).toBe(before);
  expect((await postForm(site().origin, 'call-back', right)).status).toBe(303);
});

test('a form that is shown again is not cached and runs no injected script', async () => {
  const name = '"><img src=x onerror=alert(1)>';
  const response = await postForm(site().origin, 'call-back', { name });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Mobile number is blank.');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(html).not.toContain('<img src=x');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('no log line and no output contains any input', async () => {
  const right = { ...ANSWERS, subject: 'Research', time: 'Any time', consent: 'yes' };
  expect((await postForm(site().origin, 'call-back', right)).status).toBe(303);
  await expect.poll(() => site().output()).toContain('an enquiry is received');
  // The mobile number whole: five digits of it can stand in the time of a log line.
  const input = /Asha|98200 ?00000|asha@example|Nashik|bonds|nobody called/;
  expect(site().output()).not.toMatch(input);
});

test('a burst over the rate gets 429', async () => {
  const own = await startSite({ DATA_DIR: newFolder(), ENQUIRY_RATE: '5' });
  const burst = (number: number) =>
    Promise.all(
      Array.from({ length: number }, async () => {
        const response = await fetch(`${own.origin}/api/enquiries/call-back`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'a'.repeat(20_000) }),
        });
        await response.arrayBuffer();
        return response;
      }),
    );
  // As many at once as may wait for their turn; of more, some would get 503 before they are counted.
  const responses: Response[] = [];
  for (let count = 0; count < 5; count += 1) responses.push(...(await burst(100)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(495);
  const rejected = responses.find(({ status }) => status === 429);
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
  // A form without JavaScript is shown again whole, with the reason.
  const html = await (await postForm(own.origin, 'call-back', { name: 'Asha Rao' })).text();
  expect(html).toContain('Wait a minute and send it again.');
  expect(html).toContain('value="Asha Rao"');
  await own.stop();
});
