import { expect, type Page, test } from 'playwright/test';

import { PAGE_TYPES } from '../support/pages';
import { shiftOn, watchShifts } from '../support/shifts';

const PAGE = '/support';
const FONTS = '**/*.woff2';
/** Cumulative layout shift that browsers rate as good. */
const GOOD_SHIFT = 0.1;

/** Whether the web font has loaded and is the first one of the page. */
const hasWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const names = getComputedStyle(document.body).fontFamily.split(', ');
    return names.includes('anek') && loaded.some(({ family }) => family.includes('anek'));
  });

test('the web font is preloaded and used', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
  expect(await hasWebFont(page)).toBe(true);
});

test('the rupee sign is drawn in the web font too', async ({ page }) => {
  await page.goto('/invest-in-stocks');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ status, family }) => status === 'loaded' && family.includes('rupee'),
        ),
      ),
    )
    .toBe(true);
});

test('text stays readable and the page works where the font can’t be loaded', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await page.route(FONTS, (route) => route.abort());
  await page.goto(PAGE);
  // A click before hydration has no effect.
  await expect(async () => {
    await page.getByRole('button', { name: 'Pause all movement' }).first().click();
    await expect(page.getByRole('button', { name: 'Play all movement' }).first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the web font is loaded as well', async ({ page }) => {
    const font = page.waitForRequest((request) => request.resourceType() === 'font');
    await page.goto(PAGE);
    await font;
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const path of PAGE_TYPES) {
    test(`${path}: a font that loads late shifts little`, async ({ page }) => {
      await page.route(FONTS, async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 700);
        });
        await route.continue();
      });
      await watchShifts(page);
      await page.goto(path);
      await expect.poll(() => hasWebFont(page)).toBe(true);
      await page.waitForTimeout(300);
      expect(await shiftOn(page)).toBeLessThan(GOOD_SHIFT);
    });
  }
});
