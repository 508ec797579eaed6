import { expect, test } from 'playwright/test';

import { firm } from '../../lib/content/firm';

test.use({ javaScriptEnabled: false });

test('the questions lead to the papers without JavaScript, and stay in the address', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: firm.accountButton }).first().click();
  await expect(page).toHaveURL(/\/open-account$/);
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
  for (const answer of ['An NRI', 'No, from an NRO account', 'No futures or options']) {
    await page.getByRole('link', { name: answer, exact: true }).click();
  }
  await page.getByRole('link', { name: 'Yes, to be moved here' }).click();
  await expect(page).toHaveURL(/who=nri&money=india&derivatives=no&shares=move#way$/);
  await expect(page.getByRole('heading', { name: 'Papers of an NRI' })).toBeVisible();
  await expect(page.locator('#papers li')).not.toHaveCount(0);
  await expect(page.locator('#papers')).not.toContainText('Proof of income');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  // `noindex` and the address of an indexed page contradict each other.
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await page.getByRole('link', { name: /^Change: Should the money/ }).click();
  await expect(page).toHaveURL(/\/open-account\?who=nri#way$/);
});

test('on paper the page is its papers, steps and costs', async ({ page }) => {
  await page.goto('/open-account?who=huf');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#papers')).toBeVisible();
  await expect(page.locator('#cost')).toBeVisible();
  await expect(page.locator('#way')).toBeHidden();
  await expect(page.locator('#enquire')).toBeHidden();
});
