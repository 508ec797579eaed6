import { expect, test } from 'playwright/test';

import { ENQUIRIES, ENQUIRY_KINDS } from '../../lib/enquiries/kinds';
import { axeViolations } from '../support/axe';

import {
  ANSWERS,
  asksConsent,
  CALL_BACK,
  fillIn,
  passCheck,
  postForm,
  REFERENCE,
  send,
  siteOfForms,
} from './enquiry-forms';

const { site, stored } = siteOfForms();

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
          expect(await axeViolations(page, '#enquire')).toEqual([]);
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
  // Past the link to the page of choices, in the notice above the box.
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

test('a form whose flag is off gets 404, and no page links to it', async ({ baseURL }) => {
  const journey = ENQUIRIES['do-it-yourself'].path;
  expect((await fetch(`${baseURL}${journey}`)).status).toBe(404);
  expect((await fetch(`${baseURL}/api/enquiries/do-it-yourself`, { method: 'POST' })).status).toBe(
    404,
  );
  for (const address of ['/', '/support', '/llms.txt', '/sitemap.xml']) {
    expect(await (await fetch(`${baseURL}${address}`)).text()).not.toContain(journey);
  }
  expect(await (await fetch(site().origin)).text()).toContain(`href="${journey}"`);
});

test('hostile posts get a clear 4xx without a stack trace', async () => {
  const address = `${site().origin}/api/enquiries/call-back`;
  const json = { 'Content-Type': 'application/json' };
  const script = '<script>alert(1)</script>';
  const everywhere = JSON.stringify(
    Object.fromEntries(ENQUIRIES['call-back'].fields.map(({ name }) => [name, script])),
  );
  const before = (await stored()).length;
  const cases: [RequestInit & { kind?: string }, number][] = [
    [{ body: everywhere, headers: json }, 422],
    [{ body: '{"name":["a","b"]}', headers: json }, 422],
    [{ body: JSON.stringify({ name: 'a'.repeat(1_000_000) }), headers: json }, 413],
    [{ body: 'a', headers: { 'Content-Type': 'text/plain' } }, 415],
    [{ body: new URLSearchParams({ name: 'Asha Rao' }) }, 415],
    [{ body: '{', headers: json }, 400],
    [{ body: everywhere, headers: { ...json, Origin: 'https://evil.example' } }, 403],
    [{ body: everywhere, headers: { ...json, 'Sec-Fetch-Site': 'cross-site' } }, 403],
    [{ body: everywhere, headers: json, kind: 'nothing' }, 404],
    [{ method: 'PUT', body: everywhere, headers: json }, 405],
    [{ method: 'GET' }, 405],
    [{ method: 'DELETE' }, 405],
  ];
  for (const [{ kind, ...init }, status] of cases) {
    const target = kind ? `${site().origin}/api/enquiries/${kind}` : address;
    const response = await fetch(target, { method: 'POST', redirect: 'manual', ...init });
    const text = await response.text();
    expect(response.status, JSON.stringify(init).slice(0, 90)).toBe(status);
    expect(text).not.toContain(script);
    expect(text).not.toMatch(/^\s+at .+:\d+:\d+|node_modules/m);
    if (status === 405) expect(response.headers.get('allow')).toContain('POST');
  }
  expect((await stored()).length).toBe(before);
});

test('hostile posts to the page of a form are not accepted', async () => {
  const before = (await stored()).length;
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const response = await postForm(site().origin, 'call-back', CALL_BACK, headers);
    const html = await response.text();
    expect(response.headers.get('location')).toBeNull();
    expect(html).not.toContain('value="Asha Rao"');
    expect(html).not.toMatch(/^\s+at .+:\d+:\d+|node_modules/m);
  }
  const long = await postForm(site().origin, 'call-back', {
    ...CALL_BACK,
    name: 'a'.repeat(40_000),
  });
  expect(long.headers.get('location')).toBeNull();
  expect((await stored()).length).toBe(before);
  expect((await postForm(site().origin, 'call-back', CALL_BACK)).status).toBe(303);
});

test('a form that is shown again is not cached and runs no injected script', async () => {
  const name = '"><img src=x onerror=alert(1)>';
  const response = await postForm(site().origin, 'call-back', { name });
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Mobile number is blank.');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(html).not.toContain('<img src=x');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('no log line and no output contains any input', async () => {
  expect((await postForm(site().origin, 'call-back', CALL_BACK)).status).toBe(303);
  await expect.poll(() => site().output()).toContain('an enquiry is received');
  // The mobile number whole: five digits of it can stand in the time of a log line.
  const input = /Asha|98200 ?00000|asha@example|Nashik|bonds|nobody called/;
  expect(site().output()).not.toMatch(input);
});
