import { expect, type Page, test } from 'playwright/test';

import { oldAnchors } from '@/lib/pages/products/old-anchors';
import { FLIPPED, FLIPPED_ORIGIN } from '../support/flipped';
import { open } from '../support/open';
import { startProvider, type TestProvider } from '../support/provider/server';
import { providerAnswers } from '../support/records';
import { type Site, startSite } from '../support/site';

import { untilShown } from './provider-sites';

const OLD_PAGE = '/product-and-offerings/assets-classes';
const LINKED_DATA = 'script[type="application/ld+json"]';
const DIY = '/open-account/do-it-yourself';

/** The layout and the home page of a site, by features that only they have. */
async function lookOf(page: Page, origin: string) {
  await page.goto(`${origin}/`);
  const tabs = page.locator('footer [data-accordion]');
  return {
    layout: (await tabs.getAttribute('data-accordion')) === 'old' ? 'old' : 'new',
    bar: await page.locator('[aria-label="Index ticker"]').count(),
    home: (await page.locator('#finder').count()) === 1 ? 'new' : 'old',
    anchors: await page.locator('#login, #partner-us').count(),
  };
}

test.describe('layout and home', () => {
  test('both are new by default, both old with both flags off', async ({ page, baseURL }) => {
    const look = { anchors: 2 };
    expect(await lookOf(page, baseURL ?? '')).toEqual({
      ...look,
      layout: 'new',
      bar: 1,
      home: 'new',
    });
    expect(await lookOf(page, FLIPPED_ORIGIN)).toEqual({
      ...look,
      layout: 'old',
      bar: 0,
      home: 'old',
    });
  });

  test('the finder’s address shows the old home page where it is in use', async ({ request }) => {
    const response = await request.get(`${FLIPPED_ORIGIN}/?have=monthly`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('id="finder"');
  });
});

test('structured data are in pages by default, and in none with the flag off', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/', '/invest-in-stocks', '/company-information/infosys-limited']) {
    await page.goto(`${baseURL}${path}`);
    expect(await page.locator(LINKED_DATA).count(), path).toBeGreaterThan(0);
    await page.goto(`${FLIPPED_ORIGIN}${path}`);
    expect(await page.locator(LINKED_DATA).count(), path).toBe(0);
  }
});

