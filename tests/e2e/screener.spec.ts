import { expect, test } from 'playwright/test';

test.use({ javaScriptEnabled: false });

test('a screen works without JavaScript and stays in the address', async ({ page }) => {
  await page.goto('/screener');
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
  const all = await page.locator('tbody tr').count();
  expect(all).toBeGreaterThan(0);
  const field = page.getByRole('group', { name: 'Market value ₹ crore' });
  await field.getByLabel('From').fill('1,00,000');
  await page.getByRole('group', { name: 'P/E' }).getByLabel('To').fill('25');
  await page.getByLabel('Sort by').selectOption('pe');
  await page.getByLabel('Order').selectOption('up');
  await page.getByRole('button', { name: 'Show companies' }).click();
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('mcap-from'), asked.get('pe-to')]).toEqual(['1,00,000', '25']);
  await expect(field.getByLabel('From')).toHaveValue('100000');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  const ratios = await page
    .locator('tbody tr td[data-slot=third]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  expect(ratios.length).toBeGreaterThan(0);
  expect(ratios.length).toBeLessThan(all);
  expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
  expect(Math.max(...ratios)).toBeLessThanOrEqual(25);
});

test('columns are chosen, pages and the file are reached', async ({ page, request }) => {
  await page.goto('/screener?columns=delivery&columns=volatility&sort=delivery');
  await expect(page.locator('thead th')).toHaveText([
    'Company',
    'One year',
    'Delivered %',
    'Volatility %',
  ]);
  const next = page.getByRole('link', { name: 'Next page' });
  if ((await next.count()) > 0) await expect(next).toHaveAttribute('rel', 'nofollow');
  const href = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  const file = await request.get(href ?? '');
  expect(file.headers()['content-type']).toContain('text/csv');
  const lines = (await file.text()).trim().split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines[0]).toContain('Symbol,Company,Industry,Market value ₹ crore');
});

test('a ready screen has its rule, its own address and leads to its form', async ({ page }) => {
  await page.goto('/screener');
  await page.getByRole('link', { name: 'Companies near their 52-week high' }).click();
  await expect(page).toHaveURL(/\/screener\/near-52-week-high$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /near-52-week-high$/);
  await expect(page.getByText(/distance below the 52-week high of 5% or less/)).toBeVisible();
  await page.getByRole('button', { name: 'Show companies' }).click();
  expect(new URL(page.url()).searchParams.get('below-high-to')).toBe('5');
});

test('a bound that is not a number is told and ignored', async ({ page }) => {
  await page.goto('/screener?pe-from=ten');
  const field = page.getByRole('group', { name: 'P/E' }).getByLabel('From');
  await expect(field).toHaveValue('ten');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/is not a number and is ignored/);
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(0);
});
