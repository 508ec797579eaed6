import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';

const PRICES = '**/watchlist/prices.json';

const list = (page: Page) => page.locator('#list tbody tr');

/** Puts the company of the sample page on the list. */
async function watch(page: Page): Promise<void> {
  await page.goto(EXAMPLES.company);
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByRole('button', { name: 'Watch' })).toHaveAttribute('aria-pressed', 'true');
}

test('what is watched survives a reload and is never sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await watch(page);
  // The company's page asks for its own price until it has been left.
  await page.goto('about:blank');
  const visited = asked.length;
  await page.goto('/watchlist');
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText('Reliance');
  await expect(list(page)).toContainText('₹');
  await page.getByLabel('Company, ETF or index').fill('TCS');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(list(page)).toHaveCount(2);
  await list(page).last().getByText('Add a note').click();
  await list(page).last().getByLabel('Note').fill('a secret note');
  await page.getByLabel('Company, ETF or index').focus();
  await page.reload();
  await expect(list(page)).toHaveCount(2);
  await expect(list(page).last().getByText('a secret note')).toBeVisible();
  const own = asked.slice(visited).join('\n');
  expect(own).toContain('/watchlist/prices.json');
  expect(own).not.toMatch(/stock[:=%]|RELIANCE|reliance|TCS|secret/);
});

test('a fund is watched by its plan; its file is asked for only then, and names nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await watch(page);
  await page.goto('/watchlist');
  await expect(list(page)).toHaveCount(1);
  expect(asked.join()).not.toContain('funds.json');
  await page.goto(`${EXAMPLES.fund}?plan=direct&option=growth`);
  await page.getByRole('button', { name: 'Watch' }).click();
  asked.length = 0;
  await page.goto('/watchlist');
  const fund = list(page).filter({ hasText: 'Sample Pine Flexi Cap Fund (Direct, Growth)' });
  await expect(fund).toContainText(/₹[\d,]+\.\d{4}/);
  await expect(fund.getByRole('link')).toHaveAttribute('href', /plan=direct/);
  const own = asked.filter((url) => new URL(url).pathname.endsWith('.json'));
  expect(own.map((url) => new URL(url).pathname + new URL(url).search).sort()).toEqual([
    '/watchlist/funds.json',
    '/watchlist/prices.json',
    '/watchlist/years.json',
  ]);
});

test('on a phone a name keeps its width when all figures are shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watch(page);
  await page.goto('/watchlist');
  const name = list(page).getByRole('link', { name: 'Reliance Industries' });
  const { height } = (await name.boundingBox()) ?? {};
  await expect(list(page).getByRole('button', { name: /^Remove/ })).toBeInViewport();
  await expect(list(page).getByText('Add a note')).toBeHidden();
  await page.getByLabel('All figures and notes').check();
  await expect(list(page).getByText('Add a note')).toBeVisible();
  expect(await name.boundingBox()).toMatchObject({ height });
});

test('entries with a list’s name stand under it', async ({ page }) => {
  await page.goto('/watchlist#stock%3ATCS,index%3Anifty-50');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await list(page).first().getByText('Add a note').click();
  await page.getByLabel(/^List of (TCS|Tata)/).fill('Technology');
  await page.getByLabel('Company, ETF or index').focus();
  await expect(page.getByRole('rowheader', { name: 'Technology 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^List of (TCS|Tata)/)).toHaveValue('Technology');
});

test('export, clear and import bring back the same list', async ({ page }) => {
  await watch(page);
  await page.goto('/watchlist');
  const before = await page.evaluate(() => localStorage.getItem('watchlist'));
  const tools = page.locator('summary', { hasText: 'Back up, share, import' });
  await tools.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const file = await download.path();
  expect(await readFile(file, 'utf8')).toBe(before);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Yes, remove all 1' }).click();
  await expect(page.getByText('Your list is empty')).toBeVisible();
  await page.getByLabel('Import a file').setInputFiles({
    name: 'symbols.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Symbol,Shares\r\nTCS,5\r\nNOSUCH,1'),
  });
  await expect(page.getByText('1 entry added, of 2 lines. Not found: NOSUCH.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText(/is removed; 0 entries left/)).toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(list(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('watchlist'))).toBe(before);
});

test('a link carries codes after the #; what is gone says so', async ({ page }) => {
  await page.goto('/watchlist#stock%3ATCS,index%3Anifty-50,stock%3AGONE');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect(list(page)).toHaveCount(3);
  await expect(list(page).filter({ hasText: 'GONE' })).toContainText('No longer in our lists');

  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  expect(await hasFocus()).toBe(true);
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .press('Enter');
  await expect(list(page)).toHaveCount(2);
  expect(await hasFocus()).toBe(true);
  await expect(page.getByRole('button', { name: /^Remove/ }).last()).toBeFocused();
});

test('a file without a price calls no entry gone', async ({ page }) => {
  await page.route(PRICES, (route) =>
    route.fulfill({ json: { days: { stock: '2026-11-20' }, rows: [] } }),
  );
  await page.addInitScript(() => {
    const entry = { code: 'stock:TCS', added: '2026-11-02', price: 100, note: '' };
    localStorage.setItem('watchlist', JSON.stringify([entry]));
  });
  await page.goto('/watchlist');
  await expect(
    page.getByText('Prices have not loaded. Your list is as you left it.'),
  ).toBeVisible();
  await expect(list(page)).not.toContainText('No longer in our lists');
});

test('prices of several days are marked', async ({ page }) => {
  await page.route(PRICES, (route) =>
    route.fulfill({
      json: {
        days: { stock: '2026-11-20', index: '2026-11-19' },
        rows: [
          ['stock:TCS', 'TCS', '/company-information/tcs', 110, 1],
          ['index:nifty-50', 'Nifty 50', '/indices/nifty-50', 26000, -1],
        ],
      },
    }),
  );
  await page.addInitScript(() => {
    const entry = { added: '2026-11-02', price: 100, note: '' };
    const codes = ['stock:TCS', 'index:nifty-50'];
    const entries = codes.map((code) => ({ ...entry, code }));
    localStorage.setItem('watchlist', JSON.stringify(entries));
  });
  await page.goto('/watchlist');
  await expect(
    page.getByText('Prices are not of one day; the newest are of 20 Nov 2026'),
  ).toBeVisible();
  await expect(list(page).first()).toContainText('+10.00 (+10.00%)');
});

test('storage that is refused or full is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/watchlist');
  await page.getByLabel('Company, ETF or index').fill('TCS');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'space for this site is full' }),
  ).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.reload();
  await expect(page.getByText('This browser refuses to store anything')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and no dead star is shown', async ({ page }) => {
    await page.goto('/watchlist');
    await expect(page.locator('noscript p', { has: page.locator('a') })).toBeVisible();
    await page.goto(EXAMPLES.company);
    await expect(page.getByRole('button', { name: 'Watch' })).toHaveCount(0);
  });
});

test('a chosen theme holds from the first paint on; one button deletes everything', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await watch(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.goto('/watchlist');
  await page.getByLabel('Dark').check();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.goto(EXAMPLES.company);
  expect(await ground()).toBe(dark);
  await page.goto('/watchlist');
  await expect(page.locator('#device').getByRole('link', { name: /Reliance/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete everything on this device' }).click();
  expect(await ground()).toBe(light);
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByText('None yet.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
