import { expect, type Page, test } from 'playwright/test';

import { OTHER_TEMPLATES, PAGE_TYPES } from '../support/pages';

/** The smallest text of a page in px, as it is drawn: drawings are scaled with the viewport. */
const SMALLEST = 12;
/** The narrowest viewport (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 800 };

test.setTimeout(240_000);
test.use({ viewport: NARROWEST, contextOptions: { reducedMotion: 'reduce' } });

/** Visible text smaller than the bound; and how many labels of drawings were measured. */
const measure = (page: Page, least: number) =>
  page.evaluate((smallest) => {
    const small: string[] = [];
    let labels = 0;
    for (const one of document.body.querySelectorAll('*')) {
      const text = [...one.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      // Text for screen readers alone has a box of one pixel.
      if (!text || !one.checkVisibility() || one.getBoundingClientRect().width <= 1) continue;
      const drawn = one.closest<SVGTextElement>('svg text');
      const matrix = drawn?.getScreenCTM();
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      if (drawn) labels += 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < smallest - 0.01) small.push(`${text.textContent ?? ''}: ${size.toFixed(1)} px`);
    }
    return { small, labels };
  }, least);

test(`no text is drawn smaller than ${SMALLEST} px on the narrowest phone`, async ({ page }) => {
  let labels = 0;
  for (const path of [...PAGE_TYPES, ...OTHER_TEMPLATES]) {
    await page.goto(path);
    const found = await measure(page, SMALLEST);
    expect.soft(found.small, path).toEqual([]);
    labels += found.labels;
  }
  expect(labels).toBeGreaterThan(100);
});
