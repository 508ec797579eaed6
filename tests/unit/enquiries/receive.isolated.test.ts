import { form, GOOD, site } from './support';

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
    name: 'Asha Rao',
    email: 'asha@example.in',
    mobile: '98200 00000',
    nature: 'Something else',
    details: 'My order was not executed and nobody called.',
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
