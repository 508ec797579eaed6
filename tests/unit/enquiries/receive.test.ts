import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startFresh, temporaryFolder } from '../../support/fresh-site';

const request = { headers: new Headers() };
class Redirect extends Error {}
jest.mock('next/headers', () => ({ headers: async () => request.headers }));
jest.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Redirect(address);
  },
}));

const ADDRESS = 'http://localhost:1/api/enquiries/call-back';
const GOOD = {
  name: 'Asha Rao',
  mobile: '98200 00000',
  subject: 'Research',
  time: 'Any time',
  consent: 'yes',
};
const JSON_TYPE = { 'content-type': 'application/json' };

async function site(variables: Record<string, string> = {}) {
  startFresh({ DATA_DIR: temporaryFolder(), ENQUIRY_RATE: '1000', ...variables });
  const { receive, rejectMethod } = await import('@/lib/enquiries/receive');
  const service = await import('@/lib/enquiries/service');
  const { log } = await import('@/lib/tools/log');
  const lines: unknown[] = [];
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  const { sendForm } = await import('@/lib/enquiries/form-action');
  const post = (
    body: BodyInit,
    headers: Record<string, string> = {},
    kind = 'call-back',
  ): Promise<Response> => receive(new Request(ADDRESS, { method: 'POST', body, headers }), kind);
  const postJson = (fields: object, headers = {}, kind?: string) =>
    post(JSON.stringify(fields), { ...JSON_TYPE, ...headers }, kind);
  /** The answer to a form sent without JavaScript: a redirect, or the form again. */
  const postForm = async (data: FormData, headers = {}, kind = 'call-back') => {
    request.headers = new Headers(headers);
    try {
      return { state: await sendForm(kind, { values: {}, errors: {} }, data) };
    } catch (error) {
      if (error instanceof Redirect) return { location: error.message };
      throw error;
    }
  };
  return { ...service, post, postJson, postForm, rejectMethod, lines };
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  // A field that React adds.
  data.append('$ACTION_KEY', 'k1');
  Object.entries(fields).forEach(([name, value]) => data.append(name, value));
  return data;
}

test('a valid form is stored, then acknowledged: to a script with its number', async () => {
  const { postJson, enquiryStore } = await site();
  const response = await postJson(GOOD);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reference } = (await response.json()) as { reference: string };
  const [stored] = await (await enquiryStore()).list({});
  expect(stored).toMatchObject({ reference, kind: 'call-back' });
  expect(stored?.fields).toEqual({
    name: 'Asha Rao',
    mobile: '9820000000',
    subject: 'Research',
    time: 'Any time',
  });
});

test('… and to a browser by a redirect, whose address contains no input', async () => {
  const { postForm, enquiryStore } = await site();
  const { location } = await postForm(form(GOOD));
  expect(location).toMatch(
    /^\/support\/get-in-touch\/received\?kind=call-back&reference=CB-\d{8}-[\dA-Z]{6}$/,
  );
  const [stored] = await (await enquiryStore()).list({});
  expect(Object.keys(stored?.fields ?? {})).toEqual(['name', 'mobile', 'subject', 'time']);
});

test('unknown fields are ignored', async () => {
  const { postJson, enquiryStore } = await site();
  await postJson({ ...GOOD, reference: 'CB-1', kind: 'x', isAdmin: true, __proto__: { a: 1 } });
  const [stored] = await (await enquiryStore()).list({});
  expect(Object.keys(stored?.fields ?? {})).toEqual(['name', 'mobile', 'subject', 'time']);
});

test('errors are listed by field', async () => {
  const { postJson, pendingEnquiries } = await site();
  const response = await postJson({ ...GOOD, mobile: '12', consent: '' });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  expect(Object.keys(errors)).toEqual(['mobile', 'consent']);
  expect(await pendingEnquiries()).toBe(0);
});

test('an invalid form is shown again with its messages and all values', async () => {
  const { postForm, pendingEnquiries } = await site();
  const typed = { ...GOOD, name: '<img src=x onerror=alert(1)>', mobile: '12' };
  const { state } = await postForm(form(typed));
  expect(Object.keys(state?.errors ?? {})).toEqual(['name', 'mobile']);
  expect(state?.values).toEqual({ ...typed, note: '', clientCode: '' });
  expect(state?.problem).toBeUndefined();
  expect(await pendingEnquiries()).toBe(0);
});

