import { expect, type Page, test } from 'playwright/test';

import { firm } from '../../lib/content/firm';
import { languages } from '../../lib/content/languages';

import { EXAMPLES } from '../support/example-pages';
import { FLIPPED_ORIGIN, LAYOUTS } from '../support/flipped';
import { open } from '../support/open';

const PHONE = { width: 390, height: 800 };
const WIDE = { width: 1280, height: 800 };

/** Which properties of the phone's menu move just after it opens, and just after it closes. */
const menuMoves = (page: Page) =>
  page.evaluate(async () => {
    const menu = document.querySelector<HTMLElement>('header [popover]');
    const button = document.querySelector<HTMLElement>('header [popovertarget]');
    const moving = () =>
      menu?.getAnimations().map((one) => (one as CSSTransition).transitionProperty) ?? [];
    button?.click();
    const opening = moving();
    await Promise.all((menu?.getAnimations() ?? []).map(({ finished }) => finished));
    const open = menu?.getBoundingClientRect().right;
    menu?.hidePopover();
    const closing = moving();
    await Promise.all((menu?.getAnimations() ?? []).map(({ finished }) => finished));
    return { opening, open, closing, closed: menu?.checkVisibility() };
  });

for (const layout of LAYOUTS) {
  test.describe(`the ${layout} layout`, () => {
    const at = (path: string, baseURL: string | undefined) =>
      (layout === 'new' ? (baseURL ?? '') : FLIPPED_ORIGIN) + path;

    test('the phone menu slides in and out, and does not with reduced motion', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, at('/about-us', baseURL));
      const { opening, closing, ...ends } = await menuMoves(page);
      expect(opening).toEqual(['translate']);
      expect(closing.toSorted()).toEqual(['display', 'overlay', 'translate']);
      expect(ends).toEqual({ open: PHONE.width, closed: false });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await menuMoves(page)).toEqual({
        opening: [],
        open: PHONE.width,
        closing: [],
        closed: false,
      });
    });

    test('the side tab has Locate us and the language panel, which slides out when it is closed', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(WIDE);
      await open(page, at('/about-us', baseURL));
      const banner = page.getByRole('banner');
      const link = banner.getByRole('link', { name: 'Locate us' });
      const summary = banner.locator('summary', { hasText: 'Language' }).filter({ visible: true });
      // In the padding beside the content, on the edge, wherever the page is scrolled.
      await page.evaluate(() => scrollTo(0, 600));
      for (const part of [link, summary]) {
        await expect(part).toBeInViewport({ ratio: 1 });
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(1240);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280);
      }
      await summary.click();
      const panel = summary.locator('xpath=following-sibling::div');
      for (const { ownName } of languages)
        await expect(panel.getByText(ownName, { exact: true })).toBeVisible();
      await expect(panel).toHaveCSS('opacity', '1');
      const atClose = await panel.evaluate((one) => {
        one.querySelector<HTMLElement>('[data-close]')?.click();
        const moving = one
          .getAnimations()
          .map((each) => (each as CSSTransition).transitionProperty);
        return { moving: moving.toSorted(), isVisible: one.checkVisibility() };
      });
      expect(atClose).toEqual({ moving: ['opacity', 'translate'], isVisible: true });
      await expect(panel).toBeHidden();
      await expect(summary).toBeFocused();
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(link).toBeHidden();
      await expect(summary).toBeHidden();
    });

    test('a phone has logins and account opening at hand once the page’s button is gone', async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, at('/', baseURL));
      const bar = page.getByRole('navigation', { name: 'Your account' });
      const link = bar.getByRole('link', { name: firm.accountButton });
      await expect(link).toBeHidden();
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(link).toBeInViewport({ ratio: 1 });
      await bar.locator('summary').click();
      await expect(bar.getByRole('link', { name: /^Trade Login/ })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      // At the end of the page it is below the footer.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const footer = await page.getByRole('contentinfo').boundingBox();
      await expect
        .poll(async () => (await bar.boundingBox())?.y)
        .toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0) - 1);
      await page.setViewportSize(WIDE);
      await expect(link).toBeHidden();
    });
  });
}

test('a menu’s picture that cannot be loaded leaves its name', async ({ page }) => {
  await page.route('**/assets/ads/**', (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize(WIDE);
  await open(page, '/about-us');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByText('Invest', { exact: true }).click();
  const desk = menu.locator('details[open]').getByText('From the desk').locator('..');
  await expect(desk.getByRole('img')).toHaveCount(0);
  await expect(desk.getByRole('link')).toHaveText(/\w{3}/);
});

test('a still that cannot be loaded is replaced by a drawing; nothing looks like a player', async ({
  page,
}) => {
  await page.route('**/assets/videos/**', (route) => route.fulfill({ status: 404 }));
  await page.setViewportSize(PHONE);
  await open(page, EXAMPLES.video);
  const main = page.getByRole('main');
  await expect(main.locator('img')).toHaveCount(0);
  await expect(main.locator('svg').first()).toBeVisible();
  await expect(main.getByRole('button', { name: /Play/ })).toHaveCount(0);
});
