import { expect, test, type APIRequestContext, type Page } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';

const SIP = EXAMPLES.calculator;
const SHARED = `${SIP}?amount=10000&rate=12&years=20`;

/** An address with a query for each calculator, and its expected result. */
const SHARED_RESULTS = [
  [SHARED, 'total', 9991479],
  [`${SIP}?amount=1000&years=1&basis=effective`, 'total', 12767],
  ['/calculators/wealth-accumulation-calculator?years=10', 'monthly', 43041],
  ['/calculators/asset-allocation-calculator?age=30', 'equity-share', 70],
  ['/calculators/compounding-magic-calculator?rate=8&frequency=4', 'total', 220804],
  ['/calculators/risk-profile-calculator?answers=555555555555', 'score', 100],
  ['/calculators/inflation-calculator?rate=7&years=20', 'purchasing-power', 25842],
  ['/calculators/ppf-calculator?years=30', 'maturity', 15450911],
] as const;

const value = async (page: Page, id: string) =>
  Number(await page.locator(`data#${id}`).getAttribute('value'));

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address.slice(0, 100)).toBe(200);
  return response.text();
}

function dataIn(html: string, id: string): number {
  return Number(new RegExp(`<data id="${id}" value="([^"]*)"`).exec(html)?.[1]);
}

test.describe('a shared address', () => {
  for (const [address, id, result] of SHARED_RESULTS) {
    test(`${address} has its result in the HTML and on the screen`, async ({ page, request }) => {
      const raw = dataIn(await htmlOf(request, address), id);
      expect(Math.round(raw)).toBeGreaterThanOrEqual(result - 1);
      expect(Math.round(raw)).toBeLessThanOrEqual(result);
      await page.goto(address);
      expect(await value(page, id)).toBe(raw);
    });
  }
});

test.describe('with scripts', () => {
  test('typing changes the result at once and the address after a pause', async ({ page }) => {
    await page.goto(SIP);
    const length = await page.evaluate(() => history.length);
    const box = page.getByRole('textbox', { name: 'Each month' });
    await box.fill('');
    await box.pressSequentially('10000');
    await expect(box).toHaveValue('10,000');
    expect(Math.round(await value(page, 'total'))).toBe(2323391);
    await page.getByRole('textbox', { name: 'For, years', exact: true }).fill('20');
    await expect(page.getByRole('heading', { name: 'Twenty years, year by year' })).toBeVisible();
    await expect(page).toHaveURL(/\?amount=10000&years=20$/);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.reload();
    expect(Math.round(await value(page, 'total'))).toBe(9991479);
  });

  test('the slider follows keys and updates the number field', async ({ page }) => {
    await page.goto(SIP);
    const slider = page.getByRole('slider', { name: 'For, by slider' });
    await slider.focus();
    await slider.press('ArrowRight');
    await expect(page.getByRole('textbox', { name: 'For, years', exact: true })).toHaveValue('11');
    await slider.press('End');
    await expect(page.getByRole('textbox', { name: 'For, years', exact: true })).toHaveValue('50');
  });

  test('a phone shows the result at its foot while a field is used', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SIP);
    const line = page.locator('p', { hasText: /^₹[\d,.]+ · You put in ₹[\d,.]+$/ });
    await expect(line).toBeHidden();
    const slider = page.getByRole('slider', { name: 'For, by slider' });
    await slider.focus();
    await slider.press('ArrowRight');
    await expect(line).toHaveText('₹13,73,074.07 · You put in ₹6,60,000.00');
    await expect(line).toBeInViewport();
    await slider.blur();
    await expect(line).toBeHidden();
  });

  test('a page about what is not offered has no account button of its own', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/calculators/emi-calculator');
    await page.mouse.wheel(0, 600);
    const bar = page.getByRole('navigation', { name: 'Your account' });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link')).toHaveCount(0);
  });

  test('input from before hydration is used', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(SIP, { waitUntil: 'commit' });
    await page.getByRole('slider', { name: 'For, by slider' }).fill('20');
    await page.getByRole('textbox', { name: 'Each month' }).fill('9000');
    await page.locator('form summary', { hasText: 'Assumptions' }).click();
    await page.getByRole('radio', { name: 'Effective' }).check();
    release();
    await expect(page).toHaveURL(/amount=9000&years=20&basis=effective/);
    await expect(page.getByRole('textbox', { name: 'For, years', exact: true })).toHaveValue('20');
  });

  test('an invalid input shows a message and the last valid result', async ({ page }) => {
    await page.goto(SHARED);
    const rate = page.getByRole('textbox', { name: 'Yearly return assumed' });
    await rate.fill('99');
    await expect(
      page.getByText('“Yearly return assumed” is outside its range. Enter 0% to 50%.'),
    ).toBeVisible();
    expect(Math.round(await value(page, 'total'))).toBe(9991479);
  });

  test('a suggested change shows its result; reset returns', async ({ page }) => {
    await page.goto(SHARED);
    await page.getByRole('button', { name: 'One percentage point a year more' }).click();
    await expect(page).toHaveURL(/rate=13/);
    await expect(page.locator('data#total')).toHaveText('₹1,14,55,191.45');
    await page.getByRole('link', { name: 'Reset' }).click();
    await expect(page.locator('data#total')).toHaveText('₹11,61,695.38');
    await expect(page).toHaveURL(new RegExp(`${SIP}$`));
  });

  test('the Back button restores the inputs', async ({ page }) => {
    await page.goto(SIP);
    await page.getByRole('textbox', { name: 'Each month' }).fill('10000');
    await expect(page).toHaveURL(/amount=10000/);
    await page.getByRole('link', { name: 'Inflation', exact: true }).last().click();
    await expect(page).toHaveURL(/inflation-calculator$/);
    await page.goBack();
    await expect(page.locator('data#total')).toHaveText('₹23,23,390.76');
  });

  test('the risk profile asks twelve questions and stores nothing', async ({ page }) => {
    await page.goto('/calculators/risk-profile-calculator');
    for (let asked = 1; asked <= 12; asked += 1) {
      await expect(page.getByText(`Question ${asked} of 12`)).toBeVisible();
      await page.locator('form button[name=answers]').nth(2).click();
    }
    await expect(page.locator('data#score')).toHaveText('50');
    await expect(page).toHaveURL(/answers=333333333333$/);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows the result', async ({ page }) => {
    await page.goto(SIP);
    await page.getByRole('textbox', { name: 'Each month' }).fill('10,000');
    await page.getByRole('textbox', { name: 'For, years', exact: true }).fill('20');
    await page.getByRole('button', { name: 'Work it out' }).click();
    expect(Math.round(await value(page, 'total'))).toBe(9991479);
  });

  test('the risk profile has an address for each step', async ({ page }) => {
    await page.goto('/calculators/risk-profile-calculator');
    for (let asked = 1; asked <= 12; asked += 1) {
      await page.locator('form button[name=answers]').last().click();
    }
    await expect(page.locator('data#score')).toHaveText('100');
  });

  test('the table counts financial years and shows every year', async ({ page }) => {
    await page.goto(SHARED);
    const rows = page.locator('tbody tr:visible');
    await expect(rows).toHaveCount(8);
    await page.getByRole('checkbox', { name: /Show every year/ }).check();
    await expect(rows).toHaveCount(20);
    await page.getByRole('radio', { name: 'Financial years' }).check();
    await expect(rows.first().locator('th')).toHaveText(/\d{4}-\d\d/, { useInnerText: true });
  });
});
