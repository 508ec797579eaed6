import { expect, type Locator, type Page, test } from 'playwright/test';

import { firm } from '../../lib/content/firm';

import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { drawFrames } from '../support/frames';
import { expectOne } from '../support/in-head';
import { open } from '../support/open';
import { shiftOn, watchShifts } from '../support/shifts';

/** The widest viewport whose footer is an accordion. */
const SWITCH = { new: 991, old: 1150 } as const;
/** In the order of the page. */
const SPEEDS = { new: [180, 80, 80], old: [80, 80] } as const;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const isOpen = (details: Locator) => details.evaluate((one: HTMLDetailsElement) => one.open);

/** Speed of each marquee in pixels a second, from its width, duration and rate. */
const speedsOn = (page: Page) =>
  page.locator('.rfm-marquee-container').evaluateAll((rows) =>
    rows.map((row) => {
      const text = row.querySelector('.rfm-marquee') as HTMLElement;
      const width = Math.max(text.scrollWidth, row.clientWidth);
      const rate = text.getAnimations()[0]?.playbackRate ?? 0;
      return (rate * width) / parseFloat(getComputedStyle(text).getPropertyValue('--duration'));
    }),
  );

for (const layout of LAYOUTS) {
  test.describe(`the ${layout} layout`, () => {
    test.use({ viewport: WIDE });
    const at = (path: string, baseURL: string | undefined) =>
      (layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN) + path;

    for (const width of [991, 992, 1150, 1151]) {
      const areTabs = width > SWITCH[layout];
      test(`at ${width} px the footer is ${areTabs ? 'tabs' : 'an accordion'}`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, at('/accessibility', baseURL));
        const groups = page.getByRole('navigation', { name: 'Footer' });
        await expect(groups.getByRole('tablist')).toBeVisible({ visible: areTabs });
        if (areTabs) {
          await groups.getByRole('tab', { name: 'Learn' }).click();
          await expect(groups.getByRole('link', { name: 'Infographics' })).toBeVisible();
          await expect(groups.getByRole('link', { name: 'FAQs' })).toBeHidden();
          return;
        }
        const toggle = (name: string) => groups.locator('summary', { hasText: name });
        await toggle('Learn').click();
        await expect(groups.getByRole('link', { name: 'Infographics' })).toBeVisible();
        await toggle('Markets').click();
        await expect(groups.getByRole('link', { name: 'Infographics' })).toBeHidden();
        await toggle('Markets').click();
        await expect(groups.locator('details[open]')).toHaveCount(0);
      });
    }

    test('the header is active past 200 px of scroll', async ({ page, baseURL }) => {
      await open(page, at('/support/faqs', baseURL));
      for (const [y, active] of [
        [200, false],
        [201, true],
        [0, false],
      ] as const) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        const header = page.locator('header[data-active]').filter({ has: page.locator('nav') });
        await expect(header).toHaveCount(active ? 1 : 0);
      }
    });

    test('tickers run at their speeds, and + and − change it by 20', async ({ page, baseURL }) => {
      await open(page, at('/accessibility', baseURL));
      const rounded = async () => (await speedsOn(page)).map(Math.round);
      // A ticker starts when it is near the viewport.
      for (const pause of await page.getByRole('button', { name: /^Pause/ }).all())
        await pause.scrollIntoViewIfNeeded();
      await expect.poll(rounded).toEqual(SPEEDS[layout]);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: 'Faster' }).click();
      await expect.poll(async () => (await rounded()).at(-1)).toBe(100);
      for (let clicks = 0; clicks < 2; clicks += 1)
        await footer.getByRole('button', { name: 'Slower' }).click();
      await expect.poll(async () => (await rounded()).at(-1)).toBe(60);
    });

    test('twenty popular stocks by symbol, with close and net change', async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, at('/accessibility', baseURL));
      const ticker = page.getByRole('group', { name: 'popular stocks', exact: true });
      const rows = ticker.locator('[data-quote^="stock:"]');
      await expect(rows).toHaveCount(20);
      const symbols = await rows.evaluateAll((all) => all.map((one) => one.dataset.quote ?? ''));
      expect(symbols).toEqual([...symbols].sort());
      await expect(rows.first()).toHaveText(/[\d,]+\.\d\d\s*[+−][\d,]+\.\d\d/);
      await expect(page.locator('[data-quote^="index:"]')).toHaveCount(layout === 'new' ? 6 : 0);
    });

    test('the picture of a top menu is 801 by 420', async ({ page, baseURL }) => {
      await open(page, at('/accessibility', baseURL));
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByText('Invest', { exact: true }).click();
      const picture = menu.getByRole('img').first();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute('width', '801');
      await expect(picture).toHaveAttribute('height', '420');
    });

    test('a menu is hidden while its link is followed, and shown again', async ({
      page,
      baseURL,
    }) => {
      await open(page, at('/accessibility', baseURL));
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/currency**', async (route) => {
        if (route.request().headers()['rsc']) await held;
        await route.continue();
      });
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByText('Markets', { exact: true }).click();
      const link = menu.getByRole('link', { name: /^Currency/ });
      await link.click();
      await expect(link).toBeHidden();
      await expect(page.locator('[data-progress]')).toHaveCount(1);
      await expect(page.getByRole('status').first()).toHaveText('The next page is on its way.');
      release();
      await expect(page).toHaveURL(/\/currency$/);
      await expect(page.locator('[data-progress]')).toHaveCount(0);
      await menu.getByText('Markets', { exact: true }).click();
      await expect(link).toBeVisible();
    });

    test('a menu is shown again where following its link fails', async ({ page, baseURL }) => {
      await open(page, at('/accessibility', baseURL));
      await page.route('**/currency**', (route) =>
        route.request().headers()['rsc'] ? route.abort() : route.continue(),
      );
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await menu.getByText('Markets', { exact: true }).click();
      await menu.getByRole('link', { name: /^Currency/ }).click();
      await expect(page).toHaveURL(/\/currency$/);
      await menu.getByText('Markets', { exact: true }).click();
      await expect(menu.getByRole('link', { name: /^Currency/ })).toBeVisible();
    });

    for (const [width, name] of [
      [WIDE.width, 'Invest'],
      [PHONE.width, 'Menu'],
    ] as const) {
      test(`a menu opened before hydration stays open, ${width} px wide`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/_next/static/chunks/*.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(at('/accessibility', baseURL), { waitUntil: 'domcontentloaded' });
        const banner = page.getByRole('banner');
        const button = banner.getByRole('button', { name, exact: true });
        await banner
          .locator('summary', { hasText: name })
          .or(button)
          .and(page.locator(':visible'))
          .first()
          .click();
        release();
        await page.locator('header input[role=combobox]').first().waitFor({ state: 'attached' });
        const menu = banner.locator('details[open], [role=dialog]').first();
        await expect(menu.getByRole('link').filter({ visible: true }).first()).toBeVisible();
      });
    }

    test('the language panel opens on its icon and closes', async ({ page, baseURL }) => {
      await open(page, at('/accessibility', baseURL));
      const banner = page.getByRole('banner');
      const button = banner.locator('summary', { hasText: 'Language' }).filter({ visible: true });
      const panel = banner.getByRole('button', { name: 'हिन्दी' }).filter({ visible: true });
      await expect(panel).toHaveCount(0);
      await button.click();
      await expect(panel).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(banner.getByRole('link', { name: 'Locate us' })).toHaveCount(1);
    });

    test('three logins link to other sites, the account button to its page', async ({
      page,
      baseURL,
    }) => {
      await open(page, at('/accessibility', baseURL));
      const banner = page.getByRole('banner');
      await banner.getByText('Log in', { exact: true }).first().click();
      for (const name of ['Trade Login', 'Reports Login', 'IFD Partner Login']) {
        const link = banner.getByRole('link', { name }).first();
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('target', '_blank');
      }
      const account = banner.getByRole('link', { name: firm.accountButton }).first();
      await expect(account).toHaveAttribute('href', '/open-account');
    });

    test('the phone menu has one open accordion, and counts notices until seen', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, at('/accessibility', baseURL));
      const button = page.getByRole('button', { name: 'Menu', exact: true });
      await button.click();
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      const item = (name: string) =>
        dialog.locator('details', { has: page.locator('summary', { hasText: name }) });
      await expect(item('Notifications').locator('summary')).toHaveText(/\d+ not seen yet/);
      await item('Notifications').locator('summary').click();
      await expect(dialog.getByRole('link', { name: 'All updates' })).toBeVisible();
      await expect(item('Notifications').locator('summary')).not.toHaveText(/not seen yet/);
      await item('Calculators').locator('summary').click();
      await expect.poll(() => isOpen(item('Notifications'))).toBe(false);
      await item('Calculators').locator('summary').click();
      await expect.poll(() => isOpen(item('Calculators'))).toBe(false);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('no match shows a message in red', async ({ page, baseURL }) => {
      await open(page, at('/accessibility', baseURL));
      await page.getByRole('banner').getByRole('combobox').fill('zzzzz');
      const words = page.getByRole('banner').getByText('No such stock found!');
      await expect(words).toBeVisible();
      await expect(words).toHaveCSS('color', 'rgb(194, 36, 47)');
    });

    test('it causes no layout shift', async ({ page, baseURL }) => {
      await watchShifts(page);
      await open(page, at('/accessibility', baseURL));
      // With a cached font, which causes no shift.
      await open(page, at('/accessibility', baseURL));
      await drawFrames(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('footer').last()).toBeInViewport();
      await drawFrames(page);
      expect(await shiftOn(page)).toBe(0);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the phone menu opens and closes', async ({ page, baseURL }) => {
        await page.setViewportSize(PHONE);
        await page.goto(at('/accessibility', baseURL));
        const menu = page.getByRole('navigation', { name: 'Main menu' });
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await menu.locator('summary', { hasText: 'Research' }).click();
        await expect(menu.getByRole('link', { name: 'Newsletters' })).toBeVisible();
        await page.getByRole('button', { name: 'Close the menu' }).click();
        await expect(menu).toBeHidden();
      });

      test('menus open, all footer groups are shown, the search is a form', async ({
        page,
        baseURL,
      }) => {
        await page.goto(at('/accessibility', baseURL));
        const menu = page.getByRole('navigation', { name: 'Main menu' });
        await menu.locator('summary', { hasText: 'Research' }).click();
        await expect(menu.getByRole('link', { name: /^Newsletters/ })).toBeVisible();
        const groups = page.getByRole('navigation', { name: 'Footer' });
        for (const name of ['FAQs', 'Infographics', 'All companies'])
          await expect(groups.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText(/© 20\d\d/);
        await page.getByRole('banner').getByRole('textbox').first().fill('bank');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/search\?q=bank$/);
      });
    });
  });
}

test('a link that is followed early leaves nothing of its page in the next one’s head', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(EXAMPLES.fund);
  await page.locator('#sip summary').click();
  await page.getByRole('link', { name: /^Plan a SIP/ }).click();
  await expect(page).toHaveURL(/\/calculators\/sip-calculator\?/);
  await expect(page.locator('h1')).toHaveText(/SIP/);
  await expect(page.locator('head title')).toHaveCount(1);
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
});
