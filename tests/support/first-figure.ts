import type { Page } from 'playwright/test';

/** A picture is at least this high, in px: smaller ones are signs, stars and lines of rows. */
const LEAST_PICTURE = 70;

/**
 * The top in px of the first row of a table, of the first index, or of the first bar or picture in the
 * page's content; where there is none, of the sentence that says so.
 */
export const firstFigure = (page: Page): Promise<number> =>
  page.evaluate((least) => {
    const tops = (selector: string, height: number, text = '') =>
      [...document.querySelectorAll(`main ${selector}`)]
        .filter((one) => one.textContent.includes(text))
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.height >= height && box.width > 1)
        .map(({ top }) => top + scrollY);
    return Math.min(
      ...tops('tbody tr', 1),
      ...tops('li[data-quote]', 1),
      ...tops('svg', least),
      // The bars of a list: of breadth, of positions.
      ...tops('svg[preserveAspectRatio="none"]', 10),
      ...tops('dl svg', 10),
      ...tops('p', 1, 'No Data Found!'),
    );
  }, LEAST_PICTURE);
