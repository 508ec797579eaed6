import { expect, type Page } from 'playwright/test';

import {
  expectAccessible,
  LONGEST_NOTICE,
  LONGEST_PAGE,
  NARROW,
  smallTargets,
  WIDE,
} from '../support/accessible';
import { axeViolations } from '../support/axe';
import { BUDGETS, EMPTY_PAGE_SCRIPTS, overBudget } from '../support/budgets';
import { EXAMPLES } from '../support/example-pages';
import { IS_FULL } from '../support/full-run';
import { tooLarge } from '../support/heading-ranks';
import { expectToFit, expectToTakeLargeFont, expectToTakeSpacing } from '../support/large-text';
import { expectWebFont, holdFonts } from '../support/late-font';
import { MARKED, markParts } from '../support/marked-parts';
import { misread } from '../support/misread-tables';
import { hydrated } from '../support/open';
import { watchProblems, watchRequests } from '../support/page-problems';
import { PAGE_TYPES } from '../support/pages';
import { shiftOn, watchShifts } from '../support/shifts';
import { smallText } from '../support/small-text';
import { dependentOnOrder } from '../support/style-order';
import { misfitUnfolded } from '../support/unfolded';
import { ADDRESSES } from '../support/visited-addresses';
import { test } from '../support/visits';
import { watchPolicy } from '../support/watch-policy';
import { kB, marqueeLoaded, sum, watchFiles, type Weight } from '../support/weigh';
import { wordsOfMain } from '../support/words';

import { type LookedAt, partsOfContent, withAllParts } from '../http/answers';

/** Cumulative layout shift that browsers rate as good. */
const GOOD_SHIFT = 0.1;
/** Style sheets that a page may request. */
const MOST_SHEETS = 12;
/** The smallest text of a page in px, as it is drawn: drawings are scaled with the viewport. */
const SMALLEST_TEXT = 12;
/** The narrowest viewport (WCAG 1.4.10). */
const NARROWEST = 320;
/** The page of what the visitor's device keeps, which no server knows. */
const OF_THE_DEVICE = '/watchlist';
/** A tablet both ways, on which wide tables are still tables. */
const TABLET = [768, 1024];

const lookAt = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

function expectLight(path: string, { scripts, sheets, fonts }: Omit<Weight, 'path'>): void {
  const values = {
    scripts: kB(sum(scripts)) - EMPTY_PAGE_SCRIPTS,
    css: kB(sum(sheets)),
    fonts: kB(sum(fonts)),
  };
  for (const name of ['scripts', 'css', 'fonts'] as const) {
    const value = values[name];
    // A page that loads none would be light, and broken.
    expect.soft(value, BUDGETS[name].what).toBeGreaterThan(0);
    expect.soft(overBudget(BUDGETS[name], [{ path, value }]), BUDGETS[name].what).toEqual([]);
  }
}

async function expectSameWords(page: Page, html: string): Promise<void> {
  const { sent, shown } = await wordsOfMain(page, html);
  const known = new Set(sent);
  const added = shown.filter((word) => !known.has(word));
  // JavaScript may add controls, such as a reset button, with a few words.
  expect.soft(added.length, added.join(' ')).toBeLessThanOrEqual(12);
  expect.soft(sent.length).toBeGreaterThan(20);
  expect.soft(sent.length).toBeGreaterThanOrEqual(shown.length * 0.98);
}

let lookedAt: LookedAt | undefined;
/**
 * What the engines look at on a page: all of it, the parts of its content that no other page shows them
 * and those that scripts add, or nothing. Known once the crawl has run, and not when test files are
 * loaded.
 * @param html the HTML that was sent
 */
async function partsToLookAt(
  page: Page,
  path: string,
  html: string,
): Promise<'all' | typeof MARKED | null> {
  lookedAt ??= withAllParts(ADDRESSES.map((address) => address.path));
  if (IS_FULL || lookedAt.shells.has(path)) return 'all';
  const fresh = lookedAt.contents.get(path);
  if (!fresh) return null;
  const sent = partsOfContent(html);
  const shown = partsOfContent(await page.locator('main').evaluate((main) => main.outerHTML));
  const added = [...shown].filter((part) => !sent.has(part));
  await markParts(page, [...fresh, ...added]);
  return MARKED;
}

