import path from 'node:path';

import SqliteFile from 'libsql';

import { type Claim, type EnquiryStore, openSqliteStore, PACE } from '@/lib/enquiries/store';
import type { EnquiryRecord } from '@/lib/enquiries/types';
import { DAY_MS } from '@/lib/tools/time';

import { temporaryFolder } from '../../support/fresh-site';

const REFERENCE = 'CB-20261121-000001';
const KEYS = ['form 9', 'form 8'] as const;

const record = (reference = REFERENCE): EnquiryRecord => ({
  reference,
  kind: 'call-back',
  receivedAt: '2026-11-21T10:15:00+05:30',
  fields: { name: 'Asha Rao', mobile: '9820000000' },
  consent: { words: 'I agree', notice: 'We take …', purpose: 'call-back', version: 1, hash: 'a' },
});

let folder: string;
let store: EnquiryStore;
const realNow = Date.now;
const moveClock = (ms: number) => jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ms);
beforeEach(async () => {
  folder = temporaryFolder();
  store = await openSqliteStore(folder, PACE);
  await store.add(record(), KEYS);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
});

/** The one claim that is due. */
async function claimed(): Promise<Claim> {
  const claims = await store.claim(10);
  expect(claims).toHaveLength(1);
  return claims[0] as Claim;
}

/** All that a store gives away of its enquiries. */
const shown = async () => ({
  listed: (await store.list({ all: true })).map(({ reference }) => reference),
  pending: await store.pending(),
  found: (await store.find(REFERENCE))?.reference ?? null,
});
const NOTHING = { listed: [], pending: 0, found: null };

test('what was never leased is neither delivered nor told, nor shown', async () => {
  expect(await shown()).toEqual({ listed: [REFERENCE], pending: 1, found: REFERENCE });
  expect(await store.withdraw(REFERENCE)).toBe(true);
  expect(await store.withdraw(REFERENCE)).toBe(false);
  expect(await store.withdraw('CB-20261121-000009')).toBe(false);
  expect(await shown()).toEqual(NOTHING);
  moveClock(400 * DAY_MS);
  expect(await store.claim(10)).toEqual([]);
  expect(await store.withdrawals()).toEqual([]);
});

test('what is leased may not be sent any more; the receiver is notified once the lease has ended', async () => {
  const claim = await claimed();
  expect(await store.maySend(claim)).toBe(true);
  await store.withdraw(REFERENCE);
  expect(await store.maySend(claim)).toBe(false);
  expect(await shown()).toEqual(NOTHING);
  // The attempt that was under way is over by then.
  expect(await store.claim(10)).toEqual([]);
  moveClock(PACE.leaseMs + 1);
  const told = await claimed();
  expect(told).toMatchObject({ reference: REFERENCE, isWithdrawal: true, failures: 0 });
  expect(await store.maySend(told)).toBe(true);
  await store.delivered(told);
  moveClock(3 * PACE.leaseMs);
  expect(await store.claim(10)).toEqual([]);
});

test('an attempt that fails while it is withdrawn is not tried again', async () => {
  const claim = await claimed();
  await store.withdraw(REFERENCE);
  await store.failed(claim);
  moveClock(20 * 60_000);
  expect((await claimed()).isWithdrawal).toBe(true);
});

test('an attempt that succeeds while it is withdrawn is followed by the withdrawal at once', async () => {
  const claim = await claimed();
  await store.withdraw(REFERENCE);
  await store.delivered(claim);
  expect((await claimed()).isWithdrawal).toBe(true);
  expect(await shown()).toEqual(NOTHING);
});

test('a process that is killed after its lease neither delivers it nor loses the withdrawal', async () => {
  await claimed();
  await store.withdraw(REFERENCE);
  await store.close();
  moveClock(PACE.leaseMs + 1);
  store = await openSqliteStore(folder, PACE);
  expect((await claimed()).isWithdrawal).toBe(true);
});

test('a waiting retry is not made; the receiver, which may have it, is told', async () => {
  for (let failures = 0; failures < 12; failures += 1) {
    const claim = { ...record(), body: '', failures, isWithdrawal: false };
    await store.failed(claim);
  }
  await store.withdraw(REFERENCE);
  moveClock(PACE.leaseMs + 1);
  expect((await claimed()).isWithdrawal).toBe(true);
});

test('the receiver of what was delivered is told at once, in the same words at each attempt', async () => {
  await store.delivered(await claimed());
  await store.withdraw(REFERENCE);
  expect(await store.withdrawals()).toEqual([
    { reference: REFERENCE, kind: 'call-back', withdrawnAt: expect.stringMatching(/\+05:30$/) },
  ]);
  const first = await claimed();
  expect(JSON.parse(first.body)).toEqual({
    event: 'consent.withdrawn',
    reference: REFERENCE,
    kind: 'call-back',
    purpose: 'call-back',
    version: 1,
    withdrawnAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/),
  });
  await store.failed(first);
  moveClock(PACE.leaseMs);
  const second = await claimed();
  expect(second).toMatchObject({ failures: 1, body: first.body });
  await store.delivered(second);
  expect(await store.withdrawals()).toEqual([]);
});

