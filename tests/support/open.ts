import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have taken over: the search box is then a combobox. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .locator('input[role=combobox]')
    .first()
    .waitFor({ state: 'attached' });
}
