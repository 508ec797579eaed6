import { expect, type Page } from 'playwright/test';

/** Whether the web font has loaded and is the first one of the page. */
export const hasWebFont = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const names = getComputedStyle(document.body).fontFamily.split(', ');
    return names.includes('anek') && loaded.some(({ family }) => family.includes('anek'));
  });

/** Waits until the web font has loaded. */
export const expectWebFont = (page: Page): Promise<void> =>
  expect.poll(() => hasWebFont(page)).toBe(true);

/** Holds all fonts back from the next page on. @returns lets them go, once the page has text */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const address = '**/*.woff2';
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    const paints = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(paints)).toBe(1);
    open();
    await expectWebFont(page);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.unroute(address);
  };
}