describe('a complaint without JavaScript', () => {
  const complaint = {
    ...{ name: 'Asha Rao', email: 'asha@example.in', mobile: '98200 00000' },
    ...{ nature: 'Something else', details: 'My order was not executed and nobody called.' },
  };

  test('is shown to be checked, changed back into its form, then stored once', async () => {
    const { postForm, pendingEnquiries } = await site();
    const post = (step?: string) =>
      postForm(form({ ...complaint, ...(step && { step }) }), {}, 'grievance');
    const checked = await post();
    expect(checked.state).toMatchObject({ values: complaint, errors: {}, isToCheck: true });
    const changed = await post('change');
    expect(changed.state).toMatchObject({ values: complaint, errors: {} });
    expect(changed.state?.isToCheck).toBeUndefined();
    expect(await pendingEnquiries()).toBe(0);
    const { location } = await post('send');
    expect(location).toContain('kind=grievance');
    expect((await post('send')).location).toBe(location);
    expect(await pendingEnquiries()).toBe(1);
  });

  test('is not shown to be checked while an answer is wrong, nor stored by a forged send', async () => {
    const { postForm, pendingEnquiries } = await site();
    for (const step of ['', 'send']) {
      const { state } = await postForm(form({ ...complaint, mobile: '12', step }), {}, 'grievance');
      expect(Object.keys(state?.errors ?? {})).toEqual(['mobile']);
      expect(state?.isToCheck).toBeUndefined();
    }
    expect(await pendingEnquiries()).toBe(0);
  });
});

test('a form with a filled honeypot is acknowledged and discarded', async () => {
  const { postForm, postJson, pendingEnquiries } = await site();
  expect((await postJson({ ...GOOD, homepage: 'http://spam' })).status).toBe(201);
  expect((await postForm(form({ ...GOOD, homepage: 'x' }))).location).toBeTruthy();
  expect(await pendingEnquiries()).toBe(0);
  expect((await postForm(form({ ...GOOD, homepage: '' }))).location).toBeTruthy();
  expect(await pendingEnquiries()).toBe(1);
});

const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, '1']));
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

describe('hostile posts', () => {
  let shared: Awaited<ReturnType<typeof site>>;
  beforeAll(async () => {
    shared = await site();
  });

  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['another origin', JSON.stringify(GOOD), { origin: 'https://evil.example', ...JSON_TYPE }, 403],
    ['another site', JSON.stringify(GOOD), { 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, 403],
    ['plain text', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['a form', 'name=Asha', FORM_TYPE, 415],
    ['no type', new Uint8Array([1]), {}, 415],
    ['1 MB of JSON', JSON.stringify({ name: 'a'.repeat(1_000_000) }), JSON_TYPE, 413],
    ['too many fields', JSON.stringify(many), JSON_TYPE, 413],
    ['broken JSON', '{"name":', JSON_TYPE, 400],
    ['broken bytes', new Uint8Array([123, 34, 255, 254]), JSON_TYPE, 400],
    ['nothing', '', JSON_TYPE, 400],
    ['a list', '[1]', JSON_TYPE, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['fields twice', '{"name":["a","b"]}', JSON_TYPE, 422],
    ['objects as answers', '{"name":{"value":"Asha"},"mobile":[["a"]]}', JSON_TYPE, 422],
  ])('%s gets a clear answer and no stack', async (_, body, headers, status) => {
    const { post, pendingEnquiries } = shared;
    const response = await post(body, headers);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/\bat .*\.(ts|js|mjs):\d+|Error:|node_modules/);
    expect(await pendingEnquiries()).toBe(0);
  });

  const twice = form(GOOD);
  twice.append('name', 'again');
  const file = form(GOOD);
  file.append('name', new Blob(['a']), 'a.txt');
  test.each<[string, FormData, Record<string, string>, RegExp]>([
    ['another origin', form(GOOD), { origin: 'https://evil.example' }, /page of another site/],
    ['another site', form(GOOD), { 'sec-fetch-site': 'cross-site' }, /page of another site/],
    ['a file', file, {}, /without files/],
    ['too many fields', form(many), {}, /longer than any of our forms/],
    ['fields twice', twice, {}, /given more than once/],
  ])('a form with %s says what is wrong', async (_, data, headers, sentence) => {
    const { state } = await shared.postForm(data, headers);
    expect(state?.problem ?? Object.values(state?.errors ?? {}).join()).toMatch(sentence);
    if ('origin' in headers || 'sec-fetch-site' in headers) expect(state?.values).toEqual({});
    expect(await shared.pendingEnquiries()).toBe(0);
  });

  test('a form of an unknown kind gets 404', async () => {
    const { state } = await shared.postForm(form(GOOD), {}, '__proto__');
    expect(state).toEqual({ values: {}, errors: {}, problem: 'There is no such form here.' });
  });
});

