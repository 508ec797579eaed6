import type { Page } from 'playwright/test';

interface Watched {
  seen: { shift: number };
}

/** Starts to measure the cumulative layout shift, from the next page on. */
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

/** The cumulative layout shift of this page so far. */
export const shiftOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as never as Watched).seen.shift);

/** Resets the sum. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as never as Watched).seen.shift = 0;
  });
