import { expect, type Page, test } from 'playwright/test';

import { cutOff } from '../support/cut-off';
import { EXAMPLES } from '../support/example-pages';
import { LAYOUTS } from '../support/flipped';
import { hydrated } from '../support/open';
import { otherForms } from '../support/provider/other-forms';
import { startProvider, type TestProvider } from '../support/provider/server';
import { type Site, startSite } from '../support/site';
import { sitesOfEachTest } from '../support/sites';

import { allBases, untilShown } from './provider-sites';

/** Pages of each kind that shows a provider's records. */
const PATHS = [
  '/',
  '/equity',
  '/derivatives',
  '/market-news-and-insights',
  '/search?q=limited',
  '/companies',
  '/corporate-actions',
  '/results-calendar',
  '/ipos',
  '/screener',
  '/mutual-funds',
  ...Object.values(EXAMPLES),
  '/research',
  '/videos',
  '/blogs-and-articles',
  '/infographics',
  '/webinars',
  '/support',
  '/support/faqs',
  '/support/form-center',
  '/support/updates',
  '/support/get-in-touch/contact-us',
  '/support/get-in-touch/locate-us',
  '/support/tools-and-resources',
  '/product-and-offerings/assets-classes',
  '/media/gallery',
  '/media/press-releases',
  '/media/awards',
];
/** Those of the old layout differ in its shell and its home alone. */
const OLD_PATHS = ['/', '/about-us', EXAMPLES.company, '/support/faqs'];

const WIDTHS = [1280, 768, 360];
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The whole page, with what its announcements load once they are seen. */
async function readWhole(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await expect(page.locator('footer .rfm-marquee').first()).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 0 }));
}

for (const layout of LAYOUTS) {
  test.describe(`a provider that sends every field in another form, ${layout} layout`, () => {
    test.describe.configure({ mode: 'default' });
    let provider: TestProvider;
    let site: Site;
    test.beforeAll(async () => {
      provider = await startProvider({ answers: otherForms });
      const flags = { FLAG_NEW_LAYOUT: 'off', FLAG_NEW_HOME: 'off' };
      site = await startSite({ ...allBases(provider.origin), ...(layout === 'old' && flags) });
      await untilShown(site, { '/': 'Thiruvananthapuram', '/support/faqs': 'Thiruvananthapuram' });
    });
    test.afterAll(async () => {
      await site.stop();
      await provider.close();
    });

    for (const path of layout === 'new' ? PATHS : OLD_PATHS) {
      test(`${path} is whole at ${WIDTHS.join(', ')} px`, async ({ page }) => {
        await page.goto(site.origin + path);
        await readWhole(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          // A carousel places its slides anew some time after the width has changed.
          await expect
            .poll(() => cutOff(page), { message: `${width} px`, timeout: 10_000 })
            .toEqual([]);
        }
      });

      test(`${path} is whole on a phone, before and after scripts`, async ({ browser }) => {
        for (const javaScriptEnabled of [false, true]) {
          const phone = await browser.newContext({ ...PHONE, javaScriptEnabled });
          const page = await phone.newPage();
          await page.goto(site.origin + path);
          if (javaScriptEnabled) await readWhole(page);
          expect.soft(await cutOff(page), `scripts: ${javaScriptEnabled}`).toEqual([]);
          await phone.close();
        }
      });
    }
  });
}

/** Thirty letters and no place to break them, as in an address or a symbol. */
const UNBROKEN = 'ThiruvananthapuramVisakhapatna';

/** Provider answers whose titles on the home page and in lists have such a word. */
const unbroken: Readonly<Record<string, unknown>> = {
  '/talking-finance/videos': ['One', 'Two', 'Three'].map((name, at) => ({
    name: `${name}: ${UNBROKEN}`,
    code: `abcdefghij${at}`,
    youtubeInfo: {
      description: UNBROKEN,
      publishedAt: '2026-11-12',
      duration: 'PT8M12S',
      viewCount: 3,
    },
  })),
  '/talking-finance/articles': ['One', 'Two', 'Three'].map((name) => ({
    name: `${name}: ${UNBROKEN}`,
    createdAt: '2026-11-12',
  })),
  '/customer-corner/faqs': [{ question: `What is ${UNBROKEN}?`, response: UNBROKEN }],
};

test.describe('a word of thirty letters', () => {
  const start = sitesOfEachTest();
  let provider: TestProvider;
  test.beforeEach(async () => {
    provider = await startProvider({ answers: unbroken });
  });
  test.afterEach(() => provider.close());

  for (const layout of LAYOUTS) {
    test(`makes no page of the ${layout} layout wider`, async ({ page }) => {
      const flags = { FLAG_NEW_LAYOUT: 'off', FLAG_NEW_HOME: 'off' };
      const site = await start({
        CONTENT_BASE_URL: provider.origin,
        ...(layout === 'old' && flags),
      });
      const paths = ['/', '/support/faqs', '/videos', '/blogs-and-articles'];
      await untilShown(site, Object.fromEntries(paths.map((path) => [path, UNBROKEN])));
      for (const path of paths) {
        await page.goto(site.origin + path);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const whole = () => page.evaluate(() => document.documentElement.scrollWidth);
          await expect.poll(whole, { message: `${path}, ${width} px` }).toBe(width);
        }
      }
    });
  }
});
