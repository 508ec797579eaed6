import { expect, type Page, test } from 'playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';

import rules from '../support/html-rules.json';
import { hydrated } from '../support/open';
import { blockedScripts, runningScripts } from '../support/policy';
import { scriptsOf } from '../support/structured/graph';
import { expectGraph } from '../support/structured/page';
import { axeViolations, watchPolicy } from '../support/violations';

import { ADDRESSES } from './pages';

/** axe takes long on pages with large tables. */
test.setTimeout(120_000);

/** A tablet both ways, on which wide tables are still tables, and the narrowest page. */
const SIZES = [768, 1024, 320].map((width) => ({ width, height: 640 }));

/** Without the rules that React's spelling of void and boolean attributes breaks. */
const validator = new HtmlValidate(rules as ConfigData);

/** Collects page errors, console errors and failed requests, but for the page's own status. */
function problemsOf(page: Page, path: string, status: number): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isOwnStatus = status !== 200 && message.text().includes(`status of ${status}`);
    if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
  });
  page.on('response', (response) => {
    const isOwn = new URL(path, response.url()).pathname === new URL(response.url()).pathname;
    if (response.status() >= 400 && !isOwn) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

async function invalidMarkup(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector})`),
  );
}

for (const { path, status, reason, isLikeAnother } of ADDRESSES) {
  test(`${path} (${reason}) answers ${status}, valid, accessible, within its policy`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = problemsOf(page, path, status);
    const violations = await watchPolicy(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    const html = (await response?.text()) ?? '';

    await test.step('the HTML as sent', async () => {
      expect.soft(await invalidMarkup(html)).toEqual([]);
      const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
      expect.soft(text).not.toMatch(/\b(null|undefined|NaN|Infinity|Invalid Date)\b/);
      if (status === 200) expectGraph(html);
      else expect(scriptsOf(html)).toEqual([]);
    });

    await test.step('the policy lets all inline scripts run', () => {
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect.soft(runningScripts(html).length).toBeGreaterThan(0);
      expect.soft(blockedScripts(html, policy)).toEqual([]);
    });

    await test.step('the hydrated page', async () => {
      await hydrated(page);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      if (!isLikeAnother) expect.soft(await axeViolations(page)).toEqual([]);
      // Loads what waits for the viewport.
      await page.mouse.wheel(0, 2_000);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width).toBeLessThanOrEqual(size.width);
      }
      await page.waitForLoadState('networkidle');
      expect.soft(await violations()).toEqual([]);
      expect(problems).toEqual([]);
    });
  });
}

/** One page of each page type. */
const IN_DARK_MODE = [
  '/',
  '/search?q=bank',
  '/company-information/reliance-industries-limited',
  '/equity',
  '/mutual-funds',
  '/mutual-funds/sample-pine-flexi-cap-fund',
  '/invest-in-mutual-funds',
  '/calculators/sip-calculator',
  '/research/technical-reports',
  '/support/faqs',
  '/support/tools-and-resources/complaint-status',
  '/media/gallery',
  '/nothing-here',
];

for (const path of IN_DARK_MODE) {
  test(`${path} is accessible in dark mode on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
  });
}
