import { expect, test, type Page } from 'playwright/test';

import { FLIPPED_ORIGIN } from '../support/flipped';
import { ALL_PAGES, COMPANY_PAGE } from '../support/pages';

const PHONE = { width: 390, height: 844 };
/** The longest page on a phone, in px. */
const LONGEST = 12_000;

/** Pages whose length depends on data, in the old layout too. */
const DATA_PAGES = [
  ...['/', '/equity', '/derivatives', '/currency', '/commodity', '/market-news-and-insights'],
  ...['/companies', '/companies/s', '/companies/industry/information-technology', COMPANY_PAGE],
];

test.setTimeout(240_000);
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

async function heightsOf(page: Page, addresses: readonly string[]) {
  const heights = [];
  for (const path of addresses) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    heights.push({ path, height });
  }
  return heights;
}

test(`no page is longer than ${LONGEST} px on a phone`, async ({ page }) => {
  const heights = await heightsOf(page, [...ALL_PAGES, ...DATA_PAGES]);
  expect(heights.every(({ height }) => height > PHONE.height)).toBe(true);
  expect(heights.filter(({ height }) => height > LONGEST)).toEqual([]);
});

test('nor are the old layout’s pages of data', async ({ page }) => {
  const heights = await heightsOf(
    page,
    DATA_PAGES.map((path) => FLIPPED_ORIGIN + path),
  );
  expect(heights.filter(({ height }) => height > LONGEST)).toEqual([]);
});
