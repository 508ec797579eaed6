import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

import { ENQUIRIES, ENQUIRY_KINDS, type EnquiryKind } from '../../lib/enquiries/kinds';
import { openSqliteStore, PACE } from '../../lib/enquiries/store';
import { makeClock } from '../support/clock';
import { freePort } from '../support/processes';
import {
  failingHalfAtFirst,
  faultsIn,
  figuresOf,
  missingAfter,
  raise,
} from '../support/enquiry-load';
import { SECRET, startReceiver } from '../support/enquiry-receiver';
import { type Site, startSite } from '../support/site';

const REFERENCE = /[A-Z]{2}-20\d{6}-[\dA-HJKMNP-TV-Z]{6}/;
const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'site-enquiries-'));

/** Valid answers, with characters that HTML escapes. */
const ANSWERS: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  mobile: '98200 00000',
  email: 'asha@example.in',
  city: 'Nashik',
  pincode: '422001',
  message: 'Please tell me about bonds.',
  details: 'On 2 November my order “123” was not executed & nobody called.',
};

// In one worker, since the tests share one site; none needs what another one did.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

let site: Site;
let folder: string;
test.beforeAll(async () => {
  folder = newFolder();
  site = await startSite({
    DATA_DIR: folder,
    ENQUIRY_RATE: '100000',
    FLAG_DIY_JOURNEY: 'on',
    LOG_LEVEL: 'info',
  });
});
test.afterAll(() => site.stop());

const stored = async () => {
  const store = await openSqliteStore(folder, PACE);
  const all = await store.list({ all: true });
  await store.close();
  return all;
};

/** A complaint and a withdrawal of consent are taken up without consent to anything. */
const asksConsent = (kind: EnquiryKind): boolean => kind !== 'grievance' && kind !== 'privacy';

async function fillIn(page: Page, kind: EnquiryKind): Promise<void> {
  for (const { name, type, options, isOptional } of ENQUIRIES[kind].fields) {
    const control = page.locator(`#form-${name}`);
    if (type === 'select') await control.selectOption(options?.at(-1) ?? '');
    else if (!isOptional || ANSWERS[name]) await control.fill(ANSWERS[name] ?? '');
  }
  if (asksConsent(kind)) await page.locator('#form-consent').check();
}

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&amp;': '&', '&#x27;': "'" };
const HIDDEN = /<input type="hidden" name="(\$ACTION_[^"]+)"(?: value="([^"]*)")?/g;

/** Posts a form as a browser without JavaScript does: to its page, with React's hidden fields. */
async function postForm(
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
        await page.goto(site.origin + ENQUIRIES[kind].path, { waitUntil: 'load' });
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
        else expect(page.url()).toBe(`${site.origin}${ENQUIRIES[kind].path}#enquire`);
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
  await page.goto(site.origin + ENQUIRIES['call-back'].path);
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
  const address = (query: string) => `${site.origin}/support/get-in-touch/received?${query}`;
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

test('hostile posts get a clear 4xx without a stack trace', async () => {
  const address = `${site.origin}/api/enquiries/call-back`;
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
    const target = kind ? `${site.origin}/api/enquiries/${kind}` : address;
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
  const right = { ...ANSWERS, subject: 'Research', time: 'Any time', consent: 'yes' };
  const before = (await stored()).length;
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const response = await postForm(site.origin, 'call-back', right, headers);
    const html = await response.text();
    expect(response.headers.get('location')).toBeNull();
    expect(html).not.toContain('value="Asha Rao"');
    expect(html).not.toMatch(/^\s+at .+:\d+:\d+|node_modules/m);
  }
  const long = await postForm(site.origin, 'call-back', { ...right, name: 'a'.repeat(40_000) });
  expect(long.headers.get('location')).toBeNull();
  expect((await stored()).length).toBe(before);
  expect((await postForm(site.origin, 'call-back', right)).status).toBe(303);
});

test('a form that is shown again is not cached and runs no injected script', async () => {
  const name = '"><img src=x onerror=alert(1)>';
  const response = await postForm(site.origin, 'call-back', { name });
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
  const right = { ...ANSWERS, subject: 'Research', time: 'Any time', consent: 'yes' };
  expect((await postForm(site.origin, 'call-back', right)).status).toBe(303);
  await expect.poll(() => site.output()).toContain('an enquiry is received');
  // The mobile number whole: five digits of it can stand in the time of a log line.
  const input = /Asha|98200 ?00000|asha@example|Nashik|bonds|nobody called/;
  expect(site.output()).not.toMatch(input);
});

test('a burst over the rate gets 429', async () => {
  const own = await startSite({ DATA_DIR: newFolder(), ENQUIRY_RATE: '5' });
  const burst = (number: number) =>
    Promise.all(
      Array.from({ length: number }, async () => {
        const response = await fetch(`${own.origin}/api/enquiries/call-back`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'a'.repeat(20_000) }),
        });
        await response.arrayBuffer();
        return response;
      }),
    );
  // As many at once as may wait for their turn; of more, some would get 503 before they are counted.
  const responses: Response[] = [];
  for (let count = 0; count < 5; count += 1) responses.push(...(await burst(100)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(495);
  const rejected = responses.find(({ status }) => status === 429);
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
  // A form without JavaScript is shown again whole, with the reason.
  const html = await (await postForm(own.origin, 'call-back', { name: 'Asha Rao' })).text();
  expect(html).toContain('Wait a minute and send it again.');
  expect(html).toContain('value="Asha Rao"');
  await own.stop();
});

