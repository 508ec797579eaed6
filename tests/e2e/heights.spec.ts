import { expect, test } from 'playwright/test';

import { LONGEST_PAGE, NARROW } from '../support/accessible';
import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN } from '../support/flipped';

/** Pages whose length depends on data. `pages.spec.ts` measures every page of the new layout. */
const DATA_PAGES = [
  '/',
  '/equity',
  '/derivatives',
  '/currency',
  '/commodity',
  '/market-news-and-insights',
  '/companies',
  EXAMPLES.longestLetter,
  EXAMPLES.longestIndustry,
  EXAMPLES.company,
];

test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

for (const path of DATA_PAGES) {
  test(`${path} is not too long on a phone in the old layout`, async ({ page }) => {
    await page.goto(FLIPPED_ORIGIN + path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(LONGEST_PAGE);
  });
}