test('the do-it-yourself form exists only with its flag on', async ({ page, baseURL }) => {
  const without = await page.goto(`${baseURL}${DIY}`);
  expect(without?.status()).toBe(404);
  const response = await page.goto(`${FLIPPED_ORIGIN}${DIY}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').locator('form[method="post"]')).toHaveCount(1);
  // The old home leads to it.
  await page.goto(FLIPPED_ORIGIN);
  await page.getByRole('main').getByRole('link', { name: 'Begin it yourself' }).click();
  await expect(page).toHaveURL(FLIPPED_ORIGIN + DIY);
  await page.goto(`${baseURL}/`);
  await expect(page.locator(`a[href="${DIY}"]`)).toHaveCount(0);
});

test.describe('one flag of the look off alone, and the flag of videos on or off', () => {
  const video = {
    name: 'How a bid is made',
    code: 'abcdefghij0',
    youtubeInfo: {
      description: 'From form to allotment.',
      publishedAt: '2026-11-12T06:30:00.000Z',
      duration: 'PT8M12S',
      viewCount: '1200',
    },
  };

  for (const { flag, layout, home, videos } of [
    { flag: 'FLAG_NEW_LAYOUT', layout: 'old', home: 'new', videos: 'on' },
    { flag: 'FLAG_NEW_HOME', layout: 'new', home: 'old', videos: 'off' },
  ]) {
    test.describe(`${flag} off, videos ${videos}`, () => {
      // One server for both tests.
      test.describe.configure({ mode: 'default' });
      let provider: TestProvider;
      let site: Site;
      test.beforeAll(async () => {
        provider = await startProvider({
          answers: { ...providerAnswers, '/talking-finance/videos': [video] },
        });
        site = await startSite({
          [flag]: 'off',
          CONTENT_BASE_URL: provider.origin,
          FLAG_VIDEO_STREAMING: videos,
        });
        await untilShown(site, { [`/videos/${video.code}`]: video.name });
      });
      test.afterAll(async () => {
        await site.stop();
        await provider.close();
      });

      test(`${layout} layout, ${home} home`, async ({ page }) => {
        expect(await lookOf(page, site.origin)).toMatchObject({ layout, home, anchors: 2 });
      });

      test(`a video ${videos === 'on' ? 'plays' : 'does not play'} on its page`, async ({
        page,
      }) => {
        await page.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>A player</p>' }),
        );
        await open(page, `${site.origin}/videos/${video.code}`);
        const play = page.getByRole('button', { name: /^Play/ }).filter({ hasText: 'player' });
        await expect(play).toHaveCount(videos === 'on' ? 1 : 0);
        await expect(page.getByRole('link', { name: /Watch on YouTube/ })).toBeVisible();
        if (videos === 'off') return;
        await play.click();
        await expect(page.frameLocator('main iframe').getByText('A player')).toBeVisible();
      });
    });
  }
});

test.describe('the former anchors', () => {
  test('in the new layout redirect to their pages; unknown ones stay', async ({
    page,
    baseURL,
  }) => {
    for (const [anchor, target] of [
      ['stocks', '/invest-in-stocks'],
      ['Structured-Products', '/invest-in-slbs-securities-lending-and-borrowing-scheme'],
      ['mtf', '/invest-in-mtf-margin-trading-facility'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`${baseURL}${OLD_PAGE}#${anchor}`);
      await expect(page).toHaveURL(`${baseURL}${target}`);
    }
    for (const anchor of ['unknown', 'constructor', '%E0%A4%A', '//evil.example']) {
      await page.goto('about:blank');
      await open(page, `${baseURL}${OLD_PAGE}#${anchor}`);
      expect(new URL(page.url()).pathname).toBe(OLD_PAGE);
    }
  });

  test('replace the address, so that Back skips them', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/accessibility`);
    await page.evaluate((address) => location.assign(address), `${OLD_PAGE}#insurance`);
    await expect(page).toHaveURL(/\/invest-in-insurance$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/accessibility$/);
  });

  test('in the old layout redirect to their pages on load; unknown ones stay', async ({ page }) => {
    for (const [anchor, target] of Object.entries(oldAnchors)) {
      // Starts from a blank page, so that each is a new visit.
      await page.goto('about:blank');
      await page.goto(`${FLIPPED_ORIGIN}${OLD_PAGE}#${anchor}`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${FLIPPED_ORIGIN}${target}`);
    }
    await page.goto('about:blank');
    await open(page, `${FLIPPED_ORIGIN}${OLD_PAGE}#unknown`);
    expect(new URL(page.url()).pathname).toBe(OLD_PAGE);
  });

  test('in the old layout links of the site scroll to a section, below the header', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${FLIPPED_ORIGIN}${OLD_PAGE}`);
    const links = page.getByRole('main').locator('a[href^="#"]');
    const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(anchors).size).toBe(10);
    for (const anchor of new Set(anchors)) {
      await page.getByRole('main').locator(`a[href="${anchor}"]:visible`).first().click();
      await expect(page).toHaveURL(`${FLIPPED_ORIGIN}${OLD_PAGE}${anchor}`);
      const heading = page.locator(`${anchor} h2`);
      await expect(heading).toBeInViewport();
      const { y } = (await heading.boundingBox()) ?? { y: 0 };
      expect(y).toBeGreaterThan(115);
    }
  });

  test('in the old layout the menu scrolls to an anchor without a page load', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${FLIPPED_ORIGIN}/accessibility`);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByText('Invest', { exact: true }).click();
    await menu.getByRole('link', { name: 'Commodities', exact: true }).click();
    await expect(page).toHaveURL(`${FLIPPED_ORIGIN}${OLD_PAGE}#commodities`);
    await expect(page.locator('#commodities h2')).toBeInViewport();
    await expect(menu.locator('details[open]')).toHaveCount(0);
  });

  test('without JavaScript a list of links is shown', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${OLD_PAGE}#stocks`);
    expect(page.url()).toContain(OLD_PAGE);
    await page.getByRole('main').getByRole('link', { name: 'Stocks', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/invest-in-stocks`);
    await context.close();
  });
});

test('the flipped flags are all flags', () => {
  expect(Object.keys(FLIPPED)).toHaveLength(6);
});
