/** The HTML of every page as sent: what a browser, a reader and a search engine make of it. */
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';

import { ADDRESSES } from '../support/visited-addresses';
import rules from '../support/html-rules.json';
import { blockedScripts, runningScripts } from '../support/policy';
import { scriptsOf } from '../support/structured/graph';
import { expectGraph } from '../support/structured/page';

import { answerOf, bodyOf } from './answers';

/** Without the rules that React's spelling of void and boolean attributes breaks. */
const validator = new HtmlValidate(rules as ConfigData);

function faultsIn(html: string): string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const { path, status, reason } of ADDRESSES) {
  test(`${path} (${reason}) answers ${status} with valid HTML, its graph and scripts that may run`, () => {
    const answer = answerOf(path);
    const html = bodyOf(path);
    expect(answer.status).toBe(status);
    expect.soft(faultsIn(html)).toEqual([]);
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
    expect.soft(text).not.toMatch(/\b(null|undefined|NaN|Infinity|Invalid Date)\b/);
    expect.soft(runningScripts(html).length).toBeGreaterThan(0);
    expect.soft(blockedScripts(html, answer.policy)).toEqual([]);
    if (status === 200) expectGraph(html);
    else expect(scriptsOf(html)).toEqual([]);
  });
}
