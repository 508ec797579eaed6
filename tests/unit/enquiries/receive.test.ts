import { startFresh, temporaryFolder } from '../../support/fresh-site';

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
  const { receive, refuseMethod } = await import('@/lib/enquiries/receive');
  const service = await import('@/lib/enquiries/service');
  const { log } = await import('@/lib/log');
  const lines: unknown[] = [];
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  }
  const post = (
    body: BodyInit,
    headers: Record<string, string> = {},
    kind = 'call-back',
  ): Promise<Response> => receive(new Request(ADDRESS, { method: 'POST', body, headers }), kind);
  const postJson = (fields: object, headers = {}, kind?: string) =>
    post(JSON.stringify(fields), { ...JSON_TYPE, ...headers }, kind);
  return { ...service, post, postJson, refuseMethod, lines };
}

const form = (fields: Record<string, string>): URLSearchParams => new URLSearchParams(fields);

test('a right form is stored, then acknowledged: to a script by its number', async () => {
  const { postJson, enquiryStore } = await site();
  const response = await postJson(GOOD);
  expect(response.status).toBe(201);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { reference } = (await response.json()) as { reference: string };
  const [kept] = await (await enquiryStore()).list({});
  expect(kept).toMatchObject({ reference, kind: 'call-back' });
  expect(kept?.fields).toEqual({
    name: 'Asha Rao',
    mobile: '9820000000',
    subject: 'Research',
    time: 'Any time',
  });
});

test('… and to a browser by another address, which holds nothing that was typed', async () => {
  const { post } = await site();
  const multipart = new FormData();
  Object.entries(GOOD).forEach(([name, value]) => multipart.append(name, value));
  for (const body of [form(GOOD), multipart]) {
    const response = await post(body);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(
      /^\/support\/get-in-touch\/received\?kind=call-back&reference=CB-\d{8}-[\dA-Z]{6}$/,
    );
  }
});

test('what has no field is left out unread', async () => {
  const { postJson, enquiryStore } = await site();
  await postJson({ ...GOOD, reference: 'CB-1', kind: 'x', isAdmin: true, __proto__: { a: 1 } });
  const [kept] = await (await enquiryStore()).list({});
  expect(Object.keys(kept?.fields ?? {})).toEqual(['name', 'mobile', 'subject', 'time']);
});

test('what is wrong is named by field', async () => {
  const { postJson, pendingEnquiries } = await site();
  const response = await postJson({ ...GOOD, mobile: '12', consent: '' });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  expect(Object.keys(errors)).toEqual(['mobile', 'consent']);
  expect(await pendingEnquiries()).toBe(0);
});

test('a form that can’t be shown again by its page still names what is wrong, escaped', async () => {
  const { post } = await site();
  const response = await post(form({ ...GOOD, name: '<img src=x onerror=alert(1)>' }));
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Name has figures or signs in it.');
  expect(html).not.toContain('<img');
});

test('a filled trap is thanked, dropped and counted', async () => {
  const { post, postJson, pendingEnquiries, droppedEnquiries } = await site();
  expect((await postJson({ ...GOOD, homepage: 'http://spam' })).status).toBe(201);
  expect((await post(form({ ...GOOD, homepage: 'x' }))).status).toBe(303);
  expect((await post(form({ ...GOOD, homepage: '' }))).status).toBe(303);
  expect(await pendingEnquiries()).toBe(1);
  expect(droppedEnquiries()).toBe(2);
});

const file = new FormData();
file.append('name', new Blob(['a']), 'a.txt');
const many = Array.from({ length: 60 }, (_, at) => `f${at}=1`).join('&');
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

describe('hostile posts', () => {
  let shared: Awaited<ReturnType<typeof site>>;
  beforeAll(async () => {
    shared = await site();
  });

  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['another origin', form(GOOD), { origin: 'https://evil.example' }, 403],
    ['another site', form(GOOD), { 'sec-fetch-site': 'cross-site' }, 403],
    ['plain text', 'a=b', { 'content-type': 'text/plain' }, 415],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['no type', new Uint8Array([1]), {}, 415],
    ['a file', file, {}, 415],
    ['1 MB of form', `name=${'a'.repeat(1_000_000)}`, FORM_TYPE, 413],
    ['1 MB of JSON', JSON.stringify({ name: 'a'.repeat(1_000_000) }), JSON_TYPE, 413],
    ['too many fields', many, FORM_TYPE, 413],
    ['broken JSON', '{"name":', JSON_TYPE, 400],
    ['a list', '[1]', JSON_TYPE, 400],
    ['null', 'null', JSON_TYPE, 400],
    ['broken multipart', 'x', { 'content-type': 'multipart/form-data; boundary=y' }, 400],
    ['multipart without a boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['broken bytes', new Uint8Array([110, 61, 255, 254]), FORM_TYPE, 422],
    ['nothing', '', FORM_TYPE, 422],
    ['fields twice', 'name=a&name=b', FORM_TYPE, 422],
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
});

test('a body without a length is read no further than a form is long', async () => {
  const { post } = await site();
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 8_192;
      controller.enqueue(new Uint8Array(8_192).fill(97));
    },
  });
  const { receive } = await import('@/lib/enquiries/receive');
  const init = { method: 'POST', body: endless, headers: FORM_TYPE, duplex: 'half' };
  const response = await receive(new Request(ADDRESS, init), 'call-back');
  expect(response.status).toBe(413);
  expect(given).toBeLessThan(100_000);
  expect((await post(form(GOOD))).status).toBe(303);
});

