import { expect, type Locator, test } from 'playwright/test';

import { firm } from '../../lib/content/firm';
import { attentionInvestors, disclaimers } from '../../lib/content/footer';
import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { open } from '../support/open';

const PHONE = { width: 390, height: 844 };
/** The longest footer of a phone, in px, all folded. */
const LONGEST_FOOTER = 1400;

/** The longest footer of a desk, in px. */
const LONGEST_WIDE_FOOTER = 1250;
/** Where what a regulator asks for is shown without a click, in px. */
const UNFOLDED = [992, 1280];

/** How far a fold may move when it is tapped, in px: scrolling rounds to whole pixels, twice. */
const MOVES_AT_MOST = 4;

/** Where a fold is tapped, in px from the top. */
const TAPPED = 300;

const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
const isOpen = (summary: Locator) =>
  summary.evaluate((element) => element.closest('details')?.open ?? false);

/** Opens one fold after another; how far the second moved on the screen, in px. */
async function moved(first: Locator, second: Locator): Promise<number> {
  if (!(await isOpen(first))) await first.click();
  await second.evaluate((one, tapped) => {
    const top = one.getBoundingClientRect().top - tapped;
    (one.closest('[role=dialog]') ?? document.documentElement).scrollBy({
      top,
      behavior: 'instant',
    });
  }, TAPPED);
  const before = await topOf(second);
  await second.click();
  await expect(second.locator('..')).toHaveAttribute('open');
  await expect(first.locator('..')).not.toHaveAttribute('open');
  await second.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  return Math.abs((await topOf(second)) - before);
}

/** Checks that a fold stays in its place when one above it closes; the script may still be starting. */
const expectSteady = (first: Locator, second: Locator): Promise<void> =>
  expect.poll(() => moved(first, second)).toBeLessThan(MOVES_AT_MOST);

for (const layout of LAYOUTS) {
  for (const width of UNFOLDED) {
    test(`risks and offices of the ${layout} layout are shown without a click at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${layout === 'new' ? baseURL : FLIPPED_ORIGIN}/accessibility`);
      const footer = page.getByRole('contentinfo');
      for (const { id, text } of disclaimers) {
        const shown = footer.locator(`[data-disclaimer=${id}]`);
        await expect(shown.getByText(text)).toBeVisible();
        expect(await shown.evaluate((one) => one.checkVisibility())).toBe(true);
      }
      const boxes = await Promise.all(
        firm.offices.map(async ({ title }) => {
          const box = await footer.getByText(title, { exact: true }).boundingBox();
          return { x: box?.x ?? 0, y: box?.y };
        }),
      );
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).sort((a, b) => a - b));
      expect(new Set(boxes.map(({ x }) => x)).size).toBe(3);
      if (width === 1280) {
        const height = await footer.evaluate((one) => one.getBoundingClientRect().height);
        expect(height).toBeLessThanOrEqual(LONGEST_WIDE_FOOTER);
      }
    });
  }

  test.describe(`the ${layout} layout on a phone`, () => {
    test.use({ viewport: PHONE });
    const at = (path: string, baseURL: string | undefined) =>
      (layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN) + path;

    test('the footer is short, has one fold open at a time, and stays in place', async ({
      page,
      baseURL,
    }) => {
      await open(page, at('/accessibility', baseURL));
      const footer = page.getByRole('contentinfo');
      const height = await footer.evaluate((one) => one.getBoundingClientRect().height);
      expect(height).toBeLessThanOrEqual(LONGEST_FOOTER);
      const fold = (name: string) => footer.locator('summary', { hasText: name });
      await expectSteady(fold('Popular links'), fold('Attention investors'));
      await expectSteady(fold('Registration details'), fold('Our offices'));
      await expectSteady(fold('Our offices'), fold('Markets'));
      await expect(footer.locator('details[open]')).toHaveCount(1);
    });

    test('questions stay in place when one above closes', async ({ page, baseURL }) => {
      await open(page, at('/support/faqs', baseURL));
      const questions = page.getByRole('main').locator('summary');
      await expectSteady(questions.nth(0), questions.nth(3));
    });

    test('menus of the drawer stay in place when one above closes', async ({ page, baseURL }) => {
      // Low, so that the menus are longer than the drawer.
      await page.setViewportSize({ ...PHONE, height: 560 });
      await open(page, at('/accessibility', baseURL));
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menus = page.getByRole('dialog', { name: 'Menu' }).locator('summary');
      await expectSteady(menus.filter({ hasText: 'Invest' }), menus.filter({ hasText: 'Support' }));
    });

    test('folded texts are in the HTML, open without JavaScript and are printed', async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
      await page.goto(at('/accessibility', baseURL));
      const footer = page.getByRole('contentinfo');
      const text = await footer.evaluate((one) => one.textContent);
      for (const words of [...disclaimers.map((one) => one.text), ...attentionInvestors])
        expect(text).toContain(words);
      const insurance = footer.locator('[data-disclaimer=insurance]');
      await expect(insurance).toBeHidden();
      await footer.locator('summary', { hasText: 'Risks' }).click();
      await expect(insurance).toBeVisible();
      await footer.locator('summary', { hasText: 'Our offices' }).click();
      await expect(insurance).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(insurance).toBeVisible();
      await expect(footer.getByText('Registered Office')).toBeVisible();
      await page.close();
    });
  });
}
