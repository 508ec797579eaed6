import { expect, test, type Page } from 'playwright/test';

import { languages } from '../../lib/content/languages';

import { axeViolations } from '../support/axe';
import { hydrated, open } from '../support/open';
import { type Site, startSite } from '../support/site';
import { SCRIPT, startWidget, type Widget } from '../support/translate-widget';

test.describe.configure({ mode: 'serial' });

let widget: Widget;
let site: Site;

test.beforeAll(async () => {
  widget = await startWidget();
  site = await startSite({ TRANSLATE_WIDGET_URL: widget.address });
});
test.beforeEach(() => widget.behave());
test.afterAll(async () => {
  await site.stop();
  await widget.close();
});

const UNREACHED = 'The translation service can’t be reached just now. The page stays in English.';

const panel = (page: Page) => page.getByRole('banner').locator('details', { hasText: 'Language:' });

async function pick(page: Page, name: string | RegExp): Promise<void> {
  if (!(await panel(page).evaluate((one: HTMLDetailsElement) => one.open))) {
    await panel(page).locator('summary').click();
  }
  await panel(page).getByRole('button', { name }).click();
}

const heading = (page: Page) => page.locator('h1');

test('the widget is loaded once, after the visitor chose a language and agreed', async ({
  page,
}) => {
  await open(page, `${site.origin}/about-us`);
  const own = (await heading(page).textContent()) ?? '';
  expect(widget.requests).toEqual([]);

  await pick(page, 'हिन्दी');
  const consent = panel(page).getByText('May a translation service read this page with you?');
  await expect(consent).toBeVisible();
  const [menu, close] = await Promise.all(
    [page.getByRole('navigation', { name: 'Main menu' }), panel(page).locator('[data-close]')].map(
      (one) => one.boundingBox(),
    ),
  );
  // The header covers what is under it.
  expect(close?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
  await expect(panel(page).getByRole('button', { name: 'Stay in English' })).toBeInViewport();
  await expect(panel(page).getByText(new URL(widget.address).host)).toBeVisible();
  expect(widget.requests).toEqual([]);
  expect(await axeViolations(page, 'header')).toEqual([]);

  const [yes, no] = [
    panel(page).getByRole('button', { name: 'Agree' }),
    panel(page).getByRole('button', { name: 'Stay in English' }),
  ];
  const look = (button: typeof yes) =>
    button.evaluate((one) => {
      const { backgroundColor, fontSize, borderColor } = getComputedStyle(one);
      return [backgroundColor, fontSize, borderColor, Math.round(one.clientWidth)];
    });
  expect(await look(yes)).toEqual(await look(no));

  await no.click();
  await expect(consent).toBeHidden();
  expect(widget.requests).toEqual([]);
  await expect(heading(page)).toHaveText(own);

  await pick(page, 'हिन्दी');
  await yes.click();
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');
  expect(widget.requests).toEqual(['/element.js?cb=googleTranslateElementInit']);
  expect(
    await page.evaluate(() => (window as never as { widgetOptions: object }).widgetOptions),
  ).toEqual({
    pageLanguage: 'en',
    includedLanguages: languages.map(({ code }) => code).join(','),
    autoDisplay: false,
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(panel(page).locator('summary')).toContainText('हिन्दी');

  await pick(page, 'मराठी');
  await expect(heading(page)).toHaveText('मराठी शीर्षक');
  await pick(page, 'ગુજરાતી');
  await expect(heading(page)).toHaveText('ગુજરાતી શીર્ષક');
  expect(widget.requests).toHaveLength(1);
});

test('only the page that is translated names the widget in its policy', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(site.origin + path)).headers()['content-security-policy'] ?? '';
  const { host } = new URL(widget.address);
  expect(await policyOf('/about-us')).not.toContain(host);
  expect(await policyOf('/about-us?translate=on')).toContain(host);
  expect(await policyOf('/about-us')).not.toContain(host);
});

test('the choice lasts for the visit, and English returns with the own policy', async ({
  page,
}) => {
  await open(page, `${site.origin}/support/faqs?q=demat`);
  const own = (await heading(page).textContent()) ?? '';
  await pick(page, 'हिन्दी');
  await panel(page).getByRole('button', { name: 'Agree' }).click();
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');
  await expect(page).toHaveURL(`${site.origin}/support/faqs?q=demat&translate=on`);

  await page.reload();
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');
  await page.goto(`${site.origin}/about-us`);
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');
  await page.goto(`${site.origin}/support/faqs?q=demat`);
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');

  await pick(page, 'English');
  await expect(page).toHaveURL(`${site.origin}/support/faqs?q=demat`);
  await expect(heading(page)).toHaveText(own);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('googtrans');
  widget.behave();
  await open(page, `${site.origin}/about-us?translate=on`);
  await page.reload();
  await hydrated(page);
  // An address alone loads nothing.
  expect(widget.requests).toEqual([]);
});

test('after a translation menus, routes and tickers work', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, `${site.origin}/about-us`);
  await pick(page, 'हिन्दी');
  await panel(page).getByRole('button', { name: 'Agree' }).click();
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');
  // A widget wraps every text node, so that React does not find its own.
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      (one) => !one.parentElement?.closest('script, style, .notranslate'),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
  await page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.locator('#notices-heading')).toBeAttached();
  expect(errors).toEqual([]);
});

