import { expect, test } from 'playwright/test';

test('a link to an answer opens it, by its present address and by its former one', async ({
  page,
}) => {
  await page.goto('/support/faqs');
  const anchor = await page.locator('main details [id] [id]').nth(3).getAttribute('id');
  expect(anchor).toBeTruthy();
  for (const hash of [anchor, `question-${anchor}`]) {
    // A new document, not a jump within it.
    await page.goto('about:blank');
    await page.goto(`/support/faqs#${hash}`);
    const answer = page.locator(`[id="${hash}"]`);
    await expect(answer).toBeInViewport();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('main details[open] summary')).toBeInViewport();
  }
});
