import { expect, type Page, test } from 'playwright/test';

import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { open } from '../support/open';

/** What browser extensions do to a page before React hydrates it. */
const CHANGES = {
  'a div first in the body': () => document.body.prepend(document.createElement('div')),
  'two of them': () =>
    document.body.prepend(document.createElement('div'), document.createElement('div')),
  'a bar of an element of its own': () =>
    document.body.prepend(document.createElement('translate-bar')),
  'an element of its own beside each field': () => {
    for (const field of document.querySelectorAll('input')) {
      const button = document.createElement('password-button');
      button.append(document.createElement('password-icon'));
      field.after(button);
    }
  },
  'a marked div beside each field': () => {
    for (const field of document.querySelectorAll('input')) {
      const icon = document.createElement('div');
      icon.dataset['lastpassIconRoot'] = '';
      field.after(icon);
    }
  },
  'a div last in the body': () => document.body.append(document.createElement('div')),
  'attributes and an element of the head': () => {
    document.documentElement.dataset.extension = 'on';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.append(document.createElement('meta'));
  },
} as const;

/** Changes a page once its elements are there, and before any script of it runs. */
async function change(page: Page, by: () => void): Promise<void> {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body > main')) return;
      observer.disconnect();
      (${String(by)})();
      window.main = document.querySelector('body > main');
    }).observe(document, { childList: true, subtree: true });
  `);
  // The scripts wait, as they do on a slow network.
  await page.route('**/_next/static/**/*.js', async (route) => {
    await page.waitForFunction(() => 'main' in window);
    await route.continue();
  });
}

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

for (const layout of LAYOUTS) {
  for (const [what, by] of Object.entries(CHANGES)) {
    test(`${what} costs no hydration in the ${layout} layout`, async ({ page, baseURL }) => {
      const errors = errorsOf(page);
      await change(page, by);
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

test('a div without a mark beside a field costs one rendering, and the search works', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await change(page, () => {
    for (const field of document.querySelectorAll('input')) {
      field.after(document.createElement('div'));
    }
  });
  await open(page, '/about-us');
  const field = page.getByRole('banner').getByRole('combobox').first();
  await field.fill('reliance');
  await expect(page.getByRole('option').first()).toContainText('Reliance');
  // React's “hydration failed”, and nothing else.
  expect(errors.filter((one) => !/#418/.test(one))).toEqual([]);
  expect(errors.length).toBeLessThanOrEqual(1);
});
