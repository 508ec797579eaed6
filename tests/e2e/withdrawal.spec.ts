import { expect, test } from 'playwright/test';

import { axeViolations } from '../support/axe';
import { hydrated } from '../support/open';

import { CALL_BACK, siteOfForms } from './enquiry-forms';

const { site, stored } = siteOfForms();

async function sendCallBack(name: string): Promise<string> {
  const response = await fetch(`${site().origin}/api/enquiries/call-back`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...CALL_BACK, name }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

const isStored = async (reference: string) =>
  (await stored()).some((one) => one.reference === reference);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`${how}: a wrong pair is confirmed like a right one, which alone withdraws`, async ({
    browser,
  }) => {
    const reference = await sendCallBack(javaScriptEnabled ? 'Asha Rao' : 'Asha R Rao');
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const withdraw = async (number: string, contact: string) => {
      await page.goto(`${site().origin}/privacy/choices`, { waitUntil: 'load' });
      await page.locator('#form-reference').fill(number);
      await page.locator('#form-contact').fill(contact);
      await page.getByRole('button', { name: 'Withdraw consent' }).click();
    };
    await withdraw('CB', '98200 00000');
    await expect(page.locator('#form-reference-error')).toContainText('is not a reference number');
    await expect(page.locator('#form-contact')).toHaveValue('98200 00000');
    for (const contact of ['98200 00001', '98200 00000']) {
      expect(await isStored(reference)).toBe(true);
      await withdraw(reference, contact);
      await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible();
      await expect(page.locator('#withdraw')).toContainText(
        'your consent is withdrawn from now on',
      );
      expect(page.url()).not.toContain(reference);
    }
    expect(await isStored(reference)).toBe(false);
    await context.close();
  });
}

test('one button deletes what the device stores', async ({ page }) => {
  await page.goto(`${site().origin}/privacy/choices`);
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('motion-paused', 'yes');
  });
  await page.reload();
  const device = page.locator('#device');
  await expect(device).toContainText(
    'The colours you chose. To show pages in them. Stored: 1 entry',
  );
  expect(await axeViolations(page, 'main')).toEqual([]);
  await device.getByRole('button', { name: 'Delete everything on this device' }).click();
  await expect(device.getByRole('status')).toContainText('is deleted');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('nothing that is typed leaves the page before it is sent', async ({ page }) => {
  await page.goto(`${site().origin}/privacy/choices`);
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.locator('#form-reference').fill('CB-20261121-7K3F9Q');
  await page.locator('#form-contact').fill('98200 00000');
  await page.locator('#form-contact').blur();
  expect(sent.filter((one) => /7K3F9Q|98200/.test(one))).toEqual([]);
});
