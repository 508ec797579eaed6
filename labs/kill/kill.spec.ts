import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { PACE, type EnquiryStore } from '@/lib/enquiries/store';
import { openPostgresStore } from '@/lib/enquiries/store/postgres';
import { openSqliteStore } from '@/lib/enquiries/store/sqlite';
import {
  failingHalf,
  faultsIn,
  figuresOf,
  missingAfter,
  type Outcome,
  raise,
} from '@/tests/support/enquiry-load';
import { type Receiver, SECRET, startReceiver } from '@/tests/support/enquiry-receiver';
import { programOf, type Running } from '@/tests/support/processes';

import { type Engine, postgresEngine } from '../cluster/engines';

import { bundleHarness, startInstance } from './processes';

const ENQUIRIES = 1_000;
/** The longest of a thousand has about ten tries, of which each waits two seconds at most. */
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

test('SQLite: 1,000 enquiries, the process killed at random, the webhook failing half of the time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-enquiries-'));
  const instance = await startInstance({ DATA_DIR: folder, ...toReceiver() }, running);
  const outcome = await raise({
    enquiries: ENQUIRIES,
    kills: 12,
    livesMs: [200, 1_200],
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

  const open = () => openPostgresStore(engine.url, PACE, true);

  test('two instances: 1,000 enquiries, instances killed at random, the webhook failing half of the time', async () => {
    const variables = { DATABASE_URL: engine.url, ...toReceiver() };
    const instances = await Promise.all([1, 2].map(() => startInstance(variables, running)));
    const outcome = await raise({
      enquiries: ENQUIRIES,
      kills: 12,
      livesMs: [300, 1_500],
      instances,
    });
    await judge('PostgreSQL, two instances', outcome, open);
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
    const storm = raise({ enquiries: 300, kills: 0, livesMs: [0, 0], instances });
    const [outcome] = await Promise.all([storm, crash()]);
    expect(await missingAfter(receiver, outcome.acknowledged.keys(), PATIENCE_MS)).toEqual([]);
    expect(faultsIn(receiver, outcome)).toEqual([]);
    console.log(figuresOf('PostgreSQL crashing three times', outcome, receiver));
  });

  test('two instances and nothing amiss: each enquiry is offered once, by either', async () => {
    await receiver.close();
    receiver = await startReceiver();
    const variables = { DATABASE_URL: engine.url, ...toReceiver() };
    const instances = await Promise.all([1, 2].map(() => startInstance(variables, running)));
    const outcome = await raise({ enquiries: 300, kills: 0, livesMs: [0, 0], instances });
    const missing = await missingAfter(receiver, outcome.acknowledged.keys(), PATIENCE_MS);
    expect(missing).toEqual([]);
    expect(new Set(receiver.tries.values())).toEqual(new Set([1]));
  });
});
