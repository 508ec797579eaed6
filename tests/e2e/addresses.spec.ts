import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';

import rules from '../support/html-rules.json';

import { ADDRESSES } from './pages';

const NARROWEST = { width: 320, height: 640 };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** React writes void and boolean attributes its own way; all else is held to the standard. */
const validator = new HtmlValidate(rules as ConfigData);

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' · ')}`,
  );
}

/** What goes wrong on the way to a page; its own status is not a fault. */
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

for (const { path, status, reason } of ADDRESSES) {
  test(`${path} (${reason}) answers ${status}, whole, accessible, at any width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems = problemsOf(page, path, status);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(status);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize(NARROWEST);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(NARROWEST.width);
    expect(problems).toEqual([]);
  });

  test(`${path} (${reason}) is valid before any script runs`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector})`),
    );
    expect(messages).toEqual([]);
    const words = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    expect(words).not.toMatch(/\b(null|undefined|NaN|Infinity|Invalid Date)\b/);
  });
}

/** One page of each type. */
const IN_THE_DARK = [
  '/',
  '/search?q=bank',
  '/company-information/reliance-industries-limited',
  '/equity',
  '/invest-in-mutual-funds',
  '/calculators/sip-calculator',
  '/research/technical-reports',
  '/support/faqs',
  '/support/tools-and-resources/complaint-status',
  '/media/gallery',
  '/nothing-here',
];

for (const path of IN_THE_DARK) {
  test(`${path} is accessible in the dark, on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await violationsOn(page)).toEqual([]);
  });
}
