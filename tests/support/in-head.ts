import { expect, type Page } from 'playwright/test';

/**
 * Expects one element in the document with this value. For a page that was reached by a link: the
 * last page's elements stand beside the next one's for a moment, which a locator would refuse.
 */
export async function expectOne(
  page: Page,
  selector: string,
  attribute: string,
  value: RegExp,
): Promise<void> {
  const values = () =>
    page
      .locator(selector)
      .evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), attribute);
  await expect.poll(values).toEqual([expect.stringMatching(value)]);
}
