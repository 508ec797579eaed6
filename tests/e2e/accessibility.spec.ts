import { type Browser, expect, type Page, test } from 'playwright/test';

import { equalAccessViolations } from '../support/equal-access';
import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { open } from '../support/open';
import {
  COMPANY_PAGE,
  OTHER_TEMPLATES,
  PAGE_TYPES,
  PRODUCT_PAGE,
  PRODUCT_PAGES,
} from '../support/pages';
import { axeViolations } from '../support/violations';

/** The engines check each state of a page. */
test.setTimeout(180_000);

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
const SIP = '/calculators/sip-calculator';
const RISK = '/calculators/risk-profile-calculator';
const FORM = '/support/get-in-touch/request-a-call-back';

const TYPES = [
  ...PAGE_TYPES.filter((path) => !PRODUCT_PAGES.includes(path) || path === PRODUCT_PAGE),
  ...OTHER_TEMPLATES,
];

/** Buttons and fields of the content that are smaller than 24 px either way (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
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

async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect.soft(await axeViolations(page), `axe, ${state ?? ''}`).toEqual([]);
  expect.soft(await equalAccessViolations(page), `Equal Access, ${state ?? ''}`).toEqual([]);
}

for (const path of TYPES) {
  test(`two engines find nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    // axe checks every address in a wide light viewport already.
    expect.soft(await equalAccessViolations(page), 'wide').toEqual([]);
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, 'narrow and dark');
    expect.soft(await smallTargets(page)).toEqual([]);
  });
}

test('two engines find nothing in a watchlist with entries, nor in what a link adds', async ({
  page,
}) => {
  await page.goto('/accessibility');
  await page.evaluate(() => {
    const added = { added: '2026-11-02', note: '' };
    const list = [
      { ...added, code: 'stock:RELIANCE', price: 1_200 },
      { ...added, code: 'index:nifty-50', price: 24_000 },
      { ...added, code: 'stock:GONE', price: null },
    ];
    localStorage.setItem('watchlist', JSON.stringify(list));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/watchlist#stock:TCS,stock:<img src=x onerror=alert(1)>');
  await expect(page.getByText('No longer in our lists')).toBeVisible();
  await expect(page.getByText('This link names 1 entry')).toBeVisible();
  await expectAccessible(page, 'wide');
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, 'narrow and dark');
  expect(await smallTargets(page)).toEqual([]);
});

test('a star is as distinct from the ground when it is hollow as when it is full', async ({
  page,
}) => {
  await open(page, '/etfs');
  const star = page.getByRole('button', { name: /^Watch/ }).first();
  const drawn = () =>
    star.evaluate((one) => {
      const { clipPath, opacity, backgroundColor } = getComputedStyle(one, '::before');
      return { clipPath, opacity, backgroundColor };
    });
  const hollow = await drawn();
  await star.click();
  const full = await drawn();
  expect(full).toEqual({ ...hollow, clipPath: full.clipPath });
  expect(full.clipPath).not.toBe(hollow.clipPath);
});

for (const layout of LAYOUTS) {
  test(`two engines find nothing in the states of the ${layout} layout`, async ({
    page,
    baseURL,
  }) => {
    const origin = layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN;
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${origin}/accessibility`);
    const banner = page.getByRole('banner');
    const visible = page.locator(':visible');
    await banner.locator('summary', { hasText: 'Invest' }).and(visible).click();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await banner.locator('summary', { hasText: 'Language' }).and(visible).click();
    await expectAccessible(page, 'languages');
    await page.keyboard.press('Escape');
    const box = banner.getByRole('combobox');
    await box.fill('bank');
    await expect(banner.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'search with results');
    await box.fill('zzzz');
    await expect(banner.getByRole('option')).toHaveCount(0);
    await expectAccessible(page, 'search without results');
    await page.keyboard.press('Escape');
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await banner.locator('summary', { hasText: 'Menu' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'drawer');
  });
}

test('two engines find nothing in the dialog of a picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/media/gallery');
  await page.locator('main a:has(img)').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible();
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${viewport.width} px`);
    expect.soft(await smallTargets(page)).toEqual([]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';
  test(`Equal Access finds nothing in a form with errors ${scripts} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const page = await pageOf(browser, baseURL, { javaScriptEnabled });
    await page.goto(FORM);
    await page.locator('#enquire button[type=submit]').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent' })).toBeVisible();
    await expect(page).toHaveTitle(/^Error: /);
    expect(await equalAccessViolations(page)).toEqual([]);
    await page.context().close();
  });
}

test('two engines find nothing in any step of the risk profile, which Back goes back by', async ({
  page,
}) => {
  await open(page, RISK);
  for (let step = 1; step <= 12; step += 1) {
    await expect(page.getByText(`Question ${step} of 12`)).toBeVisible();
    if (step % 6 === 1) await expectAccessible(page, `question ${step}`);
    await page.locator('button[name=answers]').nth(2).click();
  }
  await expect(page.locator('#score')).toBeVisible();
  await expectAccessible(page, 'the profile');
  await page.goBack();
  await expect(page.getByText('Question 12 of 12')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Question 11 of 12')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Question 11 of 12')).toBeVisible();
});

test('two engines find nothing in a calculator with an error', async ({ page }) => {
  await open(page, SIP);
  await page.locator('#field-rate').fill('999');
  await expect(page.locator('#field-rate-message')).not.toBeEmpty();
  await expectAccessible(page);
});

/** A page in a context of its own. */
async function pageOf(
  browser: Browser,
  baseURL: string | undefined,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/**
 * The columns of each table whose header is displayed and a cell is not, or the other way round: the
 * accessibility tree counts the cells that are there, so that all later ones get the wrong header.
 * And the cells with neither a visible header nor a label, and the texts that are left out.
 */
const misread = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isGone = (one: Element) => getComputedStyle(one).display === 'none';
    const isSeen = (one: Element) => !isGone(one) && one.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const [head, ...rows] = [...table.rows];
      if (!head || !table.tHead || !table.checkVisibility()) return [];
      return rows
        .filter((row) => !isGone(row) && row.cells.length === head.cells.length)
        .flatMap((row) =>
          [...row.cells].flatMap((cell, at) => {
            const header = head.cells[at];
            if (!header) return [];
            const name = `${table.caption?.textContent ?? ''}: ${header.textContent}`;
            if (isGone(cell) !== isGone(header)) return [`${name} is read under another header`];
            if (isGone(cell) && cell.textContent) return [`${name} is left out`];
            if (cell.tagName === 'TH' || !isSeen(cell) || isSeen(header)) return [];
            const label = getComputedStyle(cell, '::before').content;
            const hasLabel = label !== 'none' || cell.querySelector('[aria-hidden], svg') !== null;
            return hasLabel ? [] : [`${name} has no label`];
          }),
        );
    });
  });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The reader's spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const WITH_TABLES = [
  '/calculators/compounding-magic-calculator',
  '/calculators/ppf-calculator',
  '/support/tools-and-resources/complaint-status',
  '/support/form-center',
  '/search?q=bank',
];