test('what was handed over by hand is told by hand', async () => {
  await store.handOver([REFERENCE]);
  await store.withdraw(REFERENCE);
  expect(await store.withdrawals()).toHaveLength(1);
  await store.handOverWithdrawals([REFERENCE]);
  expect(await store.withdrawals()).toEqual([]);
});

test('what was printed before and marked after its withdrawal is to be told', async () => {
  await store.withdraw(REFERENCE);
  await store.handOver([REFERENCE]);
  expect(await store.withdrawals()).toHaveLength(1);
});

test('of a lease and a withdrawal in any order, nothing is sent after the withdrawal', async () => {
  const references = Array.from(
    { length: 40 },
    (_, at) => `CB-20261121-${String(at + 100).padStart(6, '0')}`,
  );
  for (const reference of references) await store.add(record(reference), [reference, '']);
  const other = await openSqliteStore(folder, PACE);
  const [claims] = await Promise.all([
    Promise.all([store.claim(20), other.claim(20)]),
    ...references.map((reference, at) => (at % 2 ? store : other).withdraw(reference)),
  ]);
  const may = await Promise.all(claims.flat().map((claim) => store.maySend(claim)));
  const sent = claims.flat().filter((_, at) => may[at]);
  expect(sent.map(({ reference }) => reference).filter((one) => one !== REFERENCE)).toEqual([]);
  // Only those are told that were leased before.
  const leased = claims.flat().map(({ reference }) => reference);
  const told = (await store.withdrawals()).map(({ reference }) => reference);
  expect(told.sort()).toEqual(leased.filter((one) => one !== REFERENCE).sort());
  await other.close();
});

test('the same form may be sent anew after a withdrawal', async () => {
  await store.withdraw(REFERENCE);
  expect(await store.add(record('CB-20261121-000002'), KEYS)).toBe('CB-20261121-000002');
  expect(await store.pending()).toBe(1);
});

describe('the end of the record', () => {
  const purge = (deliveredBefore: Date, receivedBefore: Date) => {
    const saved: string[] = [];
    return store
      .purge({ deliveredBefore, receivedBefore }, async (some) => {
        saved.push(...some.map(({ reference }) => reference));
      })
      .then((purged) => ({ ...purged, saved }));
  };
  const [LONG_AGO, SOON] = [new Date(0), new Date(realNow() + DAY_MS)];
  const received = new Date('2026-11-22');

  test('of one that was never handed over is its retention, and no file has it', async () => {
    await store.withdraw(REFERENCE);
    const kept = await purge(SOON, new Date('2026-11-21'));
    expect(kept).toEqual({ delivered: 0, undelivered: 0, withdrawn: 0, saved: [] });
    const erased = await purge(LONG_AGO, received);
    expect(erased).toEqual({ delivered: 0, undelivered: 0, withdrawn: 1, saved: [] });
  });

  test('of one that was delivered is its retention, once the receiver is notified', async () => {
    await store.delivered(await claimed());
    await store.withdraw(REFERENCE);
    expect((await purge(SOON, received)).withdrawn).toBe(0);
    await store.delivered(await claimed());
    expect((await purge(LONG_AGO, received)).withdrawn).toBe(0);
    expect((await purge(SOON, received)).withdrawn).toBe(1);
  });

  test('of one that nobody can be told of is a retention after its withdrawal', async () => {
    await store.delivered(await claimed());
    await store.withdraw(REFERENCE);
    expect((await purge(LONG_AGO, SOON)).withdrawn).toBe(1);
    expect(await store.claim(10)).toEqual([]);
  });
});

test('a file of an earlier version gets the columns, and keeps its rows', async () => {
  const former = temporaryFolder();
  const file = new SqliteFile(path.join(former, 'enquiries.db'));
  file.exec(`
    CREATE TABLE site_enquiries (
      reference TEXT PRIMARY KEY, kind TEXT NOT NULL, received_at INTEGER NOT NULL,
      body TEXT NOT NULL, failures INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL,
      delivered_at INTEGER, form_key TEXT
    ) STRICT;
  `);
  const { consent: _, ...old } = record();
  const body = JSON.stringify({ ...old, consent: { words: 'I agree', notice: 'We take …' } });
  file
    .prepare('INSERT INTO site_enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(REFERENCE, 'call-back', Date.parse(old.receivedAt), body, 0, 0, 1_795_000_000_000, 'key');
  file.close();
  const opened = await openSqliteStore(former, PACE);
  expect((await opened.find(REFERENCE))?.fields).toEqual(old.fields);
  await opened.withdraw(REFERENCE);
  const [claim] = await opened.claim(1);
  expect(JSON.parse(claim?.body ?? '')).toMatchObject({ event: 'consent.withdrawn' });
  await opened.close();
});
