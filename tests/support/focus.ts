import type { Page } from 'playwright/test';

export interface FocusedElement {
  readonly words: string;
  /** Whether some part of it is in the viewport and not covered. */
  readonly isInSight: boolean;
  /** Whether Tab goes to nothing on the page after it. */
  readonly isLast: boolean;
}

/** The element with the focus; `null` where the focus is nowhere. */
export const focusedElement = (page: Page): Promise<FocusedElement | null> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement || one instanceof SVGElement) || one === document.body)
      return null;
    const isStop = (other: Element): boolean =>
      (other as HTMLElement).tabIndex >= 0 &&
      !other.closest('[inert], dialog:not([open])') &&
      other.checkVisibility({ visibilityProperty: true });
    // Of a thousand elements, few are asked whether they are visible.
    const last = [
      ...document.querySelectorAll('a[href], button, input, summary, [tabindex]'),
    ].findLast(isStop);
    const isLast = !last || !(one.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING);
    // Radio buttons and the like are drawn by their label.
    const drawn = (one instanceof HTMLInputElement && one.labels?.[0]) || one;
    const isInSight = [one, drawn].some((part) =>
      [...part.getClientRects()].some(({ left, top, width, height }) =>
        [0.5, 0.1, 0.9].some((x) =>
          [0.5, 0.1, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + x * width, top + y * height);
            return hit !== null && part.contains(hit);
          }),
        ),
      ),
    );
    const words = one.ariaLabel ?? one.textContent?.trim() ?? '';
    return { words: `${one.tagName} ${words.slice(0, 40)}`, isInSight, isLast };
  });
