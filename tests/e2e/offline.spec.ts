import { type BrowserContext, expect, type Page, test } from 'playwright/test';

import { axeViolations } from '../support/axe';
import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN } from '../support/flipped';
import { startForwarder } from '../support/forwarder';
import { drawFrames } from '../support/frames';
import { open } from '../support/open';

/** The worker answers here, so that its own requests are the context's. */
test.use({ serviceWorkers: 'allow' });

const CALCULATOR = EXAMPLES.calculator;
const LINE = /You are offline\. This page is as it was on \d{1,2} \w{3} \d{4}, \d\d:\d\d IST/;

/** Addresses that the worker saves, by kind. */
const saved = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const [kind = ''] = name.split(' ');
      found[kind] = (await cache.keys()).map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      });
    }
    return found;
  });

const savedPages = async (page: Page) => {
  const { pages = [], calculators = [] } = await saved(page);
  return [...pages, ...calculators];
};

/** Loads a page with the worker at work, and waits until it is saved. */
async function visit(page: Page, path: string, origin = ''): Promise<void> {
  await open(page, origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => savedPages(page)).toContain(path);
}

const goOffline = (context: BrowserContext) => context.setOffline(true);

test('a saved page shows without a network, with its day; an unknown one shows what is saved', async ({
  page,
  context,
}) => {
  await visit(page, '/about-us');
  await visit(page, CALCULATOR);
  await goOffline(context);
  await page.goto('/about-us');
  await expect(page.getByText(LINE)).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  // Its style sheets and fonts are saved with it.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('anek');
  // A calculator reads its state in the browser.
  await page.goto(`${CALCULATOR}?amount=7000`);
  await expect(page.locator('input[name="amount"]').first()).toHaveValue(/7,?000/);

  await page.goto('/contact-us-never-opened');
  await expect(page.locator('h1')).toHaveText('Your device has no network');
  await expect(page.getByText(LINE)).toBeVisible();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText(/\d{4}, \d\d:\d\d IST/);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await list.getByRole('link', { name: /about/i }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByText(LINE)).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(LINE)).toHaveCount(0);
});

test('a page that was reached by a link is saved too', async ({ page, context }) => {
  await visit(page, '/companies');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/about-us';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => savedPages(page)).toContain('/about-us');
  await goOffline(context);
  await page.reload();
  await expect(page.getByText(LINE)).toBeVisible();
});

test('nothing of a search, a filter, a watchlist, a form or an error is saved', async ({
  page,
}) => {
  await visit(page, '/about-us');
  for (const path of [
    '/search?q=bank',
    '/search',
    '/watchlist',
    '/equity?list=Loss',
    '/nothing-here',
    `${CALCULATOR}?amount=7000`,
    '/api/quotes',
    '/watchlist/prices.json',
  ]) {
    await page.goto(path);
  }
  await page.goto('/support/get-in-touch/contact-us');
  await page.evaluate(() => fetch(location.href, { method: 'POST', body: 'a=1' }));
  const all = await saved(page);
  expect([...(all.pages ?? []), ...(all.calculators ?? [])].sort()).toEqual([
    '/about-us',
    '/support/get-in-touch/contact-us',
  ]);
  expect(all.offline).toEqual(['/offline']);
  expect(all.files?.every((path) => path.startsWith('/_next/static/'))).toBe(true);
});

test('the last twenty pages are saved', async ({ page, request }) => {
  const map = await (await request.get('/site-map')).text();
  const found = map.match(/(?<=href=")\/(support|media|invest-in-)[\w/-]*(?=")/g);
  const paths = [...new Set(found)].slice(0, 22);
  expect(paths).toHaveLength(22);
  await visit(page, '/about-us');
  for (const path of paths) await page.goto(path);
  await expect.poll(async () => (await saved(page)).pages).toEqual(paths.slice(-20));
});

test('one button deletes what is saved', async ({ page }) => {
  await visit(page, EXAMPLES.company);
  await open(page, '/watchlist');
  const device = page.locator('#device');
  await expect(device.getByText(/\d{4}, \d\d:\d\d IST/)).toHaveCount(1);
  await device.getByRole('button', { name: 'Delete everything on this device' }).click();
  await expect(device.getByText(/\d{4}, \d\d:\d\d IST/)).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('caches of another build are deleted', async ({ page }) => {
  // No page, so that no worker starts yet.
  await page.goto('/robots.txt');
  await page.evaluate(() => caches.open('pages of-another-build'));
  await visit(page, '/about-us');
  const names = await page.evaluate(() => caches.keys());
  expect(names.length).toBeGreaterThan(1);
  expect(names).not.toContain('pages of-another-build');
});

test('with the flag off a worker removes itself, and pages register none', async ({
  page,
  baseURL,
}) => {
  const server = await startForwarder(baseURL ?? '');
  const { origin } = server;
  await visit(page, '/about-us', origin);
  server.forwardTo(FLIPPED_ORIGIN);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
  await open(page, `${origin}/about-us`);
  // The browser asks by itself some time after a page has been loaded.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(left).toEqual([]);
  await open(page, `${origin}/companies`);
  await drawFrames(page);
  expect(await left()).toEqual([]);
  server.close();
});
