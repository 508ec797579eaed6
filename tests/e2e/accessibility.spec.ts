import { type Browser, expect, type Page, test } from 'playwright/test';

import { expectAccessible, NARROW, smallTargets, WIDE } from '../support/accessible';
import { axeViolations } from '../support/axe';
import { equalAccessViolations } from '../support/equal-access';
import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { MARKED, markParts } from '../support/marked-parts';
import { open } from '../support/open';

/** Where menus and search open: the rest of the page stays as it is. */
const HEADER = 'header';

const SIP = EXAMPLES.calculator;
const RISK = '/calculators/risk-profile-calculator';
const FORM = '/support/get-in-touch/request-a-call-back';

test('both engines find a field without a label: on the whole page, in its content, and once beside a marked part', async ({
  page,
}) => {
  await open(page, '/accessibility');
  await page.locator('main').evaluate((main) => {
    const row = document.createElement('div');
    row.append(document.createElement('b'), document.createElement('input'));
    main.append(row);
  });
  // The field is in the first and in its surroundings, which are marked for the second.
  await markParts(page, ['input', 'b', '.nowhere']);
  for (const part of [undefined, 'main', MARKED]) {
    expect(await axeViolations(page, part)).toEqual([expect.stringMatching(/^label: /)]);
    expect(await equalAccessViolations(page, part)).toEqual(['input_label_exists: <input>']);
  }
  expect(await axeViolations(page, 'header')).toEqual([]);
  expect(await equalAccessViolations(page, 'header')).toEqual([]);
});

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
  test(`Equal Access finds nothing in the states of the ${layout} layout`, async ({
    page,
    baseURL,
  }) => {
    const origin = layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN;
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${origin}/accessibility`);
    const banner = page.getByRole('banner');
    const visible = page.locator(':visible');
    // axe looks at the same states in site-shell-access.spec.ts.
    const expectFine = async (state: string) =>
      expect.soft(await equalAccessViolations(page, HEADER), state).toEqual([]);
    await banner.locator('summary', { hasText: 'Invest' }).and(visible).click();
    expect.soft(await equalAccessViolations(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await banner.locator('summary', { hasText: 'Language' }).and(visible).click();
    await expectFine('languages');
    await page.keyboard.press('Escape');
    const box = banner.getByRole('combobox');
    await box.fill('bank');
    await expect(banner.getByRole('option').first()).toBeVisible();
    await expectFine('search with results');
    await box.fill('zzzz');
    await expect(banner.getByRole('option')).toHaveCount(0);
    await expectAccessible(page, 'search without results', HEADER);
    await page.keyboard.press('Escape');
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectFine('drawer');
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
  await open(page, EXAMPLES.company);
  expect(await groundOf('[data-choice]:checked + span')).not.toBe(
    await groundOf('[data-choice]:not(:checked) + span'),
  );
  await page.context().close();
});
