import { expect, type Locator, type Page, test } from 'playwright/test';

import { axeViolations } from '../support/axe';
import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { IS_FULL } from '../support/full-run';
import { open } from '../support/open';

const PAGE = '/accessibility';
/** Where menus and search open: the rest of the page stays as it is. */
const HEADER = 'header';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };
/** More tab stops than any page has. */
const ENDLESS = 600;

/** Numbers all focusable elements of the page. */
const numberStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const stops = [...all].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.closest('[inert], dialog:not([open])') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getClientRects().length > 0,
    );
    return stops.map((one, at) => {
      one.dataset.stop = String(at);
      return `${at} ${one.textContent?.trim().slice(0, 40) || one.tagName}`;
    });
  });

interface Stop {
  readonly number: string;
  /** Whether the focused element is visible: in the viewport, not under the sticky header. */
  readonly isClear: boolean;
  readonly words: string;
}

const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    if (!one?.dataset.stop) return null;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const middle = document.elementFromPoint(
      Math.min(Math.max((left + right) / 2, 1), innerWidth - 1),
      Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
    );
    const isInView = bottom > 0 && top < innerHeight;
    const header = document.querySelector('body > header');
    const isUnder = Boolean(header?.contains(middle) && !header.contains(one));
    const words = one.textContent?.trim().slice(0, 40) ?? '';
    return { number: one.dataset.stop, isClear: isInView && !isUnder, words };
  });

/** Presses a key until the focus leaves the page. @returns the tab stops in order */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < ENDLESS) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop || stops.some((known) => known.number === stop.number)) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus stops ${ENDLESS} times`);
}

/**
 * Looks at a desk in the light and at a phone in the dark; the full run has both on each.
 * @param opened what is open in the header, which alone is looked at; else the whole page is
 */
async function expectNoViolation(page: Page, opened?: string): Promise<void> {
  const isWide = page.viewportSize()?.width === WIDE.width;
  const schemes = (['light', 'dark'] as const).filter(
    (one) => IS_FULL || (one === 'light') === isWide,
  );
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await axeViolations(page, opened && HEADER);
    expect(violations, `${opened ?? 'the page'}, ${colorScheme}`).toEqual([]);
  }
}

/** Presses Tab once for each link of a part. @returns the places of the links that it reaches */
async function tabThroughLinks(part: Locator): Promise<number[]> {
  const focusedLink = () =>
    part.evaluate((one) => {
      const links = [...one.querySelectorAll('a')].filter((link) => link.checkVisibility());
      return {
        count: links.length,
        at: links.indexOf(document.activeElement as HTMLAnchorElement),
      };
    });
  const reached: number[] = [];
  const { count } = await focusedLink();
  while (reached.length < count) {
    await part.page().keyboard.press('Tab');
    reached.push((await focusedLink()).at);
  }
  return reached;
}

for (const layout of LAYOUTS) {
  const at = (path: string, baseURL: string | undefined) =>
    (layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN) + path;

  test(`axe finds no violation in the ${layout} layout, wide`, async ({ page, baseURL }) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, at(PAGE, baseURL));
    await expectNoViolation(page);
    const banner = page.getByRole('banner');
    for (const words of ['Invest', 'Log in', 'Language']) {
      const summary = banner.locator('summary', { hasText: words }).and(page.locator(':visible'));
      await summary.click();
      await expectNoViolation(page, words);
      await page.keyboard.press('Escape');
    }
    await banner.getByRole('combobox').fill('bank');
    await expect(banner.getByRole('option').first()).toBeVisible();
    await expectNoViolation(page, 'search');
  });

  test(`axe finds no violation in the ${layout} layout, narrow`, async ({ page, baseURL }) => {
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, at(PAGE, baseURL));
    const groups = page.getByRole('navigation', { name: 'Footer' });
    await groups.locator('summary', { hasText: 'Markets' }).click();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    for (const words of ['Notifications', 'Invest', 'Log in', 'Language']) {
      await dialog.locator('summary', { hasText: words }).click();
      await expectNoViolation(page, words);
    }
  });

  for (const viewport of [WIDE, NARROW]) {
    test(`in the ${layout} layout, ${viewport.width} px wide, Tab reaches everything and leaves it`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, at(PAGE, baseURL));
      const expected = await numberStops(page);
      const forth = await walk(page, 'Tab');
      expect(forth.map(({ number }) => Number(number))).toEqual(expected.map((_, at) => at));
      expect(forth[0]?.words).toBe('Skip to the content');
      expect(forth.filter(({ isClear }) => !isClear)).toEqual([]);
      const back = await walk(page, 'Shift+Tab');
      expect(back.filter(({ isClear }) => !isClear)).toEqual([]);
    });
  }

  test(`the ${layout} layout’s menus and tabs work by keyboard`, async ({ page, baseURL }) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, at(PAGE, baseURL));
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const summary of await menu.locator('summary').filter({ visible: true }).all()) {
      await summary.focus();
      await page.keyboard.press('Enter');
      const panel = menu.locator('details[open]');
      const reached = await tabThroughLinks(panel);
      expect(reached.length).toBeGreaterThan(1);
      expect(reached).toEqual([...reached.keys()]);
      await page.keyboard.press('Escape');
      await expect(summary).toBeFocused();
      await expect(panel).toHaveCount(0);
    }
    const tabs = page.getByRole('contentinfo').getByRole('tab');
    await tabs.first().focus();
    for (const tab of (await tabs.all()).slice(1)) {
      await page.keyboard.press('ArrowRight');
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
      await expect(panel).toBeVisible();
    }
    await page.keyboard.press('Tab');
    const last = page.getByRole('tabpanel').and(page.locator(':visible')).getByRole('link').first();
    await expect(last).toBeFocused();
  });

  test(`the ${layout} layout’s phone menu works by keyboard`, async ({ page, baseURL }) => {
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, at(PAGE, baseURL));
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    for (const fold of await dialog.locator('summary').all()) {
      await fold.focus();
      await page.keyboard.press('Enter');
      const reached = await tabThroughLinks(fold.locator('..'));
      expect(reached).toEqual([...reached.keys()]);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}