for (const [what, manners] of [
  ['does not load', { status: 503 }],
  ['loads but never starts', { script: 'void 0;' }],
] as const) {
  test(`with a widget that ${what}, a message is shown and the page stays in English`, async ({
    page,
  }) => {
    widget.behave(manners);
    await open(page, `${site.origin}/about-us`);
    const own = (await heading(page).textContent()) ?? '';
    await pick(page, 'हिन्दी');
    await panel(page).getByRole('button', { name: 'Agree' }).click();
    const message = page.getByText(UNREACHED);
    await expect(message).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(message).toBeInViewport({ ratio: 1 });
    }
    await expect(heading(page)).toHaveText(own);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    expect(await axeViolations(page, '.notranslate')).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(message).toBeHidden();

    // The page works, and the next one does not try again.
    await page.locator('header a[href="/"]').first().click();
    await expect(page.locator('#notices-heading')).toBeAttached();
    widget.behave();
    await open(page, `${site.origin}/about-us`);
    await expect(heading(page)).toHaveText(own);
    expect(widget.requests).toEqual([]);
  });
}

test.describe('by default', () => {
  const PUBLIC = 'https://translate.google.com/translate_a/element.js';

  for (const isReached of [true, false]) {
    test(`the public widget is asked for, ${isReached ? 'and translates' : 'and may be blocked'}`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.route(/^https:/, (route) =>
        isReached
          ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
          : route.abort('blockedbyclient'),
      );
      const outside = () => asked.filter((url) => url.startsWith('https:'));
      await open(page, '/about-us');
      await pick(page, 'मराठी');
      await expect(panel(page).getByText('translate.google.com')).toBeVisible();
      expect(outside()).toEqual([]);
      await panel(page).getByRole('button', { name: 'Agree' }).click();
      if (isReached) await expect(heading(page)).toHaveText('मराठी शीर्षक');
      else await expect(page.getByText(UNREACHED)).toBeVisible();
      expect(outside()).toEqual([`${PUBLIC}?cb=googleTranslateElementInit`]);
    });
  }
});

test('on a phone the drawer has the languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site.origin}/about-us`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.locator('summary', { hasText: 'Language' }).click();
  await drawer.getByRole('button', { name: 'ગુજરાતી' }).click();
  await drawer.getByRole('button', { name: 'Agree' }).click();
  await expect(heading(page)).toHaveText('ગુજરાતી શીર્ષક');
});

test('where translation is off there is no selector', async ({ page }) => {
  const plain = await startSite({ TRANSLATE_WIDGET_URL: 'off' });
  await open(page, `${plain.origin}/about-us`);
  await expect(page.getByRole('link', { name: 'Locate us' }).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('[popover] summary', { hasText: 'Language' })).toHaveCount(0);
  const policy =
    (await (await page.goto(`${plain.origin}/about-us?translate=on`))?.allHeaders()) ?? {};
  expect(policy['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await plain.stop();
});
