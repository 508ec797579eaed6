import { expect, test, type Page } from 'playwright/test';

import { languages } from '../../lib/content/languages';

import { axeViolations } from '../support/axe';
import { hydrated, open } from '../support/open';
import { type Site, startSite } from '../support/site';
import { startWidget, type Widget } from '../support/translate-widget';

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

test('the choice lasts for the visit, and English returns without a reload', async ({ page }) => {
  await open(page, `${site.origin}/about-us`);
  const own = (await heading(page).textContent()) ?? '';
  await pick(page, 'हिन्दी');
  await panel(page).getByRole('button', { name: 'Agree' }).click();
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');

  await page.reload();
  await expect(heading(page)).toHaveText('हिन्दी शीर्षक');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await pick(page, 'English');
  await expect(heading(page)).toHaveText(own);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('googtrans');

  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(own);
});

test('a widget without English is left by a reload', async ({ page }) => {
  widget.behave({ offersEnglish: false });
  await open(page, `${site.origin}/about-us`);
  const own = (await heading(page).textContent()) ?? '';
  await pick(page, 'मराठी');
  await panel(page).getByRole('button', { name: 'Agree' }).click();
  await expect(heading(page)).toHaveText('मराठी शीर्षक');
  await pick(page, 'English');
  await expect(heading(page)).toHaveText(own);
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
    await expect(
      panel(page).getByText(
        'The translation service can’t be reached just now. The page stays in English.',
      ),
    ).toBeVisible();
    await expect(heading(page)).toHaveText(own);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  });
}

test('without a widget address the panel says how to translate, and offers no choice', async ({
  page,
}) => {
  await page.goto('/about-us');
  await panel(page).locator('summary').click();
  for (const { ownName } of languages)
    await expect(panel(page).getByText(ownName, { exact: true })).toBeVisible();
  await expect(panel(page).getByText('use “Translate” in your browser’s menu')).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveText(['']);
  await panel(page).getByRole('button', { name: 'Close the languages' }).click();
  await expect(panel(page).getByText('use “Translate”')).toBeHidden();
});
