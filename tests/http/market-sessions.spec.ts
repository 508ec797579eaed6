/** Market pages at addresses with a day, and at those that have moved or never were. */
import { type APIRequestContext, expect, test } from 'playwright/test';

import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { factsOf } from '../support/crawl/facts';
import { textIn } from '../support/html';

import { mainOf } from './tables';

const DATED = [
  ...MARKET_LISTS.map(({ path }) => path),
  '/derivatives/option-chain',
  '/derivatives/ban-list',
  '/derivatives/participants',
];

const MISSING = [
  '/markets/nothing',
  '/indices/nothing',
  '/markets/files/nothing.csv',
  '/derivatives/option-chain/nobody',
  '/derivatives/option-chain/nifty/more',
];

const MOVED = [
  ['/equity?list=gainers', '/markets/gainers'],
  ['/equity?list=52-week-high', '/markets/52-week-highs'],
  ['/equity?list=value', '/markets/most-active-value'],
  ['/indices/bank-nifty', '/indices/nifty-bank'],
  ['/derivatives/option-chain/NIFTY', '/derivatives/option-chain/nifty'],
] as const;

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect([address, response.status()]).toEqual([address, 200]);
  return response.text();
}

test('each list shows an earlier session, kept out of search engines', async ({ request }) => {
  for (const path of DATED) {
    const html = await htmlOf(request, `${path}?on=2026-11-18`);
    const { isIndexable, canonical } = factsOf(html);
    expect(textIn(mainOf(html))).toContain('As of 18 Nov 2026');
    expect([path, isIndexable, canonical]).toEqual([path, false, '']);
  }
});

test('a day that cannot be read, or had no session, is said to be so', async ({ request }) => {
  for (const path of ['/markets/gainers', '/derivatives/ban-list']) {
    const wrong = await htmlOf(request, `${path}?on=18-11-2026`);
    expect(textIn(mainOf(wrong))).toContain('“18-11-2026” is no day that this list can have.');
    const closed = await htmlOf(request, `${path}?on=2026-11-15`);
    expect(textIn(mainOf(closed))).toContain('There is nothing for 15 Nov 2026');
  }
});

test('unknown lists and indices are not found; old addresses have moved for good', async ({
  request,
}) => {
  for (const path of MISSING) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const [from, to] of MOVED) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 308, to]);
  }
});