for (const { path, status, reason } of ADDRESSES) {
  test(`${path} (${reason}) keeps what every page promises`, async ({ page }) => {
    const problems = watchProblems(page, path, status);
    const requestsDone = watchRequests(page);
    const violations = await watchPolicy(page);
    const filesSoFar = watchFiles(page);
    await watchShifts(page);
    const isType = PAGE_TYPES.includes(path);
    const releaseFonts = isType ? await holdFonts(page) : () => expectWebFont(page);

    const html = await test.step('it answers and hydrates; a late font shifts little', async () => {
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(status);
      await hydrated(page);
      await releaseFonts();
      if (isType) expect.soft(await shiftOn(page), 'shift').toBeLessThan(GOOD_SHIFT);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      return (await response?.text()) ?? '';
    });

    await test.step('its files are few and light', async () => {
      await marqueeLoaded(page);
      await page.waitForLoadState();
      if (isType) expectLight(path, await filesSoFar());
      const sheets = await page.locator('link[rel="stylesheet"]').count();
      expect.soft(sheets).toBeLessThanOrEqual(MOST_SHEETS);
    });

    if (path !== OF_THE_DEVICE) {
      await test.step('its text does not depend on scripts', () => expectSameWords(page, html));
    }

    await test.step('it can be read on a phone', async () => {
      await lookAt(page, 'light');
      await page.setViewportSize(NARROW);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect
        .soft(height)
        .toBeLessThanOrEqual(path === '/support/updates/privacy' ? LONGEST_NOTICE : LONGEST_PAGE);
      expect.soft(height).toBeGreaterThan(NARROW.height);
      expect.soft(await misread(page)).toEqual([]);
      expect.soft(await tooLarge(page), 'headings beside the title').toEqual([]);
      await expectToTakeLargeFont(page);
      await expectToTakeSpacing(page);
      await expectToFit(page, NARROWEST, 'plain');
      expect.soft(await misfitUnfolded(page)).toEqual([]);
      const { small, labels } = await smallText(page, SMALLEST_TEXT);
      expect.soft(small).toEqual([]);
      // The labels of its chart are measured too.
      if (path === EXAMPLES.company) expect.soft(labels).toBeGreaterThan(5);
    });

    await test.step('it fits a tablet and a desk', async () => {
      for (const width of TABLET) await expectToFit(page, width, 'plain');
      await page.setViewportSize(WIDE);
      expect.soft(await tooLarge(page), 'headings beside the title').toEqual([]);
    });

    if (IS_FULL) {
      await test.step('no style depends on the order of CSS modules', async () => {
        for (const width of [360, 1300]) {
          await page.setViewportSize({ width, height: 900 });
          const { modules, properties, compared, dependent } = await dependentOnOrder(page);
          expect.soft(modules).toBeGreaterThan(1);
          expect.soft(properties).toBeGreaterThan(20);
          expect.soft(compared).toBeGreaterThan(20);
          expect.soft(dependent).toEqual([]);
        }
      });
    }

    const looked = await partsToLookAt(page, path, html);
    if (looked !== null) {
      const parts = looked === 'all' ? undefined : looked;
      await test.step('engines find nothing in the dark on a phone, nor on a desk', async () => {
        await page.setViewportSize(NARROW);
        await lookAt(page, 'dark');
        if (IS_FULL) await expectAccessible(page, 'narrow and dark');
        else expect.soft(await axeViolations(page, parts)).toEqual([]);
        expect.soft(await smallTargets(page)).toEqual([]);
        await lookAt(page, 'light');
        await page.setViewportSize(WIDE);
        await expectAccessible(page, 'wide', parts);
      });
    }

    await test.step('nothing failed and nothing was blocked', async () => {
      // Loads what waits for the viewport.
      await page.mouse.wheel(0, 2_000);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await requestsDone();
      expect.soft(await violations()).toEqual([]);
      expect.soft(problems).toEqual([]);
    });
  });
}

test('every page type is among the addresses', () => {
  const paths = new Set(ADDRESSES.map(({ path }) => path));
  expect(PAGE_TYPES.filter((path) => !paths.has(path))).toEqual([]);
});
