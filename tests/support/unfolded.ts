import type { Page } from 'playwright/test';

/**
 * What does not fit while all that the page's content folds away is shown: a text of which a line
 * holds fewer than four letters, and what is wider than the viewport. Of folds that close each other
 * the last one is shown. All is folded again after it.
 */
export const misfitUnfolded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const folds = [...main.querySelectorAll('details')].map((one) => ({ one, isOpen: one.open }));
    const ticks = [...main.querySelectorAll<HTMLInputElement>('[type=checkbox]:not(:checked)')];
    const show = (isShown: boolean): void => {
      for (const { one, isOpen } of folds) one.open = isShown || isOpen;
      for (const tick of ticks) tick.checked = isShown;
    };

    const isSqueezed = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines >= 4 && (text.textContent ?? '').trim().length / lines < 4;
    };
    const squeezed: string[] = [];
    show(true);
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isSqueezed(text)) squeezed.push(`"${text.textContent}" has a few letters a line`);
    }
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    show(false);
    return [...new Set(squeezed), ...wide];
  });
