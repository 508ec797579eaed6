import type { Page } from '@playwright/test';

interface Watched {
  seen: { shift: number };
}

/** From the next page on, adds up how far the layout shifts under a visitor's eyes. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What was added up on this page. */
export const shiftOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as Watched).seen.shift);

/** Begins anew: what shifted so far is another matter. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as never as Watched).seen.shift = 0;
  });
