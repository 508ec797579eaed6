import { expect, type Page, test } from 'playwright/test';

import { MARKET_LISTS } from '../../lib/markets/lists/table';
import { expectOne } from '../support/in-head';

const BOARDS = [
  { path: '/indices', heading: 'Stock market indices' },
  { path: '/sectors', heading: 'Sectors of the market' },
  { path: '/etfs', heading: 'Exchange-traded funds on NSE' },
  { path: '/corporate-actions', heading: 'Corporate actions' },
  { path: '/results-calendar', heading: 'Results calendar' },
  { path: '/derivatives/option-chain', heading: 'Option chains at the close' },
  { path: '/derivatives/ban-list', heading: 'F&O ban list' },
  { path: '/derivatives/participants', heading: 'Derivatives by participant' },
  { path: '/derivatives/lot-sizes', heading: 'Lot sizes of derivatives' },
  { path: '/indices/nifty-50', heading: 'Nifty 50' },
] as const;

const LISTS = MARKET_LISTS.map(({ path, title }) => ({ path, heading: title }));
const DATED = [
  ...LISTS.map(({ path }) => path),
  '/derivatives/option-chain',
  '/derivatives/ban-list',
  '/derivatives/participants',
];

/** First cells of the rows after the header: the file's, and those of its table by the same words. */
async function expectSameRows(page: Page, href: string): Promise<void> {
  const response = await page.request.get(href);
  expect(response.status()).toBe(200);
  const lines = (await response.text()).trim().split('\r\n');
  const link = await page.locator(`a[href="${href}"]`).textContent();
  const caption = (link ?? '').replace('Download CSV: ', '');
  const table = page
    .locator('table')
    .filter({ has: page.locator('caption', { hasText: caption }) });
  const names = await table.locator('tbody th').allTextContents();
  expect(lines).toHaveLength(names.length + 1);
  lines.slice(1).forEach((line, at) => {
    const first = (/^"((?:[^"]|"")*)"|^[^,]*/.exec(line)?.[0] ?? '').replace(/^"|"$/g, '');
    expect(names[at]).toContain(first.replaceAll('""', '"'));
  });
}

for (const { path, heading } of [...LISTS, ...BOARDS]) {
  test(`${path} has its heading, a finding, and files equal to its tables`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('main h2').first()).not.toBeEmpty();
    await expect(page.locator('main').getByText('Sample data').first()).toBeVisible();
    const files = await page
      .locator('main a[download]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThan(0);
    for (const href of files) await expectSameRows(page, href);
  });
}

for (const path of DATED) {
  test(`${path} shows an earlier session, kept out of search engines`, async ({ page }) => {
    await page.goto(`${path}?on=2026-11-18`);
    await expect(page.locator('main').getByText('As of 18 Nov 2026')).toBeVisible();
    await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
  });
}

test('a day that cannot be read, or had no session, is said to be so', async ({ page }) => {
  for (const path of ['/markets/gainers', '/derivatives/ban-list']) {
    const response = await page.goto(`${path}?on=18-11-2026`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('“18-11-2026” is no day that this list can have.')).toBeVisible();
    await page.goto(`${path}?on=2026-11-15`);
    await expect(page.getByText('There is nothing for 15 Nov 2026')).toBeVisible();
  }
});

test('the date field leads to its session', async ({ page }) => {
  await page.goto('/markets/gainers');
  await page.getByLabel('Another day').fill('2026-11-17');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\?on=2026-11-17$/);
  await expect(page.locator('main').getByText('As of 17 Nov 2026')).toBeVisible();
});

test('unknown lists and indices are not found; old addresses have moved for good', async ({
  request,
}) => {
  const missing = ['/markets/nothing', '/indices/nothing', '/markets/files/nothing.csv'];
  const chains = ['/derivatives/option-chain/nobody', '/derivatives/option-chain/nifty/more'];
  for (const path of [...missing, ...chains]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const moved = [
    ['/equity?list=gainers', '/markets/gainers'],
    ['/equity?list=52-week-high', '/markets/52-week-highs'],
    ['/equity?list=value', '/markets/most-active-value'],
    ['/indices/bank-nifty', '/indices/nifty-bank'],
    ['/derivatives/option-chain/NIFTY', '/derivatives/option-chain/nifty'],
  ] as const;
  for (const [from, to] of moved) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 308, to]);
  }
});

test('an option chain has an address for each expiry, and all strikes in its file', async ({
  page,
}) => {
  await page.goto('/derivatives/option-chain/reliance');
  const tables = page.locator('main #chain table');
  await expect(tables).toHaveCount(2);
  expect(await tables.first().locator('tbody tr').count()).toBe(41);
  // The sample's figures are made up.
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  const nav = page.getByRole('navigation', { name: 'Expiries' });
  await nav.getByRole('link', { name: '29 Dec 2026' }).click();
  await expect(page).toHaveURL(/\/reliance\?expiry=2026-12-29$/);
  await expect(nav.locator('[aria-current]')).toHaveText('29 Dec 2026');
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  const file = await page.request.get(
    '/derivatives/option-chain/reliance/chain.csv?expiry=2026-12-29',
  );
  expect((await file.text()).trim().split('\r\n')).toHaveLength(54);
  await page.goto('/derivatives/option-chain/reliance?expiry=2026-12-30');
  await expect(page.getByText('No option of RELIANCE that ends on “2026-12-30”')).toBeVisible();
});

test('the page of holidays names the next one and offers calendars', async ({ page }) => {
  await page.goto('/market-holidays');
  await expect(page.getByRole('row', { name: /25 Dec 2026 Friday Christmas/ })).toBeVisible();
  const calendar = await page.request.get('/market-holidays.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
