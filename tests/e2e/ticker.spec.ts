import { expect, test, type Page } from 'playwright/test';

import { drawFrames } from '../support/frames';
import { open } from '../support/open';
import { shiftOn, watchShifts } from '../support/shifts';

const TICKERS = ['indices', 'popular stocks', 'announcements'] as const;

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const moving = (page: Page, name: string) => row(page, name).locator('.rfm-marquee').first();
const button = (page: Page, name: string) =>
  row(page, name)
    .locator('..')
    .getByRole('button', { name: / all movement and updates$/ });
const place = async (page: Page, name: string) => (await moving(page, name).boundingBox())?.x ?? 0;

for (const name of TICKERS) {
  test(`${name}: moves, pauses by its button, and is exposed to screen readers once`, async ({
    page,
  }) => {
    await open(page, '/about-us');
    await row(page, name).scrollIntoViewIfNeeded();
    await page.mouse.move(2, 2);
    await expect(moving(page, name)).toBeAttached();
    const before = await place(page, name);
    await expect.poll(() => place(page, name)).toBeLessThan(before);

    await button(page, name).click();
    await page.mouse.move(2, 2);
    const stopped = await place(page, name);
    await drawFrames(page);
    expect(await place(page, name)).toBe(stopped);
    await button(page, name).click();
    await page.mouse.move(2, 2);
    await expect.poll(() => place(page, name)).not.toBe(stopped);

    const copies = row(page, name).locator('.rfm-marquee');
    await expect(copies).toHaveCount(2);
    await expect(copies.nth(1)).toHaveAttribute('aria-hidden', 'true');
    await expect(copies.nth(1)).toHaveAttribute('inert', '');
    await expect(copies.nth(0)).not.toHaveAttribute('aria-hidden');
  });
}

test('with reduced motion they do not move and have no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about-us');
  await drawFrames(page);
  await expect(page.locator('.rfm-marquee')).toHaveCount(0);
  for (const name of TICKERS) {
    await expect(button(page, name)).toBeHidden();
    await expect(row(page, name)).toHaveAttribute('tabindex', '0');
  }
});

test('the pause holds on every ticker and carousel, and on the next page', async ({ page }) => {
  await open(page, '/');
  await button(page, 'indices').click();
  await page.goto('/about-us');
  await expect(button(page, 'popular stocks')).toHaveText('Play');
  await row(page, 'popular stocks').scrollIntoViewIfNeeded();
  await expect(row(page, 'popular stocks')).toHaveAttribute('tabindex', '0');
  await button(page, 'popular stocks').click();
  await expect(moving(page, 'indices')).toBeAttached();
});

test('+ and − change the speed where the text is, without a leap', async ({ page }) => {
  await open(page, '/about-us');
  await row(page, 'announcements').scrollIntoViewIfNeeded();
  await expect(moving(page, 'announcements')).toBeAttached();
  await page.getByRole('button', { name: 'Faster' }).focus();
  const text = moving(page, 'announcements');
  const state = () =>
    text.evaluate((one) => {
      const [animation] = one.getAnimations();
      return { rate: animation?.playbackRate, duration: getComputedStyle(one).animationDuration };
    });
  const { duration } = await state();
  const leap = await text.evaluate(async (one) => {
    // The style sheet stops the text under the pointer.
    const x = () => one.getBoundingClientRect().x;
    const before = x();
    (document.querySelector('[aria-label="Faster"]') as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.abs(x() - before);
  });
  await expect.poll(state).toEqual({ rate: 100 / 80, duration });
  expect(leap).toBeLessThan(100);
});

for (const width of [390, 1280]) {
  test(`a link that Tab reaches is in view, ${width} px wide, and the text stands`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about-us');
    await row(page, 'popular stocks').scrollIntoViewIfNeeded();
    await expect(moving(page, 'popular stocks')).toBeAttached();
    // Past the first links.
    await expect.poll(() => place(page, 'popular stocks')).toBeLessThan(-200);
    await button(page, 'popular stocks').focus();
    const links = row(page, 'popular stocks').getByRole('link');
    const view = await row(page, 'popular stocks').boundingBox();
    for (let at = 0; at < 20; at += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(at)).toBeFocused();
      const link = await links.nth(at).boundingBox();
      expect(link?.x, `left of link ${at}`).toBeGreaterThanOrEqual((view?.x ?? 0) - 1);
      expect((link?.x ?? 0) + (link?.width ?? 0), `right of link ${at}`).toBeLessThanOrEqual(width);
    }
  });
}

test('hydration of the marquees causes no layout shift', async ({ page }) => {
  await watchShifts(page);
  await open(page, '/about-us');
  // With a cached font, which causes no shift.
  await open(page, '/about-us');
  for (const name of TICKERS) {
    await row(page, name).scrollIntoViewIfNeeded();
    await expect(moving(page, name)).toBeAttached();
    await drawFrames(page);
  }
  expect(await shiftOn(page)).toBeLessThan(0.001);
});

test('the footer’s ticker has the sanitized markup of the active announcements only', async ({
  request,
}) => {
  const html = await (await request.get('/about-us')).text();
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  expect(footer).toContain('<strong>9 out of 10</strong>');
  expect(footer).not.toContain('unseen until that day');
  expect(footer).not.toContain('Your first month as a shareholder');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each shows all its texts without moving, and without inactive controls', async ({
    page,
  }) => {
    await page.goto('/about-us');
    await expect(row(page, 'indices')).toContainText('Nifty 500');
    await expect(row(page, 'announcements')).toContainText('Pay safely');
    expect(await row(page, 'popular stocks').getByRole('listitem').count()).toBe(20);
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  });
});
