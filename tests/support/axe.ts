import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** axe as a script that defines `axe`. */
const ENGINE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is wrong is described, which takes half the time. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: WCAG },
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * The violations that axe finds on a page, as text. It does not look into frames.
 * @param part the selector of the only parts that it looks at
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // Not as a script element, which the page's policy would block.
    await page.evaluate(`${ENGINE}; null`);
  }
  const violations = await page.evaluate(
    async ({ selector, options }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
      };
      return (await axe.run(selector ?? document, options)).violations;
    },
    { selector: part, options: OPTIONS },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' · ')}`,
  );
}
