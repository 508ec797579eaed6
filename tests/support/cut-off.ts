import type { Page } from 'playwright/test';

/**
 * What a visitor can't read on the page as it is: a page that scrolls sideways, and texts that begin
 * or end outside the viewport, except in a row that scrolls by itself and where dots say that more
 * follows.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide of ${clientWidth}`] : [];

    const holds = (one: Element): boolean => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
      const isHidden = clipPath === 'inset(50%)';
      return isHidden || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
    };
    const isHeld = (one: Element | null): boolean =>
      one !== null &&
      (holds(one) || one.matches('.rfm-marquee-container, [inert]') || isHeld(one.parentElement));

    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOutside = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > clientWidth + 1),
      );
      if (isOutside && !isHeld(parent)) cut.push(`cut: ${text.textContent?.slice(0, 60)}`);
    }
    return [...wide, ...cut];
  });