test('a body without a length is read up to the limit of a form only', async () => {
  await site();
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 8_192;
      controller.enqueue(new Uint8Array(8_192).fill(97));
    },
  });
  const { receive } = await import('@/lib/enquiries/receive');
  const init = { method: 'POST', body: endless, headers: JSON_TYPE, duplex: 'half' };
  const response = await receive(new Request(ADDRESS, init), 'call-back');
  expect(response.status).toBe(413);
  expect(given).toBeLessThan(100_000);
});

test('unknown kinds, and a kind whose flag is off, get 404', async () => {
  const { postJson } = await site();
  for (const kind of ['nothing', '__proto__', 'toString', 'CALL-BACK', 'do-it-yourself']) {
    expect((await postJson(GOOD, {}, kind)).status).toBe(404);
  }
  const open = await site({ FLAG_DIY_JOURNEY: 'on' });
  expect((await open.postJson(GOOD, {}, 'do-it-yourself')).status).toBe(422);
});

test('other methods get 405 with Allow', async () => {
  const { rejectMethod } = await site();
  const response = rejectMethod();
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test('a client over the rate is rejected; others are not', async () => {
  const { postJson } = await site({ ENQUIRY_RATE: '3' });
  const from = (client: string) => postJson(GOOD, { 'x-site-client': client });
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const rejected = await from('203.0.113.7');
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await from('203.0.113.8')).status).toBe(201);
});

test('a form over the rate is shown again with all values', async () => {
  const { postForm, postJson, pendingEnquiries } = await site({ ENQUIRY_RATE: '1' });
  expect((await postJson(GOOD)).status).toBe(201);
  const { state } = await postForm(form(GOOD));
  expect(state?.problem).toContain('Wait a minute and send it again.');
  expect(state?.values.name).toBe('Asha Rao');
  expect(await pendingEnquiries()).toBe(1);
});

