import { expect, type Page } from 'playwright/test';

import { axeViolations } from './axe';
import { equalAccessViolations } from './equal-access';

export const WIDE = { width: 1280, height: 800 };
/** A phone. */
export const NARROW = { width: 390, height: 844 };
/** The longest page on a phone, in px. */
export const LONGEST_PAGE = 12_000;

/** The same of the privacy notice, which the law wants itemised by purpose. */
export const LONGEST_NOTICE = 13_500;

/** Buttons and fields of the content that are smaller than 24 px either way (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, summary)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .flatMap((one) => {
        // A field's label is part of its target; those out of sight are drawn by it.
        const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
        const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        const words = one.ariaLabel ?? one.textContent;
        return width < 24 || height < 24 ? [`${one.tagName} ${words} ${width} × ${height}`] : [];
      }),
  );

/**
 * Expects that neither axe nor IBM Equal Access finds anything on the page as it is now.
 * @param part the selector of the only parts that they look at, none of which is in another
 */
export async function expectAccessible(page: Page, state = '', part?: string): Promise<void> {
  expect.soft(await axeViolations(page, part), `axe, ${state}`).toEqual([]);
  expect.soft(await equalAccessViolations(page, part), `Equal Access, ${state}`).toEqual([]);
}
