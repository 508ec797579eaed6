import { expect, test } from 'playwright/test';

import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { open } from '../support/open';

/** What browser extensions do to a page before React hydrates it. */
const CHANGES = {
  'a div first in the body': () => document.body.prepend(document.createElement('div')),
  'two of them': () =>
    document.body.prepend(document.createElement('div'), document.createElement('div')),
  'a bar of an element of its own': () =>
    document.body.prepend(document.createElement('translate-bar')),
  'a div last in the body': () => document.body.append(document.createElement('div')),
  'attributes and an element of the head': () => {
    document.documentElement.dataset.extension = 'on';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.append(document.createElement('meta'));
  },
} as const;

for (const layout of LAYOUTS) {
  for (const [what, change] of Object.entries(CHANGES)) {
    test(`${what} costs no hydration in the ${layout} layout`, async ({ page, baseURL }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      // Once the page's elements are there, and before any script of the page runs.
      await page.addInitScript(`
        new MutationObserver((_, observer) => {
          if (!document.querySelector('body > main')) return;
          observer.disconnect();
          (${String(change)})();
          window.main = document.querySelector('body > main');
        }).observe(document, { childList: true, subtree: true });
      `);
      // The scripts wait, as they do on a slow network.
      await page.route('**/_next/static/**/*.js', async (route) => {
        await page.waitForFunction(() => 'main' in window);
        await route.continue();
      });
      await open(page, `${layout === 'new' ? baseURL : FLIPPED_ORIGIN}/about-us`);
      expect(errors).toEqual([]);
      // React has kept what the server sent.
      expect(
        await page.evaluate(
          () => (window as { main?: Element }).main === document.querySelector('body > main'),
        ),
      ).toBe(true);
    });
  }
}
