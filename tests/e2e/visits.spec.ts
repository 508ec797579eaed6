import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { startSite } from '../support/site';

const TOKEN = 'a-token-of-the-tests';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('visits are counted by classes alone, and the counts need the token', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-visits-'));
  const site = await startSite({ DATA_DIR: folder, STATUS_TOKEN: TOKEN });
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(site.origin + address, {
      headers: { 'user-agent': BROWSER, ...headers },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  for (let at = 0; at < 6; at += 1) await get('/', { referer: 'https://www.google.com/' });
  await get('/open-account', { referer: `${site.origin}/` });
  await get('/open-account', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await get('/no-such-page');
  const sent = await fetch(`${site.origin}/api/enquiries/account`, {
    method: 'POST',
    headers: { 'user-agent': BROWSER, 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({
      name: 'Asha Rao',
      mobile: '98200 00000',
      pincode: '422001',
      consent: 'yes',
    }),
  });
  expect(sent.status).toBe(201);
  expect((await get('/status/visits.csv')).status).toBe(404);
  const file = await get('/status/visits.csv', { authorization: `Bearer ${TOKEN}` });
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect(file.headers.get('set-cookie')).toBeNull();
  // The current day is not shown.
  expect(file.text.trim()).toBe('Day,Counted,Page type or form,Source,Count');
  await site.stop();
  const [name = ''] = readdirSync(path.join(folder, 'visits'));
  const kept = readFileSync(path.join(folder, 'visits', name), 'utf8');
  expect(JSON.parse(kept)).toEqual({
    views: { 'home search': 6, 'support own': 1 },
    forms: { 'account begun': 1, 'account sent': 1 },
  });
});
