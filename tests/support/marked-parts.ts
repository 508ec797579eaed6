import type { Page } from 'playwright/test';

/** What is marked: elements that are in no other one. */
export const MARKED = '[data-marked]:not([data-marked] *)';

/** Elements that the surroundings of a part may have. */
const MOST = 100;

/**
 * Marks, in a page's content, the first visible element of each part, else its first, and what
 * surrounds it, such as its row, card or list.
 * @param parts selectors
 */
export const markParts = (page: Page, parts: readonly string[]): Promise<void> =>
  page.evaluate(
    ({ selectors, most }) => {
      const main = document.querySelector('main');
      for (const selector of selectors) {
        const all = main?.matches(selector)
          ? [main]
          : [...(main?.querySelectorAll(selector) ?? [])];
        let one = all.find((element) => element.checkVisibility()) ?? all[0];
        for (let around = one?.parentElement; around && around !== main;) {
          if (around.getElementsByTagName('*').length > most) break;
          one = around;
          around = around.parentElement;
        }
        one?.setAttribute('data-marked', '');
      }
    },
    { selectors: parts, most: MOST },
  );
