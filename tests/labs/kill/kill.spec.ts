import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';
import { Pool } from 'pg';

import { type EnquiryStore, openPostgresStore, openSqliteStore, PACE } from '@/lib/enquiries/store';
import {
  failingHalf,
  faultsIn,
  figuresOf,
  missingAfter,
  type Outcome,
  raise,
  withdrawalFaultsIn,
} from '@/tests/support/enquiry-load';
import { DAY_MS } from '@/lib/tools/time';
import { type Receiver, SECRET, startReceiver } from '@/tests/support/enquiry-receiver';
import { programOf, type Running } from '@/tests/support/processes';

import { type Engine, postgresEngine } from '../cluster/engines';

import { bundleHarness, startInstance } from './processes';

const ENQUIRIES = 1_000;
/** The longest of a thousand takes about ten attempts, two seconds apart at most. */
const PATIENCE_MS = 180_000;

let receiver: Receiver;
const running = new Set<Running>();
test.beforeAll(bundleHarness);
test.beforeEach(async () => {
  receiver = await startReceiver(failingHalf);
});
test.afterEach(async () => {
  await Promise.all([...running].map((one) => one.end('SIGKILL')));
  running.clear();
  await receiver.close();
});

const toReceiver = () => ({
  ENQUIRY_WEBHOOK_URL: receiver.url,
  ENQUIRY_WEBHOOK_SECRET: SECRET,
});

/** Nothing lost, nothing twice, nothing acknowledged that was not stored. */
async function judge(name: string, outcome: Outcome, open: () => Promise<EnquiryStore>) {
  const { acknowledged } = outcome;
  expect(acknowledged.size).toBe(ENQUIRIES);
  expect(new Set(acknowledged.values()).size).toBe(ENQUIRIES);
  expect(await missingAfter(receiver, acknowledged.keys(), PATIENCE_MS)).toEqual([]);
  const store = await open();
  await expect.poll(() => store.pending(), { timeout: PATIENCE_MS }).toBe(0);
  const stored = new Set((await store.list({ all: true })).map(({ reference }) => reference));
  await store.close();
  expect([...acknowledged.keys()].filter((reference) => !stored.has(reference))).toEqual([]);
  expect([...receiver.taken.keys()].sort()).toEqual([...stored].sort());
  expect(faultsIn(receiver, outcome)).toEqual([]);
  console.log(figuresOf(name, outcome, receiver));
}

/** No attempt after a withdrawal, every receiver told, and nothing lost that was not withdrawn. */
async function judgeWithdrawals(
  name: string,
  outcome: Outcome,
  open: () => Promise<EnquiryStore>,
): Promise<void> {
  const { acknowledged, withdrawn, unconfirmed } = outcome;
  expect(withdrawn.size).toBeGreaterThan(0);
  const others = [...acknowledged.keys()].filter(
    (reference) => !withdrawn.has(reference) && !unconfirmed.has(reference),
  );
  expect(await missingAfter(receiver, others, PATIENCE_MS)).toEqual([]);
  const store = await open();
  await expect.poll(() => store.pending(), { timeout: PATIENCE_MS }).toBe(0);
  await expect.poll(() => store.withdrawals(), { timeout: PATIENCE_MS }).toEqual([]);
  const listed = new Set((await store.list({ all: true })).map(({ reference }) => reference));
  await store.close();
  expect([...withdrawn.keys()].filter((reference) => listed.has(reference))).toEqual([]);
  expect(others.filter((reference) => !listed.has(reference))).toEqual([]);
  expect(withdrawalFaultsIn(receiver, outcome)).toEqual([]);
  expect(faultsIn(receiver, outcome)).toEqual([]);
  const arrived = [...withdrawn.keys()].filter((reference) => receiver.taken.has(reference)).length;
  console.log(
    `${name}: ${withdrawn.size} withdrawn (${arrived} had arrived before), ${unconfirmed.size} unconfirmed`,
  );
}

/** A process lives long enough for some withdrawals. */
const WITHDRAWING = {
  enquiries: 300,
  kills: 8,
  lifetimeMs: [800, 2_500],
  withdrawEvery: 2,
} as const;

test('SQLite: every second enquiry withdrawn during its delivery, the process killed at random', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-enquiries-'));
  const instance = await startInstance({ DATA_DIR: folder, ...toReceiver() }, running);
  const outcome = await raise({ ...WITHDRAWING, instances: [instance] });
  await judgeWithdrawals('SQLite', outcome, () => openSqliteStore(folder, PACE));
});

