import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Half as long as by default: no blank page collects the results of frames, which no page has before
 * a click, and only what is wrong is described.
 */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: WCAG },
  resultTypes: ['violations'],
};

/**
 * The violations that axe finds on a page, as text.
 * @param part the selector of the only part that it looks at
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options(OPTIONS);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' · ')}`,
  );
}

/** Records what the content security policy blocks, in the page and in the console. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy|refused to/i.test(message.text())) messages.push(message.text());
  });
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => {
      blocked.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => [
    ...messages.splice(0),
    ...(await page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)),
  ];
}
