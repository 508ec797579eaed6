import { expect, type Page } from 'playwright/test';

import { NARROW, WIDE } from './accessible';

/** The reader's spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Expects that the page has no horizontal scroll in a viewport of this width. */
export async function expectToFit(page: Page, width: number, state: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await widthOf(page), `${width} px, ${state}`).toBeLessThanOrEqual(width);
}

/** Sets the browser's default font size. */
export async function setDefaultFont(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  await session.detach();
}

/** Expects that the page takes a default font of 32 px, then restores the font. */
export async function expectToTakeLargeFont(page: Page): Promise<void> {
  await setDefaultFont(page, 32);
  for (const { width } of [WIDE, NARROW]) await expectToFit(page, width, 'font of 32 px');
  await setDefaultFont(page, 16);
}

/** Expects that the page takes the reader's spacing on a phone, then removes it. */
export async function expectToTakeSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await expectToFit(page, NARROW.width, 'wide spacing');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
