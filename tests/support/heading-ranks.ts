import type { Page } from 'playwright/test';

/** How many times as large as any other heading the title of a page is. */
const TITLE_RATIO = 1.2;
/** Sizes are fractions of a pixel. */
const ROUNDING = 0.01;

/** The headings of a page's content that are too large for its title, with both sizes in px. */
export function tooLarge(page: Page): Promise<string[]> {
  return page.evaluate(
    ([ratio, rounding]) => {
      const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
      const [title] = document.querySelectorAll('h1');
      if (!title) return ['no title'];
      return [...document.querySelectorAll('main :is(h2, h3, h4)')]
        .filter((heading) => heading.checkVisibility())
        .filter((heading) => sizeOf(heading) * ratio > sizeOf(title) + rounding)
        .map((heading) => `${heading.textContent}: ${sizeOf(heading)} px of ${sizeOf(title)} px`);
    },
    [TITLE_RATIO, ROUNDING] as const,
  );
}
