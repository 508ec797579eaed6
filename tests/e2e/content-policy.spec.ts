import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN } from '../support/flipped';
import { drawFrames } from '../support/frames';
import { hydrated, open } from '../support/open';
import { watchPolicy } from '../support/watch-policy';

const OLD_LAYOUT_PATHS = [
  '/',
  '/search?q=bank',
  EXAMPLES.company,
  '/invest-in-stocks',
  EXAMPLES.calculator,
  '/support/faqs',
  '/nothing-here',
];

/** `pages.spec.ts` checks each address in the new layout. */
for (const path of OLD_LAYOUT_PATHS) {
  test(`${path} has no policy violation in the old layout`, async ({ page }) => {
    const violations = await watchPolicy(page);
    await page.goto(FLIPPED_ORIGIN + path);
    await hydrated(page);
    // Loads content that waits for the viewport.
    await page.mouse.wheel(0, 2_000);
    await drawFrames(page);
    expect(await violations()).toEqual([]);
  });
}

for (const layout of ['new', 'old'] as const) {
  test(`a visit by links, search and a form has no policy violation in the ${layout} layout`, async ({
    page,
    baseURL,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const violations = await watchPolicy(page);
    await open(page, layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    for (const path of [
      '/invest-in-stocks',
      EXAMPLES.company,
      '/support/faqs',
      '/search?q=bank',
      EXAMPLES.calculator,
      '/support/get-in-touch/contact-us',
    ]) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: href });
        document.querySelector('main')?.prepend(link);
        link.click();
      }, path);
      await expect(page).toHaveURL(new RegExp(`${path.replace('?', '[?]')}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violations(), path).toEqual([]);
    }
    // React drew all of them: no page was loaded anew.
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    // As the server sends it, the form is one of HTML: the page comes back as a response to a POST.
    await page.reload();
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('main form[method="POST" i]');
      if (form) HTMLFormElement.prototype.submit.call(form);
    });
    expect((await posted).status()).toBeLessThan(500);
    await loaded;
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('no script can make another one from a text or load one from elsewhere', async ({ page }) => {
  await open(page, '/about-us');
  const attempts = await page.evaluate(() => {
    const fails = (attempt: () => unknown): boolean => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const script = document.createElement('script');
    return [
      fails(() => (script.src = 'https://evil.example/a.js')),
      fails(() => (script.src = '/assets/a.js')),
      fails(() => (script.text = 'alert(1)')),
      fails(() => document.createElement('iframe').setAttribute('srcdoc', '<script></script>')),
    ];
  });
  expect(attempts).toEqual([true, true, true, false]);
});

test('an injected script does not run', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/about-us`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.injected = "markup"</script><img src="x:" onerror="window.injected = 1"></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/about-us', { waitUntil: 'load' });
  await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.injected = "element"';
      document.body.append(script);
    } catch {
      // Trusted Types refuse the text.
    }
    const link = document.createElement('a');
    link.href = 'javascript:window.injected="link"';
    document.body.append(link);
    link.click();
  });
  await drawFrames(page);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