test('SQLite: 1,000 enquiries, the process killed at random, the webhook failing half of the time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-enquiries-'));
  const instance = await startInstance({ DATA_DIR: folder, ...toReceiver() }, running);
  const outcome = await raise({
    enquiries: ENQUIRIES,
    kills: 12,
    lifetimeMs: [200, 1_200],
    instances: [instance],
  });
  await judge('SQLite', outcome, () => openSqliteStore(folder, PACE));
});

test.describe('PostgreSQL', () => {
  let engine: Engine;
  test.beforeAll(async () => {
    const isThere = programOf('initdb') !== null;
    if (!isThere) console.log('PostgreSQL is not installed: the tests with it are skipped.');
    test.skip(!isThere, 'PostgreSQL is not installed');
    engine = await postgresEngine();
    await engine.start();
  });
  test.afterAll(() => engine?.kill());

  const open = () => openPostgresStore(engine.url, PACE);

  /** A database without the enquiries of other tests. @returns its URL */
  async function createDatabase(name: string): Promise<string> {
    const admin = new Pool({ connectionString: engine.url });
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.end();
    return engine.url.replace(/[^/]+$/, name);
  }

  test('two instances: 1,000 enquiries, instances killed at random, the webhook failing half of the time', async () => {
    const variables = { DATABASE_URL: engine.url, ...toReceiver() };
    const instances = await Promise.all([1, 2].map(() => startInstance(variables, running)));
    const outcome = await raise({
      enquiries: ENQUIRIES,
      kills: 12,
      lifetimeMs: [300, 1_500],
      instances,
    });
    await judge('PostgreSQL, two instances', outcome, open);
  });

  test('two instances: every second enquiry withdrawn during its delivery, instances killed', async () => {
    const url = await createDatabase('withdrawals');
    const variables = { DATABASE_URL: url, ...toReceiver() };
    const instances = await Promise.all([1, 2].map(() => startInstance(variables, running)));
    const outcome = await raise({ ...WITHDRAWING, instances });
    await judgeWithdrawals('PostgreSQL', outcome, () => openPostgresStore(url, PACE));
  });

  test('a lease, a withdrawal and an attempt in any order: nothing is sent after the withdrawal', async () => {
    const url = await createDatabase('withdrawal_races');
    const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, PACE)));
    const [first, second] = stores as [EnquiryStore, EnquiryStore];
    const references = Array.from(
      { length: 60 },
      (_, at) => `CU-20261121-${String(at).padStart(6, '0')}`,
    );
    const receivedAt = '2026-11-21T10:15:00+05:30';
    const consent = { words: 'I agree', notice: 'We take …' };
    for (const reference of references) {
      const record = { reference, kind: 'contact', receivedAt, fields: {}, consent } as const;
      await first.add(record, [reference, '']);
    }
    const [claims] = await Promise.all([
      Promise.all([first.claim(30), second.claim(30)]),
      ...references.map((reference, at) => (at % 2 ? first : second).withdraw(reference)),
    ]);
    const leased = claims.flat();
    const may = await Promise.all(leased.map((claim) => second.maySend(claim)));
    expect(may.filter(Boolean)).toEqual([]);
    // Those that were leased before are told, and once more where an attempt ends after it.
    const told = async () => (await first.withdrawals()).map(({ reference }) => reference);
    expect((await told()).sort()).toEqual(leased.map(({ reference }) => reference).sort());
    const [late] = leased;
    if (late) {
      await second.delivered(late);
      expect((await first.claim(1)).map(({ isWithdrawal }) => isWithdrawal)).toEqual([true]);
    }
    expect(await first.list({ all: true })).toEqual([]);
    expect(await first.pending()).toBe(0);
    const seen = new Date(Date.now() + DAY_MS);
    const expiry = { deliveredBefore: seen, receivedBefore: seen };
    const purged = await first.purge(expiry, async () => undefined);
    expect(purged).toEqual({ delivered: 0, undelivered: 0, withdrawn: references.length });
    await Promise.all(stores.map((store) => store.close()));
  });

  test('two instances, the database itself crashing: what was acknowledged outlives it', async () => {
    const variables = { DATABASE_URL: engine.url, ...toReceiver() };
    const instances = await Promise.all([1, 2].map(() => startInstance(variables, running)));
    const crash = async () => {
      for (let crashes = 0; crashes < 3; crashes += 1) {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await engine.kill();
        await engine.start();
      }
    };
    const storm = raise({ enquiries: 300, kills: 0, lifetimeMs: [0, 0], instances });
    const [outcome] = await Promise.all([storm, crash()]);
    expect(await missingAfter(receiver, outcome.acknowledged.keys(), PATIENCE_MS)).toEqual([]);
    const store = await open();
    await expect.poll(() => store.pending(), { timeout: PATIENCE_MS }).toBe(0);
    await store.close();
    expect(faultsIn(receiver, outcome)).toEqual([]);
    console.log(figuresOf('PostgreSQL crashing three times', outcome, receiver));
  });

  test('a table of an earlier version is taken over while an instance of it goes on storing', async () => {
    const url = await createDatabase('former');
    const former = new Pool({ connectionString: url });
    await former.query(`
      CREATE TABLE site_enquiries (
        reference text PRIMARY KEY, kind text NOT NULL, received_at timestamptz NOT NULL,
        body text NOT NULL, delivered_at timestamptz
      );
      CREATE INDEX site_enquiries_waiting ON site_enquiries (received_at)
        WHERE delivered_at IS NULL;
    `);
    const receivedAt = '2026-11-21T10:15:00+05:30';
    const add = (reference: string, deliveredAt: string | null) =>
      former.query('INSERT INTO site_enquiries VALUES ($1, $2, $3, $4, $5)', [
        reference,
        'contact',
        receivedAt,
        JSON.stringify({ reference, kind: 'contact', receivedAt }),
        deliveredAt,
      ]);
    await add('CU-20261121-000001', null);
    await add('CU-20261121-000002', receivedAt);
    const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, PACE)));
    await add('CU-20261121-000003', null);
    const claims = (await Promise.all(stores.map((store) => store.claim(1)))).flat();
    expect(claims.map(({ reference }) => reference).sort()).toEqual([
      'CU-20261121-000001',
      'CU-20261121-000003',
    ]);
    expect(claims.map(({ failures }) => failures)).toEqual([0, 0]);
    const all = (await stores[0]?.list({ all: true })) ?? [];
    expect(all.map(({ deliveredAt }) => deliveredAt)).toEqual([
      null,
      '2026-11-21T04:45:00.000Z',
      null,
    ]);
    await Promise.all(stores.map((store) => store.close()));
    await former.end();
  });

  /** What the last version without migrations ran at each start. */
  const UNMIGRATED = `
    CREATE TABLE site_enquiries (
      reference text PRIMARY KEY,
      kind text NOT NULL,
      received_at timestamptz NOT NULL,
      body text NOT NULL,
      delivered_at timestamptz
    );
    ALTER TABLE site_enquiries
      ADD COLUMN failures integer NOT NULL DEFAULT 0,
      ADD COLUMN due_at timestamptz NOT NULL DEFAULT 'epoch',
      ADD COLUMN form_key text,
      ADD COLUMN withdrawn_at timestamptz,
      ADD COLUMN tell_at timestamptz;
    CREATE INDEX site_enquiries_due ON site_enquiries (due_at) WHERE delivered_at IS NULL;
    CREATE INDEX site_enquiries_delivered ON site_enquiries (delivered_at)
      WHERE delivered_at IS NOT NULL;
    CREATE UNIQUE INDEX site_enquiries_form_key ON site_enquiries (form_key);
    CREATE INDEX site_enquiries_tell ON site_enquiries (tell_at) WHERE tell_at IS NOT NULL;
    CREATE TABLE site_enquiry_clock (
      id integer PRIMARY KEY CHECK (id = 1),
      seen_at timestamptz NOT NULL,
      agreed_since timestamptz NOT NULL,
      paused_ms double precision NOT NULL,
      jump_ms double precision NOT NULL
    );
    CREATE TABLE site_enquiry_write (
      id integer PRIMARY KEY CHECK (id = 1),
      proven_at timestamptz NOT NULL
    );
  `;
  const SHAPE = `
    SELECT table_name, column_name, data_type, is_nullable, column_default
      FROM information_schema.columns WHERE table_schema = current_schema()
      UNION ALL SELECT tablename, indexdef, '', '', ''
      FROM pg_indexes WHERE schemaname = current_schema()
      ORDER BY 1, 2
  `;

  test('a database from before migrations loses nothing when four instances start together', async () => {
    const url = await createDatabase('unmigrated');
    const admin = new Pool({ connectionString: url });
    await admin.query(UNMIGRATED);
    const receivedAt = '2026-11-21T10:15:00+05:30';
    const reference = 'CU-20261121-000001';
    await admin.query(
      "INSERT INTO site_enquiries VALUES ($1, 'contact', $2, '{}', NULL, 3, $2, 'key')",
      [reference, receivedAt],
    );
    const rows = async () => (await admin.query('SELECT * FROM site_enquiries')).rows;
    const before = await rows();
    const openFour = (at: string) =>
      Promise.all([1, 2, 3, 4].map(() => openPostgresStore(at, PACE)));
    const close = (stores: readonly EnquiryStore[]) =>
      Promise.all(stores.map((store) => store.close()));
    await close(await openFour(url));
    expect(await rows()).toEqual(before);
    const applied = await admin.query('SELECT name FROM site_enquiry_migration');
    expect(applied.rows).toEqual([{ name: '2026-11-29 tables' }]);
    const shape = (await admin.query(SHAPE)).rows;
    await admin.end();

    const fresh = await createDatabase('fresh');
    await close(await openFour(fresh));
    const other = new Pool({ connectionString: fresh });
    expect((await other.query(SHAPE)).rows).toEqual(shape);

    // A second site in a schema of its own does not take the first one's tables for its own.
    await other.query('CREATE SCHEMA staging');
    await other.end();
    const staging = `${fresh}?options=-c%20search_path%3Dstaging`;
    const [store, ...rest] = (await openFour(staging)) as [EnquiryStore, ...EnquiryStore[]];
    expect(await store.pending()).toBe(0);
    await close([store, ...rest]);
    const inStaging = new Pool({ connectionString: staging });
    const tables = "SELECT count(*)::int FROM pg_tables WHERE schemaname = 'staging'";
    expect((await inStaging.query(tables)).rows).toEqual([{ count: 5 }]);
    await inStaging.end();
  });

  test('the clock of the database decides what is erased, and what was read of it lasts', async () => {
    const url = await createDatabase('clock');
    const open = () => openPostgresStore(url, PACE);
    const before = await open();
    const machineNow = Date.now;
    Date.now = () => machineNow() + 400 * DAY_MS;
    const seenAt = (await before.now()).getTime();
    Date.now = machineNow;
    expect(Math.abs(seenAt - machineNow())).toBeLessThan(60_000);
    const readings = { seenAt, agreedSince: seenAt - DAY_MS, pausedMs: 0, jumpMs: 0 };
    await before.setClockReadings({ ...readings, jumpMs: 1 });
    await before.setClockReadings(readings);
    await before.close();
    const after = await open();
    expect(await after.clockReadings()).toEqual(readings);
    const reference = 'CU-19700101-000001';
    const receivedAt = '1970-01-01T05:30:00+05:30';
    const consent = { words: 'I agree', notice: 'We take …' };
    await after.add({ reference, kind: 'contact', receivedAt, fields: {}, consent }, ['old', '']);
    const expiry = { deliveredBefore: new Date(seenAt), receivedBefore: new Date(seenAt) };
    const purged = await after.purge(expiry, async () => undefined);
    expect(purged).toEqual({ delivered: 0, undelivered: 0, withdrawn: 0 });
    const later = { deliveredBefore: new Date(0), receivedBefore: new Date(seenAt + 1) };
    const saved: string[] = [];
    await after.purge(later, async (some) => void saved.push(...some.map((one) => one.reference)));
    expect(saved).toContain(reference);
    await after.setClockReadings(null);
    expect(await after.clockReadings()).toBeNull();
    await after.close();
  });

  test('two instances and no failure: each enquiry is sent once, by either', async () => {
    await receiver.close();
    receiver = await startReceiver();
    const variables = { DATABASE_URL: engine.url, ...toReceiver() };
    const instances = await Promise.all([1, 2].map(() => startInstance(variables, running)));
    const outcome = await raise({ enquiries: 300, kills: 0, lifetimeMs: [0, 0], instances });
    const missing = await missingAfter(receiver, outcome.acknowledged.keys(), PATIENCE_MS);
    expect(missing).toEqual([]);
    expect(new Set(receiver.tries.values())).toEqual(new Set([1]));
  });
});
