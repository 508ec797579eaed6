import type { Page } from 'playwright/test';

/** Visible text smaller than the bound; and how many labels of drawings were measured. */
export const smallText = (page: Page, least: number) =>
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
