import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

import { ADDRESSES } from './pages';

const NARROWEST = { width: 320, height: 640 };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** React writes void and boolean attributes its own way; all else is held to the standard. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
});

for (const { path, status, reason } of ADDRESSES) {
  test.describe(`${path} (${reason})`, () => {
    test(`answers ${status} without an error on the console`, async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        const isOwnStatus = status !== 200 && message.text().includes(`status of ${status}`);
        if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
      });
      page.on('response', (response) => {
        if (
          response.status() >= 400 &&
          new URL(response.url()).pathname !== new URL(path, response.url()).pathname
        ) {
          problems.push(`${response.status()} ${response.url()}`);
        }
      });
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      expect(problems).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
    });

    test('is valid, and says nothing broken, before any script runs', async ({ request }) => {
      const html = await (await request.get(path)).text();
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) =>
        result.messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector})`),
      );
      expect(messages).toEqual([]);
      const words = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
      expect(words).not.toMatch(/\b(null|undefined|NaN|Infinity|Invalid Date)\b/);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing (${colorScheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' · ')}`,
          ),
        ).toEqual([]);
      });
    }

    test('never scrolls sideways, down to 320 px', async ({ page }) => {
      await page.setViewportSize(NARROWEST);
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(NARROWEST.width);
    });
  });
}
