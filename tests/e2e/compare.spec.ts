import { expect, test } from 'playwright/test';

import { EXAMPLES } from '../support/example-pages';

test.use({ javaScriptEnabled: false });

test('companies are compared by a plain form; the address keeps the choice', async ({ page }) => {
  await page.goto('/compare');
  // Blank until something is chosen.
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await page.getByLabel('Company 1').fill('reliance');
  await page.getByLabel('Company 2').fill('TCS');
  await page.getByText('Add another').click();
  await page.getByLabel('Company 3').fill('bank');
  await page.getByRole('button', { name: 'Compare' }).click();
  expect(new URL(page.url()).searchParams.getAll('c')).toContain('TCS');
  const wrong = page.getByLabel('Company 3');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/“bank” is not the name of exactly one company/);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('img', { name: / since .* 100 on the first day/ })).toBeVisible();
  const rows = page.locator('#figures tbody tr');
  const differ = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [, first, second] = [...row.children].map((cell) => cell.textContent);
      return first !== second;
    }),
  );
  expect(differ.length).toBeGreaterThan(5);
  expect(differ).toEqual([...differ].sort((a, b) => Number(b) - Number(a)));
});

test('one company asks for a second', async ({ page }) => {
  await page.goto('/compare?c=TCS');
  await expect(page.getByRole('status').filter({ hasText: 'Add a second company' })).toBeVisible();
  await expect(page.locator('#figures')).toHaveCount(0);
});

test('funds are compared by name, code or address; words that several have name them', async ({
  page,
}) => {
  await page.goto(EXAMPLES.fund);
  await page.getByRole('link', { name: 'Compare with other funds' }).click();
  await expect(page.getByLabel('Fund 1')).toHaveValue('Sample Pine Flexi Cap Fund');
  await expect(page.getByRole('status').filter({ hasText: 'Add a second fund' })).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  await page.getByLabel('Fund 2').fill('sample');
  await page.getByRole('button', { name: 'Compare' }).click();
  const message = page.getByText('“sample” is not the name of exactly one fund.');
  await message.getByRole('link').first().click();
  await expect(
    page.getByRole('img', { name: / since .* Each NAV as a value of 100/ }),
  ).toBeVisible();
  const rows = page.locator('#figures tbody tr');
  await expect(rows.filter({ hasText: 'Return over 1 year' })).toContainText('%');
  const differ = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [, first, second] = [...row.children].map((cell) => cell.textContent);
      return first !== second;
    }),
  );
  expect(differ).toEqual([...differ].sort((a, b) => Number(b) - Number(a)));
});
