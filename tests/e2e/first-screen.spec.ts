import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';
import { open } from '../support/open';

const COMPANY = '/company-information/reliance-industries-limited';

/** What a visitor came for is on the first screen, on a desktop and on a phone. */
for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`the first screen of a company on ${device}`, () => {
    test.use({ viewport });

    test('has its name, its price and most of the chart', async ({ page }) => {
      await open(page, COMPANY);
      const chart = page.getByRole('img', { name: /^Line chart/ }).first();
      const { y, height } = (await chart.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height / 2).toBeLessThan(viewport.height);
      await expect(page.getByText('Last price').first().locator('..')).toBeInViewport();
    });

    test('reaches results and ratios by one jump, below the header and the index', async ({
      page,
    }) => {
      await open(page, COMPANY);
      const index = page.getByRole('navigation', { name: 'On this page' });
      const { x = 0 } = (await index.getByRole('link').first().boundingBox()) ?? {};
      expect(x, 'in the column, not at the edge of the window').toBeGreaterThanOrEqual(20);
      for (const [name, heading] of [
        ['Results', '#results-heading'],
        ['Key figures', '#figures-heading'],
      ] as const) {
        await index.getByRole('link', { name }).click();
        await expect(page.locator(heading)).toBeInViewport();
        const bottom = await index.boundingBox().then((box) => (box ? box.y + box.height : 0));
        await expect
          .poll(async () => ((await page.locator(heading).boundingBox())?.y ?? 0) - bottom)
          .toBeGreaterThanOrEqual(0);
      }
    });
  });

  test.describe(`the first screen on ${device}`, () => {
    test.use({ viewport });

    test('of a calculator has its result, and a field', async ({ page }) => {
      await open(page, EXAMPLES.calculator);
      await expect(page.locator('data#total')).toBeInViewport();
      await expect(page.getByRole('textbox', { name: 'Each month' })).toBeInViewport();
    });

    test('of what became of a sum has the answer and most of its chart', async ({ page }) => {
      await open(page, '/what-if');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^₹.* became ₹/);
      const chart = page.getByRole('img', { name: /^What the sum was worth/ });
      const { y, height } = (await chart.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height / 2).toBeLessThan(viewport.height);
    });
  });
}