test('a form whose flag is off gets 404, and no page links to it', async () => {
  const own = await startSite({ DATA_DIR: newFolder() });
  const journey = ENQUIRIES['do-it-yourself'].path;
  expect((await fetch(own.origin + journey)).status).toBe(404);
  expect(
    (await fetch(`${own.origin}/api/enquiries/do-it-yourself`, { method: 'POST' })).status,
  ).toBe(404);
  for (const address of ['/', '/support', '/llms.txt', '/sitemap.xml']) {
    expect(await (await fetch(own.origin + address)).text()).not.toContain(journey);
  }
  await own.stop();
  expect(await (await fetch(site.origin)).text()).toContain(`href="${journey}"`);
});

test('an enquiry that could not be stored is not acknowledged', async () => {
  const own = await startSite({ DATA_DIR: '/dev/null/nowhere' });
  const fields = { ...ANSWERS, subject: 'Research', time: 'Any time', consent: 'yes' };
  const response = await fetch(`${own.origin}/api/enquiries/call-back`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/has not reached us/);
  const html = await (await postForm(own.origin, 'call-back', fields)).text();
  expect(html).toContain('has not reached us');
  expect(html).toContain('value="Asha Rao"');
  expect(html).not.toMatch(REFERENCE);
  await own.stop();
});

test('60 enquiries while the site is killed twice and the webhook fails: each arrives once', async () => {
  const receiver = await startReceiver(failingHalfAtFirst);
  const clock = makeClock();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    DATA_DIR: newFolder(),
    ENQUIRY_RATE: '100000',
    ENQUIRY_WEBHOOK_URL: receiver.url,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
    LOG_LEVEL: 'warn',
    ...clock.variables,
  };
  let own = await startSite(variables);
  const outcome = await raise({
    enquiries: 60,
    kills: 2,
    lifetimeMs: [100, 400],
    instances: [
      {
        origin: `http://localhost:${port}`,
        kill: () => own.kill(),
        start: async () => {
          own = await startSite(variables);
        },
      },
    ],
  });
  expect(outcome.acknowledged.size).toBe(60);
  const missing = (timeoutMs: number) =>
    missingAfter(receiver, outcome.acknowledged.keys(), timeoutMs);
  // A delivery whose process was killed is taken up again after a minute.
  for (let minute = 0; minute < 10; minute += 1) {
    if ((await missing(5_000)).length === 0) break;
    await clock.move(60_000);
  }
  expect(await missing(0)).toEqual([]);
  expect(faultsIn(receiver, outcome)).toEqual([]);
  console.log(figuresOf('The built site', outcome, receiver));
  await own.stop();
  await receiver.close();
});
