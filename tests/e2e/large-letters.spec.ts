import { expect, test } from 'playwright/test';

import { brokenWords } from '../support/broken-words';
import { cutOff } from '../support/cut-off';
import { EXAMPLES } from '../support/example-pages';
import { setDefaultFont } from '../support/large-text';
import { open } from '../support/open';

/** Pages whose names, headings and amounts keep to whole words with letters of twice the size. */
const PAGES = [
  '/charges',
  '/corporate-actions',
  '/indices',
  '/markets',
  '/mutual-funds',
  '/support/get-in-touch/locate-us',
  EXAMPLES.industry,
  EXAMPLES.optionChain,
] as const;

test.describe('on a phone with letters of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of PAGES) {
    test(`${path} breaks no word and cuts none off`, async ({ page }) => {
      await open(page, path);
      await setDefaultFont(page, 32);
      expect.soft(await brokenWords(page)).toEqual([]);
      expect.soft(await cutOff(page)).toEqual([]);
    });
  }

  test('a calculator prints its result in one line', async ({ page }) => {
    await open(page, EXAMPLES.calculator);
    await setDefaultFont(page, 32);
    const total = page.locator('data#total');
    const lines = await total.evaluate((one) => one.getClientRects().length);
    expect(lines).toBe(1);
  });
});
