import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'kysely';
import SqliteFile from 'libsql';

import {
  type Claim,
  type EnquiryStore,
  openSqliteStore,
  PACE,
  type StoredEnquiry,
} from '@/lib/enquiries/store';
import { openSqlite } from '@/lib/enquiries/store/sqlite';
import type { EnquiryRecord } from '@/lib/enquiries/types';

import { temporaryFolder } from '../../support/fresh-site';
import { until } from '../../support/until';

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

const LONG_AGO = new Date(0);
const saveNothing = async () => undefined;

let folder: string;
let store: EnquiryStore;
const reopen = async (pace = PATIENT) => {
  await store.close();
  store = await openSqliteStore(folder, pace);
};
/** Each record is of a form of its own. */
const add = (one: EnquiryRecord) => store.add(one, [one.reference, '']);
beforeEach(async () => {
  folder = temporaryFolder();
  store = await openSqliteStore(folder, PATIENT);
});
afterEach(() => store.close());

test('the next process reads an enquiry byte for byte', async () => {
  await add(record(1));
  await reopen();
  const [claim] = await store.claim(10);
  expect(claim?.body).toBe(JSON.stringify(record(1)));
  expect(claim).toMatchObject({ reference: record(1).reference, kind: 'call-back', failures: 0 });
});

test('a commit is on disk before it returns: write-ahead log, full synchronisation', async () => {
  const engine = await openSqlite(folder);
  const read = async (setting: string) =>
    (await sql.raw<Record<string, unknown>>(`PRAGMA ${setting}`).execute(engine.db)).rows[0];
  expect(await read('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await read('synchronous')).toEqual({ synchronous: 2 });
  expect(await read('secure_delete')).toEqual({ secure_delete: 1 });
  await engine.db.destroy();
});

test('its files are readable by their owner only', async () => {
  await add(record(1));
  const names = readdirSync(folder).filter((name) => name.startsWith('enquiries.db'));
  expect(names).toContain('enquiries.db-wal');
  for (const name of names) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0);
});

test('closing empties the write-ahead log', async () => {
  await add(record(1));
  await store.close();
  const log = path.join(folder, 'enquiries.db-wal');
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  store = await openSqliteStore(folder, PATIENT);
  expect(await store.pending()).toBe(1);
});

test('a file of an earlier version is migrated with all rows', async () => {
  const former = temporaryFolder();
  const file = new SqliteFile(path.join(former, 'enquiries.db'));
  file.exec(`
    CREATE TABLE enquiries (
      reference TEXT PRIMARY KEY, kind TEXT NOT NULL, received_at INTEGER NOT NULL,
      body TEXT NOT NULL, failures INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL,
      delivered_at INTEGER
    ) STRICT;
    CREATE INDEX enquiries_due ON enquiries (due_at) WHERE delivered_at IS NULL;
    CREATE INDEX enquiries_delivered ON enquiries (delivered_at) WHERE delivered_at IS NOT NULL;
  `);
  const insert = file.prepare('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const [at, deliveredAt] of [
    [1, null],
    [2, 1_795_000_000_000],
  ] as const) {
    const { reference, kind, receivedAt } = record(at);
    const body = JSON.stringify(record(at));
    insert.run(reference, kind, Date.parse(receivedAt), body, 3, 0, deliveredAt);
  }
  file.close();
  for (const attempt of ['first', 'second']) {
    const opened = await openSqliteStore(former, PATIENT);
    expect([attempt, (await opened.list({ all: true })).length]).toEqual([attempt, 2]);
    expect((await opened.list({ all: true }))[1]?.deliveredAt).toBe('2026-11-18T11:06:40.000Z');
    if (attempt === 'second') {
      expect(await opened.claim(10)).toEqual([
        {
          reference: record(1).reference,
          kind: 'call-back',
          body: expect.anything(),
          failures: 3,
          isWithdrawal: false,
        },
      ]);
    }
    await opened.close();
  }
});

test('a reference is unique', async () => {
  expect(await add(record(1))).toBe(record(1).reference);
  expect(await store.add(record(1, { kind: 'contact' }), ['another', ''])).toBeNull();
  expect(await store.pending()).toBe(1);
});

test('a form that is sent again has its reference already, also in the next process', async () => {
  const keys = (hour: number) => [`form ${hour}`, `form ${hour - 1}`] as const;
  const at = (number: number, hour: number) => store.add(record(number), keys(hour));
  const first = await Promise.all([1, 2, 3].map((number) => at(number, 9)));
  expect(new Set(first).size).toBe(1);
  await reopen();
  expect(await at(4, 10)).toBe(first[0]);
  expect(await at(5, 11)).toBe(record(5).reference);
  expect(await store.pending()).toBe(2);
});

test.each([
  ['a folder', '.'],
  ['a file', 'enquiries.db'],
  ['a write-ahead log', 'enquiries.db-wal'],
])('%s that is deleted is noticed', async (_what, name) => {
  expect(store.isPresent()).toBe(true);
  await add(record(1));
  expect(store.isPresent()).toBe(true);
  rmSync(path.join(folder, name), { recursive: true });
  expect(store.isPresent()).toBe(false);
});

describe('the folder', () => {
  const modeOf = (name: string) => statSync(name).mode & 0o777;

  test('is closed to other users', async () => {
    const open = temporaryFolder();
    chmodSync(open, 0o777);
    const opened = await openSqliteStore(open, PACE);
    expect(modeOf(open)).toBe(0o700);
    await opened.close();
  });

  test('is refused where others use it too', async () => {
    const shared = temporaryFolder();
    chmodSync(shared, 0o1777);
    await expect(openSqliteStore(shared, PACE)).rejects.toThrow('is open to every user');
    expect(modeOf(shared)).toBe(0o777);
  });
});

