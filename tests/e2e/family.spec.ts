import { expect, type Page, test } from '@playwright/test';

import { COMPANY_PAGE, PAGE_TYPES } from '../support/pages';
import { shiftOn, watchShifts } from '../support/shifts';

const PAGE = '/support';
const FONTS = '**/*.woff2';
/** Pages whose words change with the day, and with them the lines. */
const WITH_FIGURES: readonly string[] = [
  '/',
  '/equity',
  '/derivatives',
  COMPANY_PAGE,
  '/companies',
  '/research',
  '/research/fundamental-reports',
];
/** What browsers rate a page's shifts as good up to is 0.1; a narrow change of lines costs less. */
const LITTLE = 0.05;

const hasFamily = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.family !== undefined);

const familyOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

const hasStandIn = (page: Page) =>
  page.evaluate(() =>
    new FontFace('any', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
      () => true,
      () => false,
    ),
  );

/** When the first words were painted and the first font was asked for, in ms. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    asked: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ),
  }));

test('words are painted before their font is asked for, and have it soon', async ({ page }) => {
  await page.goto(PAGE);
  await expect.poll(() => hasFamily(page)).toBe(true);
  const { painted, asked } = await times(page);
  expect(asked).toBeGreaterThanOrEqual(painted);
  expect(await familyOf(page)).toContain('anek');
});

test('who has been here sees the family at once', async ({ page }) => {
  await page.goto(PAGE);
  await expect.poll(() => hasFamily(page)).toBe(true);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.early = document.documentElement.dataset.family ?? 'none';
    });
    // What waits for a paint waits for ever, so that only what is known beforehand can tell.
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto(`${PAGE}/faqs`);
  await expect(page.locator('html')).toHaveAttribute('data-early', '');
});

test('a font that can’t be had leaves the words, and starts the scripts', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  await page.route(FONTS, (route) => route.abort());
  await page.goto(PAGE);
  await expect.poll(() => hasFamily(page)).toBe(true);
  // A click before the scripts are there is not heard.
  await expect(async () => {
    await page.getByRole('button', { name: 'Pause indices' }).click();
    await expect(page.getByRole('button', { name: 'Play indices' })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(faults).toEqual([]);
});

test('who asks for little data is spared it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(await hasFamily(page)).toBe(false);
  expect(fonts).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the family is there as well', async ({ page }) => {
    const font = page.waitForRequest((request) => request.resourceType() === 'font');
    await page.goto(PAGE);
    await font;
  });
});

async function shiftWithLateFont(page: Page, path: string): Promise<number> {
  await page.route(FONTS, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(path);
  test.skip(!(await hasStandIn(page)), 'no font of this machine can stand in');
  await expect.poll(() => hasFamily(page)).toBe(true);
  await page.waitForTimeout(300);
  return shiftOn(page);
}

for (const width of [360, 412, 768, 1280]) {
  for (const path of [...WITH_FIGURES, '/invest-in-stocks', '/calculators/sip-calculator']) {
    test(`${path}, ${width} px: next to nothing moves when the font comes late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 820 });
      expect(await shiftWithLateFont(page, path)).toBeLessThan(LITTLE);
    });
  }
}

test.describe('on a telephone', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const path of PAGE_TYPES.filter((page) => !WITH_FIGURES.includes(page))) {
    test(`${path}: nothing moves when the font comes late`, async ({ page }) => {
      expect(await shiftWithLateFont(page, path)).toBe(0);
    });
  }
});
