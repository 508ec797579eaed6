import { expect, test } from 'playwright/test';

import { MARKET_LISTS } from '@/lib/domain/market/lists/table';

import { EXAMPLES } from '../support/example-pages';
import { firstFigure } from '../support/first-figure';
import { open } from '../support/open';

/** The pages of figures whose first row or picture is on the first screen. */
const PAGES = [
  ...MARKET_LISTS.map(({ path }) => path),
  '/equity',
  '/markets',
  '/indices',
  EXAMPLES.index,
  '/sectors',
  '/etfs',
  '/etfs?group=gold',
  '/screener',
  '/corporate-actions',
  '/results-calendar',
  '/results-calendar/filed',
  '/derivatives/option-chain',
  '/derivatives/ban-list',
  '/derivatives/participants',
  '/derivatives/lot-sizes',
  EXAMPLES.screen,
  EXAMPLES.industry,
  EXAMPLES.fundCategory,
] as const;

for (const [device, viewport, most] of [
  ['a desktop', { width: 1280, height: 900 }, 420],
  ['a phone', { width: 390, height: 844 }, 360],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const path of PAGES) {
      test(`the first row or picture of ${path} is above ${most} px`, async ({ page }) => {
        await open(page, path);
        expect(await firstFigure(page)).toBeLessThanOrEqual(most);
      });
    }

    test('the search of mutual funds is there, before the picture', async ({ page }) => {
      await open(page, '/mutual-funds');
      const field = page.getByRole('searchbox', { name: 'Fund, code or ISIN' });
      const { y } = (await field.boundingBox()) ?? { y: Infinity };
      expect(y).toBeLessThanOrEqual(most);
      expect(await firstFigure(page)).toBeGreaterThan(y);
    });
  });
}
