import type { Page } from 'playwright/test';

/** Waits until React has hydrated the page: the search box is a combobox, the main thread idle. */
export async function hydrated(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .locator('input[role=combobox]')
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
