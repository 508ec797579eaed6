import { expect, test } from 'playwright/test';

import { expectOne } from '../support/in-head';

test('the date field leads to its session', async ({ page }) => {
  await page.goto('/markets/gainers');
  await page.getByText('Another day…').click();
  await page.getByLabel('Another day').fill('2026-11-17');
  await page.getByRole('button', { name: 'Show this day' }).click();
  await expect(page).toHaveURL(/\?on=2026-11-17$/);
  await expect(page.locator('main').getByText('As of 17 Nov 2026')).toBeVisible();
});

test('the select leads to an earlier session, and back to the newest one’s own address', async ({
  page,
}) => {
  await page.goto('/markets/gainers');
  const session = page.getByRole('combobox', { name: 'Session' });
  await session.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\?on=2026-11-\d\d$/);
  await session.selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/markets\/gainers$/);
});

test('an option chain has an address for each expiry, and all strikes in its file', async ({
  page,
}) => {
  await page.goto('/derivatives/option-chain/reliance');
  await expect(page.locator('main #strikes tbody tr')).toHaveCount(41);
  // The sample's figures are made up.
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  const expiry = page.getByRole('combobox', { name: 'Expiry' });
  await expiry.selectOption('2026-12-29');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/reliance\?expiry=2026-12-29$/);
  await expect(expiry).toHaveValue('2026-12-29');
  await expectOne(page, 'meta[name="robots"]', 'content', /noindex/);
  const file = await page.request.get(
    '/derivatives/option-chain/reliance/chain.csv?expiry=2026-12-29',
  );
  expect((await file.text()).trim().split('\r\n')).toHaveLength(54);
  await page.goto('/derivatives/option-chain/reliance?expiry=2026-12-30');
  await expect(page.getByText('No option of RELIANCE that ends on “2026-12-30”')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('a tap on a row of an option chain opens volume and change, without JavaScript', async ({
    page,
  }) => {
    await page.goto('/derivatives/option-chain/reliance');
    const row = page.locator('main #strikes tbody tr').first();
    const change = row.locator('[data-detail="OI change"]').first();
    // Visually hidden, not absent: assistive technology reads it under its header.
    const place = () => change.evaluate((one) => getComputedStyle(one).position);
    expect(await place()).toBe('absolute');
    // Away from the sticky names of the columns.
    await row.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const box = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
    await expect.poll(place).not.toBe('absolute');
  });
});

test('the page of timings has the state of each market, and its hours', async ({ page }) => {
  await page.goto('/market-timings');
  const states = page.getByRole('table', { name: 'The markets' });
  await expect(states.getByRole('row')).toHaveCount(5);
  await states.getByRole('link', { name: 'Commodities on MCX' }).click();
  await expect(page).toHaveURL(/#commodity$/);
  await expect(page.locator('#commodity')).toContainText('09:00 to 23:55');
});

test('the page of holidays names the next one and offers calendars', async ({ page }) => {
  await page.goto('/market-holidays');
  await expect(page.getByRole('row', { name: /25 Dec 2026 Friday Christmas/ })).toBeVisible();
  const calendar = await page.request.get('/market-holidays.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
