import type { Page } from 'playwright/test';

/** Words of headings, names and amounts in the page's content that a line break divides. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const one of document.querySelectorAll('main :is(h1, h2, h3, dt, th, td, data)')) {
      if (!one.checkVisibility() || one.getBoundingClientRect().width <= 8) continue;
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}.,₹%]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
    }
    return [...new Set(broken)];
  });