test('while the shared rate limiter is unreachable, each instance counts alone', async () => {
  const engines: Record<string, string>[] = [
    { REDIS_URL: 'redis://127.0.0.1:1' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
  ];
  for (const variable of engines) {
    startFresh({ DATA_DIR: temporaryFolder(), ENQUIRY_RATE: '2', ...variable });
    const { closeLimiter, countPost } = await import('@/lib/enquiries/rate');
    const headers = new Headers();
    expect([await countPost(headers), await countPost(headers)]).toEqual([0, 0]);
    expect(await countPost(headers)).toBeGreaterThan(0);
    await closeLimiter();
  }
});

test('an enquiry that could not be stored is not acknowledged; the answer names our contacts', async () => {
  const { postForm, postJson, lines } = await site({ DATA_DIR: '/dev/null/nowhere' });
  const asJson = await postJson(GOOD);
  expect(asJson.status).toBe(503);
  expect(((await asJson.json()) as { error: string }).error).toMatch(
    /has not reached us.*Call us on/,
  );
  const { state } = await postForm(form(GOOD));
  expect(state?.problem).toMatch(/could not store.*Call us on/);
  expect(state?.values.name).toBe('Asha Rao');
  expect(JSON.stringify(lines)).not.toMatch(/Asha|98200/);
});

test('while the database is unreachable, nothing is acknowledged', async () => {
  const { postJson, pendingEnquiries } = await site({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect((await postJson(GOOD)).status).toBe(503);
  await expect(pendingEnquiries()).rejects.toThrow();
  const { closeLimiter } = await import('@/lib/enquiries/rate');
  await closeLimiter();
});

test('a reference that exists already is replaced', async () => {
  const { postJson, enquiryStore } = await site();
  const store = await enquiryStore();
  const add = jest.spyOn(store, 'add');
  add.mockResolvedValueOnce(null).mockResolvedValueOnce(null);
  expect((await postJson(GOOD)).status).toBe(201);
  expect(add).toHaveBeenCalledTimes(3);
});

test('a form that is sent five times, with and without JavaScript, is one enquiry', async () => {
  const { postJson, postForm, pendingEnquiries } = await site();
  const answers = await Promise.all([1, 2, 3].map(() => postJson(GOOD)));
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  );
  expect(new Set(references).size).toBe(1);
  for (const data of [form(GOOD), form(GOOD)]) {
    expect((await postForm(data)).location).toContain(references[0]);
  }
  expect(await pendingEnquiries()).toBe(1);
  expect((await postJson({ ...GOOD, time: 'Morning, 9 am to 12 noon' })).status).not.toBe(503);
  expect((await postJson({ ...GOOD, name: 'Asha R Rao' })).status).toBe(201);
  expect(await pendingEnquiries()).toBeGreaterThan(1);
});

describe('when the file of enquiries is deleted', () => {
  test('a new one takes over, with what was not delivered', async () => {
    const folder = temporaryFolder();
    const { postJson, lines } = await site({ DATA_DIR: folder });
    const referenceOf = async (answer: Promise<Response>) =>
      ((await (await answer).json()) as { reference: string }).reference;
    const before = await referenceOf(postJson(GOOD));
    rmSync(folder, { recursive: true });
    const after = await Promise.all(
      ['Asha A', 'Asha B', 'Asha C'].map((name) => referenceOf(postJson({ ...GOOD, name }))),
    );
    expect(JSON.stringify(lines)).toContain('the file of enquiries was deleted or replaced');
    // As the next process finds it.
    const { openSqliteStore, PACE } = await import('@/lib/enquiries/store');
    const store = await openSqliteStore(folder, PACE);
    const found = (await store.list({})).map(({ reference }) => reference);
    expect(found.sort()).toEqual([before, ...after].sort());
    await store.close();
  });

  test('nothing is acknowledged where no other can be made', async () => {
    const parent = temporaryFolder();
    const folder = path.join(parent, 'data');
    const { postJson, pendingEnquiries } = await site({ DATA_DIR: folder });
    expect((await postJson(GOOD)).status).toBe(201);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect((await postJson({ ...GOOD, name: 'Asha R Rao' })).status).toBe(503);
    rmSync(folder);
    expect((await postJson({ ...GOOD, name: 'Asha R Rao' })).status).toBe(201);
    expect(await pendingEnquiries()).toBe(2);
  });
});

test('a name that nobody can see is no name', async () => {
  const { postJson } = await site();
  for (const name of ['\u3164\u3164', '\u115F', '\u200D\u200C', '\u2800', '\u{E0041}']) {
    const response = await postJson({ ...GOOD, name });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('errors.name');
  }
});

test('no log line contains any input', async () => {
  const typed = {
    name: 'Zebediah Quux',
    mobile: '9812345670',
    email: 'zq@secret.example',
    clientCode: 'ZQ99',
    details: 'My unforgettable complaint of some length',
    remedy: 'Quuxian amends',
    consent: 'yes',
  };
  const { postJson, postForm, lines } = await site({ FLAG_DIY_JOURNEY: 'on' });
  for (const kind of ['call-back', 'grievance', 'contact', 'franchisee', 'do-it-yourself']) {
    await postJson(typed, {}, kind);
    await postForm(form(typed), {}, kind);
    await postJson({ ...typed, homepage: 'x' }, {}, kind);
  }
  const nature = 'Something else';
  const response = await postJson({ ...typed, nature }, {}, 'grievance');
  expect(response.status).toBe(201);
  const logged = JSON.stringify(lines);
  expect(logged).toContain('an enquiry is received');
  expect(logged).not.toMatch(/Zebediah|Quux|98123|secret\.example|ZQ99|unforgettable/);
});
