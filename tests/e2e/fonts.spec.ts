import { expect, test } from 'playwright/test';

import { hasWebFont } from '../support/late-font';

const PAGE = '/support';
const FONTS = '**/*.woff2';

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
