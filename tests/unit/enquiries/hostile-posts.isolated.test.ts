import { ADDRESS, form, GOOD, JSON_TYPE, site } from './support';

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

test('a name of invisible characters is not accepted', async () => {
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
