import type { Page } from 'playwright/test';

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
