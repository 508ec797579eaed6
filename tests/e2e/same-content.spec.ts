import { type Browser, expect, test } from '@playwright/test';

import { open } from '../support/open';

/** One page of each family. */
const PAGES = [
  '/',
  '/invest-in-stocks',
  '/calculators/sip-calculator',
  '/calculators/risk-profile-calculator',
  '/company-information/reliance-industries-limited',
  '/companies/m',
  '/companies/industry/power',
  '/equity',
  '/derivatives',
  '/market-news-and-insights',
  '/research/technical-reports',
  '/blogs-and-articles/read-a-contract-note-line-by-line',
  '/videos/SAMPLE-0001',
  '/support/faqs',
  '/support/get-in-touch/locate-us',
  '/support/updates/registration-details',
  '/support/tools-and-resources/investor-charter',
  '/media/press-releases',
];

/** Words of the main part that are about the moment of looking, such as `20 minutes ago`. */
const MOMENT = /\b\d+ (seconds?|minutes?|hours?) ago\b|\b\d{1,2}:\d{2}(:\d{2})? IST\b/g;

/** All text of the main part, shown or folded, in order; figures and words, not their layout. */
async function wordsOf(browser: Browser, address: string, hasScripts: boolean): Promise<string[]> {
  const context = await browser.newContext({
    javaScriptEnabled: hasScripts,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await (hasScripts ? open(page, address) : page.goto(address));
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, style, noscript').forEach((one) => one.remove());
    // Neighbouring blocks have no blank between them in the text.
    copy.querySelectorAll('*').forEach((one) => one.after(' '));
    return copy.textContent ?? '';
  });
  await context.close();
  return text.replace(MOMENT, '').split(/\s+/).filter(Boolean);
}

for (const path of PAGES) {
  test(`${path} says without scripts what it says with them`, async ({ browser, baseURL }) => {
    const address = `${baseURL}${path}`;
    const [without, withScripts] = [
      await wordsOf(browser, address, false),
      await wordsOf(browser, address, true),
    ];
    const known = new Set(without);
    const added = withScripts.filter((word) => !known.has(word));
    // Scripts may add controls, such as a step back, and no more than a few words of them.
    expect(added.length, added.join(' ')).toBeLessThanOrEqual(12);
    expect(without.length).toBeGreaterThan(60);
    expect(without.length).toBeGreaterThanOrEqual(withScripts.length * 0.98);
  });
}
