import { expect, test, type Page } from 'playwright/test';

import { open } from '../support/open';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox');
const options = (page: Page) => page.getByRole('banner').getByRole('option');
/** Longer than the pause after typing, and than the delay before the box is cleared, in ms. */
const LONG_AFTER = 4_000;
const NOT_FOUND = 'No such stock found!';

test.describe('the stock search', () => {
  test('fetches its index once on the first focus of the box, funds with the first letter', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/stock-index/')) fetched.push(request.url());
    });
    await open(page, '/');
    expect(fetched).toEqual([]);
    await box(page).focus();
    await expect.poll(() => fetched).toHaveLength(1);
    await page.keyboard.type('b');
    await expect.poll(() => fetched).toHaveLength(2);
    expect(fetched[1]).toContain('/stock-index/funds-');
    await box(page).fill('bank');
    await expect(options(page).first()).toBeVisible();
    await box(page).fill('tata');
    await expect(options(page).first()).toContainText(/tata/i);
    expect(fetched).toHaveLength(2);
  });

  test('does not search for fewer than three trimmed characters', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await box(page).fill('  re ');
    await page.clock.runFor(LONG_AFTER);
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText(NOT_FOUND)).toHaveCount(0);
  });

  test('shows what is missing in red', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('zzzzz');
    const message = page.getByRole('banner').getByText(NOT_FOUND);
    await expect(message).toBeVisible();
    await expect(message).toHaveCSS('color', 'rgb(194, 36, 47)');
  });

  test('shows the best match first and marks the match within the name', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('reliance');
    await expect(options(page).first()).toContainText('Reliance Industries');
    await expect(options(page).first().locator('b, strong, mark').first()).toHaveText('Reliance');
  });

  test('lists all companies by name, in steps, and says in red where there is none', async ({
    page,
  }) => {
    await open(page, '/');
    await box(page).fill('limited');
    const companies = page.getByRole('banner').getByRole('group', { name: 'Companies' });
    await expect(companies.getByRole('option')).toHaveCount(40);
    await companies.getByRole('option').last().scrollIntoViewIfNeeded();
    await expect(companies.getByRole('option').nth(60)).toBeAttached();
    const titles = await companies
      .getByRole('option')
      .locator('> span:first-child')
      .allInnerTexts();
    const names = titles.map((name) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    await box(page).fill('privacy');
    const missing = page.getByRole('banner').getByText(NOT_FOUND);
    await expect(missing).toHaveCSS('color', 'rgb(194, 36, 47)');
    await expect(options(page).first()).toContainText('Privacy');
  });

  test('tcs share price finds the company with its price', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('tcs share price');
    await expect(options(page)).toHaveCount(1);
    await expect(options(page)).toContainText(/Tata Consultancy Services.*₹[\d,.]+ on \d/);
  });

  test('opens a result by keyboard, and clears afterwards', async ({ page }) => {
    await open(page, '/');
    await box(page).focus();
    await page.keyboard.type('infy');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company-information\/infosys-limited$/);
    await expect(box(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
  });

  test('an outside click clears and closes it; so does Escape', async ({ page }) => {
    await open(page, '/');
    await box(page).fill('bank');
    await expect(options(page).first()).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(box(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
    await box(page).fill('bank');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
  });

  test('a failing index is logged to the console only', async ({ page }) => {
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') told.push(message.text());
    });
    await page.route('**/stock-index/**', (route) => route.fulfill({ status: 503 }));
    await open(page, '/');
    await box(page).fill('bank');
    await expect.poll(() => told.length).toBeGreaterThan(0);
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText(NOT_FOUND)).toHaveCount(0);
  });
});

test.describe('the search of everything', () => {
  const groupOf = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('group', { name, exact: true });

  for (const [query, group] of [
    ['infosys', 'Companies'],
    ['flexi cap', 'Mutual funds'],
    ['bank', 'Indices and ETFs'],
    ['privacy', 'Pages and products'],
    ['inflation', 'Calculators'],
    ['dividend', 'Questions and answers'],
    ['contract note', 'Articles, videos and reports'],
    ['rematerialisation', 'Forms'],
    ['andheri', 'Branches'],
  ] as const) {
    test(`by keys alone: ${query} has a result among ${group}`, async ({ page }) => {
      await open(page, '/');
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await page.keyboard.type(query);
      const first = groupOf(page, group).getByRole('option').first();
      await expect(first).toBeVisible();
      // Each key is shown before the next one is pressed.
      const count = await options(page).count();
      for (let at = 0; at < count; at += 1) {
        await page.keyboard.press('ArrowDown');
        await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true');
        if ((await first.getAttribute('aria-selected')) === 'true') break;
      }
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
    });
  }

  test('Ctrl-K goes to the box, and a plan opens its calculator', async ({ page }) => {
    await open(page, '/support');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sip 5000 12% 10');
    await expect(options(page).first()).toContainText('₹5,000.00, 12%, 10 years');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sip-calculator\?amount=5000&rate=12&years=10$/);
  });

  test('by keys alone: a scheme code opens its fund, an ISIN the results', async ({ page }) => {
    await open(page, '/support');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('900101');
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mutual-funds\/sample-pine-flexi-cap-fund$/);
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('INF000000000');
    await expect(options(page)).toContainText('Mutual fund with the ISIN');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=INF000000000$/);
  });

  test('a phone number leaves the browser from neither box nor form', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.clock.install();
    await open(page, '/');
    await box(page).fill('98765 43210');
    await expect(page.getByRole('banner').getByText(/don’t search for such numbers/)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(LONG_AFTER);
    expect(sent.filter((url) => /98765/.test(url))).toEqual([]);
  });
});

for (const path of ['/search', '/mutual-funds', '/companies', '/support/faqs'] as const) {
  test(`a PAN in the address of ${path} is answered by one without it, which is not stored`, async ({
    request,
  }) => {
    const response = await request.get(`${path}?q=ABCDE1234F`, { maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(response.headers()['location']).toBe('/search?withheld=1');
    expect(response.headers()['cache-control']).toBe('no-store');
    const page = await (await request.get(`${path}?q=ABCDE1234F`)).text();
    expect(page).toContain('We don’t search for such numbers');
    expect(page).not.toContain('ABCDE1234F');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a form that shows the same results, paginated', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('banner').getByRole('search').first();
    await form.getByRole('textbox').fill('bank');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=bank$/);
    await expect(page.getByRole('link', { name: /HDFC Bank/ }).first()).toBeVisible();
    await page.goto('/search?q=limited&page=2');
    await expect(page.getByRole('link', { name: /page 1|previous/i }).first()).toBeVisible();
  });

  test('every part of the site shell is in the page', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Sensex', 'Popular stocks', 'Attention investors', 'Registered Office']) {
      await expect(page.getByText(name).first()).toBeVisible();
    }
  });
});

test('the index is compact and immutable under its hash', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const address = /\/stock-index\/[\da-f]{16}/.exec(html)?.[0] ?? '';
  const response = await request.get(address);
  expect(response.headers()['cache-control']).toContain('immutable');
  const [funds = ''] = (await response.text()).split(/[\t\n]/);
  expect(funds).toMatch(/^\/stock-index\/funds-[\da-f]{16}$/);
  expect((await request.get(funds)).headers()['cache-control']).toContain('immutable');
  const old = '/stock-index/0123456789abcdef';
  const moved = await request.get(old, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['cache-control']]).toEqual([307, 'no-store']);
  expect(await (await request.get(old)).text()).toBe(await response.text());
  expect((await request.get('/stock-index/another')).status()).toBe(404);
});
