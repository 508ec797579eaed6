import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

import { ENQUIRIES, ENQUIRY_KINDS, type EnquiryKind } from '../../lib/enquiries/kinds';

import { ANSWERS, REFERENCE, siteOfForms } from './enquiry-forms';

const { site, stored } = siteOfForms();

/** A complaint and a withdrawal of consent are taken up without consent to anything. */
const asksConsent = (kind: EnquiryKind): boolean => ENQUIRIES[kind].consent !== undefined;

async function fillIn(page: Page, kind: EnquiryKind): Promise<void> {
  for (const { name, type, options, isOptional } of ENQUIRIES[kind].fields) {
    const control = page.locator(`#form-${name}`);
    if (type === 'select') await control.selectOption(options?.at(-1) ?? '');
    else if (!isOptional || ANSWERS[name]) await control.fill(ANSWERS[name] ?? '');
  }
  if (asksConsent(kind)) await page.locator('#form-consent').check();
}

/** Passes the check of the answers, where a form has one. */
async function passCheck(page: Page, kind: EnquiryKind): Promise<void> {
  if (!ENQUIRIES[kind].isChecked) return;
  const heading = page.getByRole('heading', { name: 'Check before you send' });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(heading).toBeHidden();
  await expect(page.locator('#form-name')).toHaveValue('Asha Rao');
  await send(page);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: ENQUIRIES[kind].button }).click();
}

const send = (page: Page) => page.locator('#enquire button[type=submit]').click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    for (const kind of ENQUIRY_KINDS) {
      test(`${kind}: an invalid form keeps its values, a valid one shows its number`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error') problems.push(message.text());
        });
        await page.goto(site().origin + ENQUIRIES[kind].path, { waitUntil: 'load' });
        await fillIn(page, kind);
        await page.locator('#form-name').fill('<script>alert(1)</script>');
        await page.locator('#form-mobile').fill('12');
        await send(page);
        const summary = page.getByRole('alert').filter({ hasText: 'Not sent' });
        await expect(summary).toBeVisible();
        await expect(summary.getByRole('link')).toHaveCount(2);
        const isChecked = !javaScriptEnabled && ENQUIRIES[kind].isChecked;
        await expect(page).toHaveTitle(isChecked ? /^Not sent yet: / : /^Error: /);
        if (javaScriptEnabled) await expect(summary).toBeFocused();
        else expect(page.url()).toBe(`${site().origin}${ENQUIRIES[kind].path}#enquire`);
        await expect(summary).toBeInViewport();
        await expect(page.locator('#form-name')).toHaveValue('<script>alert(1)</script>');
        await expect(page.locator('#form-name')).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator('#form-mobile-error')).toContainText('Write its ten digits');
        if (asksConsent(kind)) await expect(page.locator('#form-consent')).toBeChecked();
        for (const { name, type, options, isOptional } of ENQUIRIES[kind].fields) {
          if (isOptional || name === 'name' || name === 'mobile') continue;
          const value = type === 'select' ? options?.at(-1) : ANSWERS[name];
          await expect(page.locator(`#form-${name}`)).toHaveValue(value ?? '');
        }
        if (javaScriptEnabled) {
          const { violations } = await new AxeBuilder({ page }).include('#enquire').analyze();
          expect(violations.map(({ id }) => id)).toEqual([]);
        }
        await page.locator('#form-name').fill('Asha Rao');
        await page.locator('#form-mobile').fill('98200 00000');
        await send(page);
        await passCheck(page, kind);
        await expect(page.getByRole('heading', { name: 'We have received it' })).toBeVisible();
        await expect(page).not.toHaveTitle(/Error|Not sent/);
        const shown = await page.locator('main').innerText();
        const reference = REFERENCE.exec(shown)?.[0];
        expect(reference).toMatch(new RegExp(`^${ENQUIRIES[kind].prefix}-`));
        expect(shown).not.toContain('Asha');
        const record = (await stored()).find((one) => one.reference === reference);
        expect(record).toMatchObject({ kind, fields: { name: 'Asha Rao', mobile: '9820000000' } });
        // Without scripts the refused form is a page of its own, whose status the browser tells.
        const told = javaScriptEnabled ? [] : [expect.stringContaining('status of 422')];
        expect(problems).toEqual(told);
        await context.close();
      });
    }
  });
}

test('a form can be filled in and sent by keyboard', async ({ page }) => {
  await page.goto(site().origin + ENQUIRIES['call-back'].path);
  await page.locator('#form-name').focus();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('98200 00000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Res');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Reports on banks');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Any');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We have received it' })).toBeFocused();
});

test('the confirmation page prints only the number of its query', async ({ page }) => {
  const address = (query: string) => `${site().origin}/support/get-in-touch/received?${query}`;
  await page.goto(address('kind=grievance&reference=GR-20261121-7K3F9Q&name=Asha'));
  await expect(page.locator('main')).toContainText('GR-20261121-7K3F9Q');
  await expect(page.locator('main')).not.toContainText('Asha');
  // Anyone can write a link with a number: it is no proof that something was sent.
  await expect(page.locator('main')).toContainText('If you have just sent a form');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const forged of [
    'kind=grievance&reference=<script>alert(1)</script>',
    'kind=nothing&reference=GR-20261121-7K3F9Q',
    'kind=grievance&reference=CB-20261121-7K3F9Q',
    'reference=Ring+022+1234+5678',
    '',
  ]) {
    await page.goto(address(forged));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No form was sent');
    await expect(page.locator('main')).not.toContainText(/alert|1234|7K3F9Q/);
  }
});
