import { expect, type Route, test } from 'playwright/test';

import { open } from '../support/open';

const ANSWERS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  '503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' }),
  HTML: (route) =>
    route.fulfill({
      contentType: 'text/html',
      // Of every answer of the site: a browser then runs nothing that is no script.
      headers: { 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><p>Busy',
    }),
  nothing: (route) => route.abort(),
};

for (const [answer, answering] of Object.entries(ANSWERS)) {
  test(`a click reaches its page where a script's address answers ${answer}`, async ({ page }) => {
    await open(page, '/about-us');
    let isLost = true;
    let lost = 0;
    let documents = 0;
    await page.route('**/_next/static/chunks/**', async (route) => {
      if (!isLost) return route.continue();
      lost += 1;
      return answering(route);
    });
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      // The document finds its scripts.
      isLost = false;
    });

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/calculators/sip-calculator';
      link.textContent = 'SIP calculator';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('main').getByRole('link', { name: 'SIP calculator' }).click();

    await expect(page).toHaveURL('/calculators/sip-calculator');
    await expect(page.getByRole('slider').first()).toBeVisible();
    expect(lost).toBeGreaterThan(0);
    expect(documents).toBe(1);
  });
}
