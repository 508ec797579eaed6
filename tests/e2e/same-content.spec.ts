import { type Browser, expect, test } from 'playwright/test';

import { open } from '../support/open';

/** One page of each page type. */
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

/** Text that depends on the moment of viewing, such as `20 minutes ago`. */
const MOMENT = /\b\d+ (seconds?|minutes?|hours?) ago\b|\b\d{1,2}:\d{2}(:\d{2})? IST\b/g;

/** All text of `<main>` in order, visible or collapsed. */
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
    // `textContent` has no space between adjacent blocks.
    copy.querySelectorAll('*').forEach((one) => one.after(' '));
    return copy.textContent ?? '';
  });
  await context.close();
  return text.replace(MOMENT, '').split(/\s+/).filter(Boolean);
}

for (const path of PAGES) {
  test(`${path} has the same text with and without JavaScript`, async ({ browser, baseURL }) => {
    const address = `${baseURL}${path}`;
    const [without, withScripts] = [
      await wordsOf(browser, address, false),
      await wordsOf(browser, address, true),
    ];
    const known = new Set(without);
    const added = withScripts.filter((word) => !known.has(word));
    // JavaScript may add controls, such as a reset button, with a few words.
    expect(added.length, added.join(' ')).toBeLessThanOrEqual(12);
    expect(without.length).toBeGreaterThan(60);
    expect(without.length).toBeGreaterThanOrEqual(withScripts.length * 0.98);
  });
}