test('one process at a time claims a row; it is due again when the lease ends', async () => {
  await Promise.all([1, 2, 3].map((at) => add(record(at))));
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

test('a failed delivery is retried for ever, with back-off', async () => {
  await add(record(1));
  await reopen(HASTY);
  for (let failures = 0; failures < 40; failures += 1) {
    let claims: readonly Claim[] = [];
    await until(async () => (claims = await store.claim(1)).length > 0);
    expect(claims[0]?.failures).toBe(failures);
    for (const claim of claims) await store.failed(claim);
  }
  expect(await store.pending()).toBe(1);
});

test('delivered enquiries are purged after their retention, others are not', async () => {
  await Promise.all([1, 2].map((at) => add(record(at))));
  const [claim] = await store.claim(1);
  if (claim) await store.delivered(claim);
  const past = new Date(Date.now() - 60_000);
  const future = new Date(Date.now() + 60_000);
  const purge = (deliveredBefore: Date) =>
    store.purge({ deliveredBefore, receivedBefore: LONG_AGO }, saveNothing);
  expect(await purge(past)).toEqual({ delivered: 0, undelivered: 0, withdrawn: 0 });
  expect(await store.list({ all: true })).toHaveLength(2);
  expect(await purge(future)).toEqual({ delivered: 1, undelivered: 0, withdrawn: 0 });
  expect(await purge(future)).toEqual({ delivered: 0, undelivered: 0, withdrawn: 0 });
  expect(await store.pending()).toBe(1);
});

test('enquiries that are never delivered are purged after a retention of their own', async () => {
  await add(record(1, { receivedAt: '2026-11-19T10:00:00+05:30' }));
  await add(record(2, { receivedAt: '2026-11-20T10:00:00+05:30' }));
  const receivedBefore = new Date('2026-11-20T00:00:00+05:30');
  const saved: string[] = [];
  const purge = () =>
    store.purge({ deliveredBefore: LONG_AGO, receivedBefore }, async (enquiries) => {
      saved.push(...enquiries.map(({ reference }) => reference));
    });
  expect(await purge()).toEqual({ delivered: 0, undelivered: 1, withdrawn: 0 });
  expect(await purge()).toEqual({ delivered: 0, undelivered: 0, withdrawn: 0 });
  expect(saved).toEqual([record(1).reference]);
  expect((await store.list({})).map(({ reference }) => reference)).toEqual([record(2).reference]);
});

test('what can’t be saved is not erased, and everything is saved, however much it is', async () => {
  await Promise.all(Array.from({ length: 450 }, (_, at) => add(record(at))));
  const before = { deliveredBefore: LONG_AGO, receivedBefore: new Date('2026-11-22') };
  const fail = () => Promise.reject(new Error('the disk is full'));
  await expect(store.purge(before, fail)).rejects.toThrow('the disk is full');
  expect(await store.pending()).toBe(450);
  const saved = new Set<string>();
  const save = async (enquiries: readonly StoredEnquiry[]) =>
    enquiries.forEach(({ reference }) => saved.add(reference));
  expect(await store.purge(before, save)).toEqual({ delivered: 0, undelivered: 450, withdrawn: 0 });
  expect([saved.size, await store.pending()]).toEqual([450, 0]);
});

test('a clock that is behind makes no enquiry old', async () => {
  const seenAt = Date.parse('2026-11-21T00:00:00+05:30');
  await store.setClockReadings({ seenAt, agreedSince: seenAt, pausedMs: 0, jumpMs: 0 });
  await add(record(1, { receivedAt: '1970-01-01T05:30:00+05:30' }));
  await add(record(2, { receivedAt: '1970-01-01T05:30:00+05:30' }));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  await store.handOver([record(2).reference]);
  clock.mockRestore();
  const before = new Date(seenAt);
  const purge = store.purge({ deliveredBefore: before, receivedBefore: before }, saveNothing);
  expect(await purge).toEqual({ delivered: 0, undelivered: 0, withdrawn: 0 });
});

test('the next process has the readings of the clock, until they are forgotten', async () => {
  const readings = {
    seenAt: 1_795_000_000_000,
    agreedSince: 1_790_000_000_000,
    pausedMs: 90_000,
    jumpMs: -5_000,
  };
  expect(await store.clockReadings()).toBeNull();
  for (const jumpMs of [7, readings.jumpMs]) await store.setClockReadings({ ...readings, jumpMs });
  await reopen();
  expect(await store.clockReadings()).toEqual(readings);
  await store.setClockReadings(null);
  expect(await store.clockReadings()).toBeNull();
});

test('purged data are in no file', async () => {
  const secret = 'Wrzesniewski';
  await add(record(1, { fields: { name: secret } }));
  const [claim] = await store.claim(1);
  if (claim) await store.delivered(claim);
  const bytes = () =>
    ['enquiries.db', 'enquiries.db-wal']
      .map((name) => readFileSync(path.join(folder, name), 'latin1'))
      .join('');
  expect(bytes()).toContain(secret);
  const deliveredBefore = new Date(Date.now() + 60_000);
  await store.purge({ deliveredBefore, receivedBefore: LONG_AGO }, saveNothing);
  expect(bytes()).not.toContain(secret);
});

test('lists by day, kind and state, and counts exported enquiries as delivered', async () => {
  await add(record(1, { receivedAt: '2026-11-19T10:00:00+05:30' }));
  await add(record(2, { receivedAt: '2026-11-20T00:00:00+05:30', kind: 'contact' }));
  await add(record(3, { receivedAt: '2026-11-20T10:00:00+05:30' }));
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

test('a folder that is not writable fails at once', async () => {
  await expect(openSqliteStore('/dev/null/enquiries', PACE)).rejects.toThrow();
});
