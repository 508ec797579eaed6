import { expect, test } from 'playwright/test';

import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { open } from '../support/open';

/** A desk, and one whose height the longest panel does not fit. */
const HEIGHTS = [900, 620];

for (const layout of LAYOUTS) {
  for (const height of HEIGHTS) {
    test(`panels of the ${layout} layout end on a screen ${height} px high`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 1280, height });
      await open(page, `${layout === 'new' ? baseURL : FLIPPED_ORIGIN}/about-us`);
      for (const scrolled of [0, 100, 600]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
        for (const summary of await page.locator('header nav summary:visible').all()) {
          await summary.click();
          const panel = summary.locator('xpath=following-sibling::div');
          await expect(panel).toBeVisible();
          const ends = () => panel.evaluate((one) => one.getBoundingClientRect().bottom);
          await expect
            .poll(ends, { message: `scrolled by ${scrolled}` })
            .toBeLessThanOrEqual(height);
        }
        await page.keyboard.press('Escape');
      }
    });
  }
}

test('an advertisement of another size is whole in the frame of 801×420', async ({ page }) => {
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>`;
  await page.route('**/assets/ads/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: square }),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/about-us');
  await page.locator('header nav summary:visible').first().click();
  const picture = page.locator('header nav [open] img');
  await expect(picture).toBeVisible();
  const { ratio, fit } = await picture.evaluate((one) => {
    const { width, height } = one.getBoundingClientRect();
    return { ratio: width / height, fit: getComputedStyle(one).objectFit };
  });
  expect(ratio).toBeCloseTo(801 / 420, 1);
  expect(fit).toBe('contain');
});