for (const path of new Set([...TYPES, '/invest-in-mutual-funds', ...WITH_TABLES])) {
  test(`${path} keeps headers with cells on a phone, and takes large fonts and wide spacing`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    expect.soft(await misread(page)).toEqual([]);

    const session = await page.context().newCDPSession(page);
    const setDefaultFont = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setDefaultFont(32);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      expect.soft(await widthOf(page), 'font of 32 px').toBeLessThanOrEqual(viewport.width);
    }

    await setDefaultFont(16);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    expect.soft(await widthOf(page), 'wide spacing').toBeLessThanOrEqual(NARROW.width);
  });
}

test('contrast themes keep what is chosen and the legends of charts apart', async ({
  browser,
  baseURL,
}) => {
  const page = await pageOf(browser, baseURL, { forcedColors: 'active', colorScheme: 'dark' });
  const groundOf = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, pseudo) => getComputedStyle(one, pseudo).backgroundColor, part);
  await open(page, SIP);
  expect(await groundOf('input:checked + span')).not.toBe(
    await groundOf('input[type=radio]:not(:checked) + span'),
  );
  expect(await groundOf('[data-series=accent]', '::before')).not.toBe(await groundOf('body'));
  await open(page, '/charges');
  expect(await groundOf('#receivers span[data-receiver=union]')).not.toBe(
    await groundOf('#receivers span[data-receiver=firm]'),
  );
  await open(page, COMPANY_PAGE);
  expect(await groundOf('[data-choice]:checked + span')).not.toBe(
    await groundOf('[data-choice]:not(:checked) + span'),
  );
  await page.context().close();
});
