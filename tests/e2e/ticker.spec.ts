import { expect, test, type Page } from '@playwright/test';

import { open } from '../support/open';
import { shiftOn, watchShifts } from '../support/shifts';

const TICKERS = ['indices', 'popular stocks', 'announcements'] as const;

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const moving = (page: Page, name: string) => row(page, name).locator('.rfm-marquee').first();
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

    await page.getByRole('button', { name: `Pause ${name}` }).click();
    await page.mouse.move(2, 2);
    const stopped = await place(page, name);
    await page.waitForTimeout(700);
    expect(await place(page, name)).toBe(stopped);
    await page.getByRole('button', { name: `Play ${name}` }).click();
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
  await page.waitForTimeout(500);
  await expect(page.locator('.rfm-marquee')).toHaveCount(0);
  for (const name of TICKERS) {
    await expect(page.getByRole('button', { name: `Pause ${name}` })).toBeHidden();
    await expect(row(page, name)).toHaveAttribute('tabindex', '0');
  }
});

test('hydration of the marquees causes no layout shift', async ({ page }) => {
  await watchShifts(page);
  await open(page, '/about-us');
  // With a cached font, which causes no shift.
  await open(page, '/about-us');
  for (const name of TICKERS) {
    await row(page, name).scrollIntoViewIfNeeded();
    await expect(moving(page, name)).toBeAttached();
    await page.waitForTimeout(500);
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
