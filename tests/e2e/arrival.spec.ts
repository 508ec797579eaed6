import { expect, type Page, test } from '@playwright/test';

import { shiftOn, watchShifts } from '../support/shifts';

const LONG_PAGE = '/equity';

/** The browser never has nothing better to do, so that the page stays as it first came. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** Parts that are not laid out before they come near the window. */
const waiting = (page: Page) =>
  page
    .locator('main > *, body > footer')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

const sheets = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length);

test('parts below the window wait at first, and are all there soon', async ({ page }) => {
  await page.goto(LONG_PAGE);
  await expect.poll(() => sheets(page)).toBe(0);
  expect(await waiting(page)).toBe(0);

  await neverIdle(page);
  await page.goto('about:blank');
  await page.goto(LONG_PAGE);
  const parts = await page.locator('main > *').count();
  expect(await waiting(page)).toBe(parts - 2 + 1);
  expect(await sheets(page)).toBe(1);
});

test('a part that waits is whole as soon as it is come to', async ({ page }) => {
  await neverIdle(page);
  await page.goto(LONG_PAGE);
  const last = page.locator('body > footer a').last();
  // The parts on the way grow to their size under a jump, so that it takes another.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(last).toHaveCSS('visibility', 'visible');
});

test('nothing waits where the place was chosen beforehand', async ({ page }) => {
  await neverIdle(page);
  await page.goto(`${LONG_PAGE}#news`);
  expect(await waiting(page)).toBe(0);
  await expect(page.locator('#news')).toBeInViewport();

  await page.goto(LONG_PAGE);
  await page.reload();
  expect(await waiting(page)).toBe(0);
});

test('nobody sees a part change its place on the way down', async ({ page }) => {
  await watchShifts(page);
  await neverIdle(page);
  // Fonts that come late are another matter.
  await page.goto(LONG_PAGE, { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  await page.goto(LONG_PAGE);
  expect(await waiting(page)).toBeGreaterThan(0);
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < 2 * screens; screen += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  expect(await shiftOn(page)).toBeLessThan(0.01);
});
