import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { createClient } from '@libsql/client';

import { openSqliteStore } from '@/lib/enquiries/store/sqlite';
import { type EnquiryStore, PACE, ReferenceTaken } from '@/lib/enquiries/store';
import type { EnquiryRecord } from '@/lib/enquiries/types';

import { temporaryFolder } from '../../support/fresh-site';

const PATIENT = { ...PACE, leaseMs: 60_000 };
const HASTY = { ...PACE, leaseMs: 1, backOff: { firstMs: 1, longestMs: 2 } };

const record = (at: number, more: Partial<EnquiryRecord> = {}): EnquiryRecord => ({
  reference: `CB-20261121-${String(at).padStart(6, '0')}`,
  kind: 'call-back',
  receivedAt: `2026-11-21T10:15:${String(at % 60).padStart(2, '0')}+05:30`,
  fields: { name: 'Asha Rao' },
  consent: { words: 'I agree', notice: 'We take …' },
  ...more,
});

let folder: string;
let store: EnquiryStore;
const reopen = async (pace = PATIENT) => {
  await store.close();
  store = await openSqliteStore(folder, pace);
};
beforeEach(async () => {
  folder = temporaryFolder();
  store = await openSqliteStore(path.join(folder), PATIENT);
});
afterEach(() => store.close());

test('what was added is there after the process is gone, byte for byte', async () => {
  await store.add(record(1));
  await reopen();
  const [claim] = await store.claim(10);
  expect(claim?.body).toBe(JSON.stringify(record(1)));
  expect(claim).toMatchObject({ reference: record(1).reference, kind: 'call-back', failures: 0 });
});

test('a commit is on disk before it is answered: write-ahead log, full synchronisation', async () => {
  const other = createClient({ url: `file:${path.join(folder, 'enquiries.db')}` });
  const { rows } = await other.execute('PRAGMA journal_mode');
  expect(rows[0]?.journal_mode).toBe('wal');
  other.close();
  // The library's connections are its own; that it honours the setting is asked of it as it is used.
  const own = createClient({ url: `file:${path.join(folder, 'enquiries.db')}`, concurrency: 1 });
  await own.execute('PRAGMA synchronous=FULL');
  expect((await own.execute('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2);
  own.close();
});

test('its files are for their owner alone', async () => {
  expect(statSync(path.join(folder, 'enquiries.db')).mode & 0o077).toBe(0);
});

test('a reference is taken once', async () => {
  await store.add(record(1));
  await expect(store.add(record(1, { kind: 'contact' }))).rejects.toBeInstanceOf(ReferenceTaken);
  expect(await store.pending()).toBe(1);
});

test('a claim is for one process at a time, and comes back when its process is gone', async () => {
  await Promise.all([1, 2, 3].map((at) => store.add(record(at))));
  const other = await openSqliteStore(folder, PATIENT);
  const claims = (await Promise.all([store.claim(2), other.claim(2)])).flat();
  expect(new Set(claims.map(({ reference }) => reference)).size).toBe(3);
  expect(await store.claim(10)).toEqual([]);
  await other.close();
  await store.close();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + PATIENT.leaseMs + 1);
  store = await openSqliteStore(folder, PATIENT);
  expect(await store.claim(10)).toHaveLength(3);
  clock.mockRestore();
});

test('a failed delivery waits longer each time, and is never given up', async () => {
  await store.add(record(1));
  await reopen(HASTY);
  for (let failures = 0; failures < 40; failures += 1) {
    let claims = await store.claim(1);
    while (claims.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      claims = await store.claim(1);
    }
    expect(claims[0]?.failures).toBe(failures);
    for (const claim of claims) await store.failed(claim);
  }
  expect(await store.pending()).toBe(1);
});

test('what is delivered is kept until its time is over, what is not stays', async () => {
  await Promise.all([1, 2].map((at) => store.add(record(at))));
  const [claim] = await store.claim(1);
  if (claim) await store.delivered(claim);
  const past = new Date(Date.now() - 60_000);
  const future = new Date(Date.now() + 60_000);
  expect(await store.purge(past)).toBe(0);
  expect(await store.list({ all: true })).toHaveLength(2);
  expect(await store.purge(future)).toBe(1);
  expect(await store.purge(future)).toBe(0);
  expect(await store.pending()).toBe(1);
});

test('nothing that was purged is left in the files', async () => {
  const secret = 'Wrzesniewski';
  await store.add(record(1, { fields: { name: secret } }));
  const [claim] = await store.claim(1);
  if (claim) await store.delivered(claim);
  const bytes = () =>
    ['enquiries.db', 'enquiries.db-wal']
      .map((name) => readFileSync(path.join(folder, name), 'latin1'))
      .join('');
  expect(bytes()).toContain(secret);
  await store.purge(new Date(Date.now() + 60_000));
  expect(bytes()).not.toContain(secret);
});

test('lists by day, kind and state, and counts what was handed over as delivered', async () => {
  await store.add(record(1, { receivedAt: '2026-11-19T10:00:00+05:30' }));
  await store.add(record(2, { receivedAt: '2026-11-20T00:00:00+05:30', kind: 'contact' }));
  await store.add(record(3, { receivedAt: '2026-11-20T10:00:00+05:30' }));
  const references = async (selection: Parameters<EnquiryStore['list']>[0]) =>
    (await store.list(selection)).map(({ reference }) => Number(reference.slice(-6)));
  expect(await references({})).toEqual([1, 2, 3]);
  expect(await references({ since: new Date('2026-11-20T00:00:00+05:30') })).toEqual([2, 3]);
  expect(await references({ kind: 'contact' })).toEqual([2]);
  await store.handOver([record(1).reference, 'CB-20261121-999999']);
  expect(await references({})).toEqual([2, 3]);
  expect(await references({ all: true })).toEqual([1, 2, 3]);
  expect(await store.pending()).toBe(2);
  expect((await store.list({ all: true }))[0]?.deliveredAt).toMatch(/^20/);
});

test('a folder that can’t be written is told at once', async () => {
  await expect(openSqliteStore('/dev/null/enquiries', PACE)).rejects.toThrow();
});
