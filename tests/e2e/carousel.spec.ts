import { expect, test, type Page } from 'playwright/test';

import { axeViolations } from '../support/axe';
import { hydrated } from '../support/open';
import { forgetShifts, shiftOn, watchShifts } from '../support/shifts';

/** Step of the page's clock, in ms. */
const STEP = 100;
/** Longer than a slide's animation, in ms. */
const ANIMATION = 900;
/** Longer than two slides, in ms. */
const TWO_SLIDES = 4_500;

const carousel = (page: Page) => page.getByRole('region', { name: 'notices', exact: true });
const shown = (page: Page) => carousel(page).locator('.slick-current');

/** Opens the home page and waits until the carousel has replaced the static row. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(shown(page)).toBeVisible();
}

/** Stops the page's clock, which `page.clock.runFor` then moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits for the end of a slide's animation: the carousel takes no step before. */
const stopped = (page: Page) =>
  expect(carousel(page).locator('.slick-track')).not.toHaveAttribute('style', /transition/);

const pause = (page: Page) => carousel(page).getByRole('button', { name: /^Pause/ });

test('it advances every two seconds', async ({ page }) => {
  await openWithClock(page);
  await page.mouse.move(0, 0);
  /** Runs the page's clock until the next slide. @returns ms of that clock */
  const waitForSlide = async () => {
    const before = await shown(page).textContent();
    for (let waited = STEP; waited < 10_000; waited += STEP) {
      await page.clock.runFor(STEP);
      if ((await shown(page).textContent()) !== before) return waited;
    }
    return Infinity;
  };
  await waitForSlide();
  for (let slide = 0; slide < 3; slide += 1) {
    const waited = await waitForSlide();
    expect(waited).toBeGreaterThanOrEqual(2000 - STEP);
    expect(waited).toBeLessThanOrEqual(3000);
  }
});

test('it stops while the pointer is over it, and then continues', async ({ page }) => {
  await openWithClock(page);
  await shown(page).hover();
  await page.clock.runFor(ANIMATION);
  const text = await shown(page).textContent();
  await page.clock.runFor(TWO_SLIDES);
  expect(await shown(page).textContent()).toBe(text);
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await expect(shown(page)).not.toHaveText(text ?? '');
});

test('it stops while a control has the focus of the keyboard', async ({ page }) => {
  await openWithClock(page);
  await page.mouse.move(0, 0);
  for (const name of [/^Pause/, 'Previous notice', 'Next notice']) {
    await carousel(page).getByRole('button', { name }).focus();
    await page.clock.runFor(ANIMATION);
    const text = await shown(page).textContent();
    await page.clock.runFor(TWO_SLIDES);
    expect(await shown(page).textContent()).toBe(text);
  }
});

test('the pause button stops it for good, the play button starts it again', async ({ page }) => {
  await openWithClock(page);
  await pause(page).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(ANIMATION);
  const text = await shown(page).textContent();
  await page.clock.runFor(TWO_SLIDES);
  expect(await shown(page).textContent()).toBe(text);
  await carousel(page).getByRole('button', { name: /^Play/ }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await expect(shown(page)).not.toHaveText(text ?? '');
});

test('the keyboard reaches pause, both arrows and the slide’s link, and nothing hidden', async ({
  page,
}) => {
  await open(page);
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await stopped(page);
  const text = await shown(page).textContent();
  const reached: string[] = [];
  for (let steps = 0; steps < 3; steps += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? 'link'));
    expect(
      await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null),
    ).toBeNull();
  }
  expect(reached).toEqual(['Previous notice', 'link', 'Next notice']);
  await page.keyboard.press('Enter');
  await expect(shown(page)).not.toHaveText(text ?? '');
  await stopped(page);
  await carousel(page).getByRole('button', { name: 'Previous notice' }).press('Enter');
  await expect(shown(page)).toHaveText(text ?? '');
});

test('its code is fetched only near the viewport, and hydration shifts nothing', async ({
  page,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('.slick-slider')).toHaveCount(0);
  const row = await carousel(page).boundingBox();
  await forgetShifts(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(shown(page)).toBeVisible();
  const first = await shown(page).textContent();
  await expect(shown(page)).not.toHaveText(first ?? '');
  const moved = await carousel(page).boundingBox();
  expect(moved?.height).toBe(row?.height);
  expect(await shiftOn(page)).toBeLessThan(0.001);
});

test('axe finds no violation, moving or paused', async ({ page }) => {
  await open(page);
  for (const state of ['moving', 'paused']) {
    if (state === 'paused') await pause(page).click();
    const violations = await axeViolations(page, 'section[aria-roledescription="carousel"]');
    expect(violations, state).toEqual([]);
  }
});

test('with reduced motion it is a row to scroll by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  const row = carousel(page).getByRole('group', { name: 'notices' });
  await row.scrollIntoViewIfNeeded();
  await page.clock.runFor(TWO_SLIDES);
  await expect(page.locator('.slick-slider')).toHaveCount(0);
  await expect(pause(page)).toBeHidden();
  expect(await row.evaluate((one) => one.scrollLeft)).toBe(0);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide is in a row that scrolls and snaps, without inactive controls', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    const slides = carousel(page).getByRole('group', { name: /^\d of \d$/ });
    expect(await slides.count()).toBeGreaterThan(2);
    const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeCloseTo((first?.x ?? 0) + (first?.width ?? 0), 0);
  });
});
