import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, type Page, test } from 'playwright/test';

import { restsOnConsent } from '../../lib/content/purposes';
import { ENQUIRIES, type EnquiryKind } from '../../lib/enquiries/kinds';
import { openSqliteStore, PACE } from '../../lib/enquiries/store';
import { type Site, startSite } from '../support/site';

export const REFERENCE = /[A-Z]{2}-20\d{6}-[\dA-HJKMNP-TV-Z]{6}/;
export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'site-enquiries-'));

/** Valid answers, with characters that HTML escapes. */
export const ANSWERS: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  mobile: '98200 00000',
  email: 'asha@example.in',
  city: 'Nashik',
  pincode: '422001',
  message: 'Please tell me about bonds.',
  details: 'On 2 November my order “123” was not executed & nobody called.',
};

/** Valid answers to the form for a call back. */
export const CALL_BACK: Readonly<Record<string, string>> = {
  ...ANSWERS,
  subject: 'Research',
  time: 'Any time',
  consent: 'yes',
};

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&#x27;': "'" };
const HIDDEN = /<input type="hidden" name="(\$ACTION_[^"]+)"(?: value="([^"]*)")?/g;

/** Posts a form as a browser without JavaScript does: to its page, with React's hidden fields. */
export async function postForm(
  origin: string,
  kind: EnquiryKind,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const address = origin + ENQUIRIES[kind].path;
  const page = await (await fetch(address)).text();
  const body = new FormData();
  for (const [, name = '', value = ''] of page.matchAll(HIDDEN)) {
    body.append(
      name,
      value.replace(/&(?:quot|amp|#x27);/g, (entity) => entities[entity] ?? entity),
    );
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const own = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const init = { method: 'POST', body, redirect: 'manual' } as const;
  return fetch(address, { ...init, headers: { ...own, ...headers } });
}

/** A complaint and a withdrawal of consent are taken up without consent to anything. */
export const asksConsent = (kind: EnquiryKind): boolean => restsOnConsent(ENQUIRIES[kind].purpose);

export async function fillIn(page: Page, kind: EnquiryKind): Promise<void> {
  for (const { name, type, options, isOptional } of ENQUIRIES[kind].fields) {
    const control = page.locator(`#form-${name}`);
    if (type === 'select') await control.selectOption(options?.at(-1) ?? '');
    else if (!isOptional || ANSWERS[name]) await control.fill(ANSWERS[name] ?? '');
  }
  if (asksConsent(kind)) await page.locator('#form-consent').check();
}

/** Passes the check of the answers, where a form has one. */
export async function passCheck(page: Page, kind: EnquiryKind): Promise<void> {
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

export const send = (page: Page) => page.locator('#enquire button[type=submit]').click();

/** A site that takes all forms, shared by a file's tests, with what it has stored. */
export function siteOfForms() {
  // In one worker, since the tests share one site; none needs what another one did.
  test.describe.configure({ mode: 'default' });
  let started: Site;
  let folder: string;
  test.beforeAll(async () => {
    folder = newFolder();
    started = await startSite({
      DATA_DIR: folder,
      ENQUIRY_RATE: '100000',
      FLAG_DIY_JOURNEY: 'on',
      LOG_LEVEL: 'info',
    });
  });
  test.afterAll(() => started.stop());
  const stored = async () => {
    const store = await openSqliteStore(folder, PACE);
    const all = await store.list({ all: true });
    await store.close();
    return all;
  };
  return { site: () => started, stored };
}
