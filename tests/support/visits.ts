import { type BrowserContext, test as base } from 'playwright/test';

import { DEFAULT_PORT } from './flipped';

/**
 * Tests that visit one page each, with `page` in a context that a worker keeps: next to Chromium's
 * `--renderer-process-limit=1` (playwright.config.ts), a page gets the process of the last one, which
 * has compiled the scripts of the site and of the engines. Storage and cache are shared too.
 */
export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, give) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${DEFAULT_PORT}`,
        serviceWorkers: 'block',
        viewport: { width: 412, height: 823 },
      });
      // A page that stays open keeps the process.
      await context.newPage();
      await give(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, give) => {
    const page = await shared.newPage();
    await give(page);
    await page.close();
  },
});
