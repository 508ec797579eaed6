import { rmSync, type StatsFs, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../../support/fresh-site';

import { form, GOOD, site } from './support';

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
  const { closeLimiters } = await import('@/lib/enquiries/rate');
  await closeLimiters();
});

test('beyond the hour’s limit of all visitors nothing is stored, and operators hear of it', async () => {
  const { postJson, pendingEnquiries, lines } = await site({ ENQUIRY_HOURLY_LIMIT: '3' });
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const from = { 'x-site-client': `2001:db8:${at}::1` };
    statuses.push((await postJson({ ...GOOD, mobile: `982000000${at}` }, from)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 503, 503, 503]);
  expect(await pendingEnquiries()).toBe(3);
  const alarms = lines.filter((line) => JSON.stringify(line).includes('ENQUIRY_HOURLY_LIMIT'));
  expect(alarms).toHaveLength(1);
  const { metrics } = await import('@/lib/observability/metrics');
  const text = await metrics().registry.metrics();
  expect(text).toContain('site_enquiries_rejected_total{reason="hour"} 3');
});

test('a disk that is nearly full takes no enquiry', async () => {
  const { hasFreeDisk } = await import('@/lib/enquiries/free-disk');
  const disk = (bavail: number, blocks: number) => async () =>
    ({ bavail, blocks, bsize: 4_096 }) as StatsFs;
  const MIB = 256;
  expect(await hasFreeDisk('/', disk(65 * MIB, 100_000 * MIB))).toBe(true);
  expect(await hasFreeDisk('/', disk(63 * MIB, 100_000 * MIB))).toBe(false);
  expect(await hasFreeDisk('/', disk(1 * MIB, 10 * MIB))).toBe(true);
  expect(await hasFreeDisk('/', disk(0, 10 * MIB))).toBe(false);
  expect(await hasFreeDisk('/dev/null/nowhere')).toBe(true);
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
