import { expect, test, type Page } from 'playwright/test';

import { QUOTE_REFRESH } from '@/components/ui/quotes/poll-quotes';
import { open } from '../support/open';

const OPEN = new Date('2026-11-20T11:00:00+05:30');
const CLOSED = new Date('2026-11-21T11:00:00+05:30');
const HOURS = [[Date.parse('2026-11-20T09:15:00+05:30'), Date.parse('2026-11-20T15:30:00+05:30')]];

/** Sets the sessions of the page, and stubs the API. */
async function stub(page: Page, now: Date, figures: () => readonly [number, number, number]) {
  const asked: string[] = [];
  await page.clock.install({ time: now });
  await page.route('**/api/quotes*', async (route) => {
    asked.push(route.request().url());
    const stock = new URL(route.request().url()).searchParams.get('stocks')?.split(',') ?? [];
    await route.fulfill({
      json: {
        isOpen: true,
        hours: HOURS,
        asOf: { index: now.toISOString(), stock: now.toISOString() },
        source: { index: 'sample', stock: 'sample' },
        quotes: Object.fromEntries(
          ['index:Sensex', ...stock.map((one) => `stock:${one}`)].map((key) => [key, figures()]),
        ),
      },
    });
  });
  await page.route(
    (url) => url.pathname === '/' || url.pathname.startsWith('/company-information/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const headers = { ...route.request().headers(), 'accept-encoding': 'identity' };
      const response = await route.fetch({ headers });
      const text = await response.text();
      // The server renders today's sessions.
      const body = text.replace(/(\\"hours\\":)\[\[[\d,[\]]*\]\]/, `$1${JSON.stringify(HOURS)}`);
      expect(body === text, 'the page carries no hours').toBe(false);
      // Removes the policy, whose hashes do not match the changed script.
      return route.fulfill({
        body,
        headers: { ...response.headers(), 'content-security-policy': '' },
        status: response.status(),
      });
    },
  );
  return asked;
}

const sensex = (page: Page) => page.locator('[data-quote="index:Sensex"]');

test('while the market is open all copies of a quote are refreshed at once, then every minute', async ({
  page,
}) => {
  // The promise is two seconds, including the request on a slow phone.
  expect(QUOTE_REFRESH.first).toBeLessThanOrEqual(500);
  let value = 91_000;
  const asked = await stub(page, OPEN, () => [(value += 1), -10.5, -0.01]);
  await open(page, '/');
  await page.clock.runFor(QUOTE_REFRESH.first);
  await expect(sensex(page).first()).toContainText('91,');
  await expect(page.locator('.rfm-marquee [data-quote="index:Sensex"]').first()).toBeAttached();
  const rows = await sensex(page).allTextContents();
  // Two in the ticker, one in the strip.
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) expect(row).toMatch(/91,0\d\d\.00\s*−10\.50 \(−0\.01%\)/);
  await expect(sensex(page).first().locator('[data-direction="down"]')).toHaveCSS(
    'color',
    'rgb(255, 138, 143)',
  );
  const arrow = await sensex(page)
    .first()
    .locator('[data-direction="down"]')
    .evaluate((change) => getComputedStyle(change, '::before'))
    .then(({ clipPath }) => clipPath);
  expect(arrow).toBe('polygon(50% 85%, 10% 15%, 90% 15%)');
  await expect(page.getByText('20 Nov 2026, 11:00 IST')).toBeVisible();
  await expect(page.getByText('Sample data').first()).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('stocks=')]);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked.length).toBe(2);
});

test('a company’s page polls its stock', async ({ page }) => {
  const asked = await stub(page, OPEN, () => [4321.5, 21.5, 0.5]);
  await page.goto('/company-information/infosys-limited');
  await expect(page.locator('main').getByText('₹4,321.50', { exact: true })).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/\/api\/quotes\?stocks=INFY$/)]);
});

test('nothing is polled while hidden; at once when visible again', async ({ page }) => {
  const asked = await stub(page, OPEN, () => [1, 1, 1]);
  await page.goto('/');
  await expect.poll(() => asked.length).toBe(1);
  const hide = (value: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, value);
  await hide(true);
  await page.clock.runFor(600_000);
  expect(asked).toHaveLength(1);
  await hide(false);
  await page.clock.runFor(10);
  await expect.poll(() => asked.length).toBe(2);
});

test('nothing is polled while the market is closed', async ({ page }) => {
  const asked = await stub(page, CLOSED, () => [1, 1, 1]);
  await page.goto('/');
  await page.clock.runFor(3_600_000);
  expect(asked).toEqual([]);
});

test('the response is small, cached briefly, and revalidated by its ETag', async ({ request }) => {
  const response = await request.get('/api/quotes?stocks=INFY,M%26M');
  expect(response.headers()['cache-control']).toContain('s-maxage=15');
  expect((await response.body()).length).toBeLessThan(4000);
  const again = await request.get('/api/quotes?stocks=INFY,M%26M', {
    headers: { 'If-None-Match': response.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  const wrong = await request.get('/api/quotes?stocks=lower');
  expect(wrong.status()).toBe(400);
});