test('unknown kinds and a journey whose flag is off are not there', async () => {
  const { postJson } = await site();
  for (const kind of ['nothing', '__proto__', 'toString', 'CALL-BACK', 'do-it-yourself']) {
    expect((await postJson(GOOD, {}, kind)).status).toBe(404);
  }
  const open = await site({ FLAG_DIY_JOURNEY: 'on' });
  expect((await open.postJson(GOOD, {}, 'do-it-yourself')).status).toBe(422);
});

test('other methods are told which one is taken', async () => {
  const { refuseMethod } = await site();
  const response = refuseMethod();
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
});

test('a client over the rate waits; others don’t', async () => {
  const { postJson } = await site({ ENQUIRY_RATE: '3' });
  const from = (client: string) => postJson(GOOD, { 'x-site-client': client });
  const statuses = [];
  for (let at = 0; at < 5; at += 1) statuses.push((await from('203.0.113.7')).status);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const refused = await from('203.0.113.7');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await from('203.0.113.8')).status).toBe(201);
});

test('a shared counter that is out of reach hinders nobody', async () => {
  const engines: Record<string, string>[] = [
    { REDIS_URL: 'redis://127.0.0.1:1' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
  ];
  for (const variable of engines) {
    startFresh({ DATA_DIR: temporaryFolder(), ENQUIRY_RATE: '2', ...variable });
    const { countPost, stopCounting } = await import('@/lib/enquiries/limiter');
    expect([await countPost('a'), await countPost('a')]).toEqual([0, 0]);
    expect(await countPost('a')).toBeGreaterThan(0);
    await stopCounting();
  }
});

test('nothing is acknowledged that could not be stored, and a way to reach us is named', async () => {
  const { post, postJson, lines } = await site({ DATA_DIR: '/dev/null/nowhere' });
  const asJson = await postJson(GOOD);
  expect(asJson.status).toBe(503);
  expect(((await asJson.json()) as { error: string }).error).toMatch(
    /has not reached us.*Ring us on/,
  );
  const asForm = await post(form(GOOD));
  expect(asForm.status).toBe(503);
  expect(await asForm.text()).toMatch(/could not store.*Ring us on/);
  expect(JSON.stringify(lines)).not.toMatch(/Asha|98200/);
});

test('a database that is out of reach is no reason to thank anybody', async () => {
  const { postJson, pendingEnquiries } = await site({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect((await postJson(GOOD)).status).toBe(503);
  await expect(pendingEnquiries()).rejects.toThrow();
  const { stopCounting } = await import('@/lib/enquiries/limiter');
  await stopCounting();
});

test('a reference in use is made anew', async () => {
  const { postJson, enquiryStore } = await site();
  const { ReferenceTaken } = await import('@/lib/enquiries/store');
  const store = await enquiryStore();
  const add = jest.spyOn(store, 'add');
  add.mockRejectedValueOnce(new ReferenceTaken()).mockRejectedValueOnce(new ReferenceTaken());
  expect((await postJson(GOOD)).status).toBe(201);
  expect(add).toHaveBeenCalledTimes(3);
});

test('no log line holds anything that was typed, whatever happens', async () => {
  const typed = {
    name: 'Zebediah Quux',
    mobile: '9812345670',
    email: 'zq@secret.example',
    clientCode: 'ZQ99',
    details: 'My unforgettable complaint of some length',
    remedy: 'Quuxian amends',
    consent: 'yes',
  };
  const { postJson, post, lines } = await site({ FLAG_DIY_JOURNEY: 'on' });
  for (const kind of ['call-back', 'grievance', 'contact', 'franchisee', 'do-it-yourself']) {
    await postJson(typed, {}, kind);
    await post(form(typed), {}, kind);
    await postJson({ ...typed, homepage: 'x' }, {}, kind);
  }
  const nature = 'Something else';
  const response = await postJson({ ...typed, nature }, {}, 'grievance');
  expect(response.status).toBe(201);
  const logged = JSON.stringify(lines);
  expect(logged).toContain('an enquiry is received');
  expect(logged).not.toMatch(/Zebediah|Quux|98123|secret\.example|ZQ99|unforgettable/);
});
