import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright/test';
import type { Checker } from 'accessibility-checker-engine';

/** IBM's engine as a script that defines `ace`. */
const ENGINE = readFileSync(
  createRequire(__filename).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Rules that are left out, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  text_contrast_sufficient: 'axe measures contrast',
  text_spacing_valid: 'slow; a test of its own sets the spacing',
  style_focus_visible: 'slow, and says only what to look at',
  element_tabbable_unobscured: 'slow; the walk through the tab stops looks at it',
  element_tabbable_visible: 'slow; the walk through the tab stops looks at it',
  element_orientation_unlocked: 'slow; no style asks for the orientation (styles.test.ts)',
  aria_form_label_unique: 'a form without a name is no landmark',
  aria_article_label_unique: 'an article begins with its heading and needs no name',
  label_content_exists: 'a second label round a box makes its unit a target; the first names it',
};

/**
 * The violations of WCAG 2.2, levels A and AA, that IBM Equal Access finds on a page, as text.
 * @param part the selector of the only parts that it looks at, none of which is in another
 */
export async function equalAccessViolations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in globalThis))) {
    // Not as a script element, which the page's policy would block.
    await page.evaluate(`${ENGINE}; globalThis.ace = ace; null`);
  }
  const look = { leftOut: Object.keys(LEFT_OUT), part };
  return page.evaluate(async ({ leftOut, part: selector }) => {
    const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } };
    const checker = new ace.Checker();
    const guideline = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    if (!guideline) throw new Error('Equal Access has no WCAG 2.2');
    // Not with its disableRule(), which disables every rule, whatever it is given.
    const checkpoints = guideline.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      rules: checkpoint.rules?.filter(({ id }) => !leftOut.includes(id)),
    }));
    checker.addGuideline({ ...guideline, checkpoints });
    const looked = selector ? [...document.querySelectorAll(selector)] : [document];
    if (looked.length === 0) throw new Error(`the page has no ${selector}`);
    const reports = [];
    for (const one of looked) reports.push(await checker.check(one, [guideline.id]));
    const isFalse = (rule: string, node: Node): boolean => {
      if (!(node instanceof Element)) return false;
      // What a closed fold hides has no text, and so no name that the engine would find.
      if (node.closest('details:not([open]) > :not(summary)')) return true;
      // The head of a table is out of sight on a phone, and read out all the same.
      if (rule === 'table_headers_exists') return node.querySelector('thead th') !== null;
      // A corner cell, which has no header and no content.
      return rule === 'table_headers_related' && node.matches('td:empty');
    };
    return reports
      .flatMap(({ results }) => results)
      .filter(({ value: [kind, outcome] }) => `${kind} ${outcome}` === 'VIOLATION FAIL')
      .filter(({ ruleId, node }) => !isFalse(ruleId, node))
      .map(({ ruleId, snippet }) => `${ruleId}: ${snippet}`);
  }, look);
}
