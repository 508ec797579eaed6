import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import SqliteFile from 'libsql';

import { openSqliteStore, PACE } from '@/lib/enquiries/store';

import { temporaryFolder } from '../../support/fresh-site';

/** What the last version without migrations ran at each start. */
const UNMIGRATED = `
  CREATE TABLE IF NOT EXISTS site_enquiries (
    reference TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    delivered_at INTEGER,
    form_key TEXT,
    withdrawn_at INTEGER,
    tell_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS site_enquiries_due ON site_enquiries (due_at)
    WHERE delivered_at IS NULL;
  CREATE INDEX IF NOT EXISTS site_enquiries_delivered ON site_enquiries (delivered_at)
    WHERE delivered_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS site_enquiry_clock (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    seen_at INTEGER NOT NULL,
    agreed_since INTEGER NOT NULL,
    paused_ms INTEGER NOT NULL,
    jump_ms INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS site_enquiry_write (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    proven_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS site_enquiries_form_key ON site_enquiries (form_key);
  CREATE INDEX IF NOT EXISTS site_enquiries_tell ON site_enquiries (tell_at)
    WHERE tell_at IS NOT NULL;
`;
const RECORD = {
  reference: 'CB-20261121-000001',
  kind: 'call-back',
  receivedAt: '2026-11-21T10:15:01+05:30',
  fields: { name: 'Asha Rao' },
  consent: { words: 'I agree', notice: 'We take …' },
} as const;
const READINGS = { seenAt: 4, agreedSince: 3, pausedMs: 2, jumpMs: -1 };
const APPLIED = ['2026-11-29 tables'];

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
const nameOf = (inFolder: string) => path.join(inFolder, 'enquiries.db');

/** Uses the file as another program would. */
function withFile<Result>(work: (file: SqliteFile.Database) => Result, inFolder = folder): Result {
  const file = new SqliteFile(nameOf(inFolder));
  try {
    return work(file);
  } finally {
    file.close();
  }
}
const namesOf = (query: string, inFolder = folder) =>
  withFile(
    (file) =>
      file
        .prepare(query)
        .all()
        .map((row) => (row as { name: string }).name),
    inFolder,
  );
const applied = () => namesOf('SELECT name FROM site_enquiry_migration');
const open = async (inFolder = folder) => openSqliteStore(inFolder, PACE);

/** Tables, columns and indexes, in the order of their names. */
const shapeOf = (inFolder: string) => [
  ...namesOf("SELECT type || ' ' || name AS name FROM sqlite_schema ORDER BY 1", inFolder),
  ...namesOf("SELECT name FROM pragma_table_info('site_enquiries') ORDER BY 1", inFolder),
];

test('a file from before migrations loses nothing, and counts as migrated', async () => {
  const { reference, kind, receivedAt } = RECORD;
  withFile((file) => {
    file.exec(UNMIGRATED);
    const insert = file.prepare('INSERT INTO site_enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    const body = JSON.stringify(RECORD);
    insert.run(reference, kind, Date.parse(receivedAt), body, 3, 0, null, 'key', null, null);
    insert.run('gone', kind, 1, body, 0, 0, null, null, 2, 9_000_000_000_000);
    file.exec('INSERT INTO site_enquiry_clock VALUES (1, 4, 3, 2, -1)');
  });
  const before = withFile((file) => file.prepare('SELECT * FROM site_enquiries').all());
  for (const start of ['first', 'second']) {
    const store = await open();
    expect([start, await store.list({})]).toEqual([start, [{ ...RECORD, deliveredAt: null }]]);
    expect((await store.withdrawals()).map((one) => one.reference)).toEqual(['gone']);
    expect(await store.clockReadings()).toEqual(READINGS);
    expect(await store.add({ ...RECORD, reference: 'another' }, ['key', ''])).toBe(reference);
    await store.close();
    expect(applied()).toEqual(APPLIED);
  }
  expect(withFile((file) => file.prepare('SELECT * FROM site_enquiries').all())).toEqual(before);
  const fresh = temporaryFolder();
  await (await open(fresh)).close();
  expect(shapeOf(folder)).toEqual(shapeOf(fresh));
});

test('a version without migrations can use a file that has them', async () => {
  await (await open()).close();
  withFile((file) => file.exec(UNMIGRATED));
  const store = await open();
  expect(await store.pending()).toBe(0);
  await store.close();
});

test('an operator can go back to a version that lacks the last migration', async () => {
  await (await open()).close();
  withFile((file) =>
    file.exec("INSERT INTO site_enquiry_migration VALUES ('2999-01-01 more', '2999-01-01')"),
  );
  const store = await open();
  expect(await store.add(RECORD, ['key', ''])).toBe(RECORD.reference);
  await store.close();
  expect(applied()).toEqual([...APPLIED, '2999-01-01 more']);
});

test('a migration that fails leaves the tables as they were', async () => {
  withFile((file) =>
    file.exec(`
      CREATE TABLE site_enquiries (
        reference TEXT PRIMARY KEY, kind TEXT NOT NULL, received_at INTEGER NOT NULL,
        body TEXT NOT NULL, delivered_at INTEGER
      ) STRICT;
      CREATE TABLE site_enquiries_tell (where_an_index TEXT);
    `),
  );
  await expect(open()).rejects.toThrow('already a table named site_enquiries_tell');
  expect(namesOf("SELECT name FROM pragma_table_info('site_enquiries')")).not.toContain('form_key');
  expect(applied()).toEqual([]);
  withFile((file) => file.exec('DROP TABLE site_enquiries_tell'));
  await (await open()).close();
  expect(applied()).toEqual(APPLIED);
});

test('one that starts while another migrates waits for it', async () => {
  await (await open()).close();
  // The other is half-way: it has the write lock, and the table has still its former name.
  const other = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    const file = new (require('libsql'))(workerData);
    file.exec('DELETE FROM site_enquiry_migration');
    file.exec('BEGIN IMMEDIATE; ALTER TABLE site_enquiries RENAME TO enquiries');
    parentPort.postMessage('half-way');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    file.exec('ALTER TABLE enquiries RENAME TO site_enquiries');
    file.exec("INSERT INTO site_enquiry_migration VALUES ('2026-11-29 tables', 'by the other')");
    file.exec('COMMIT');
    file.close();`,
    { eval: true, workerData: nameOf(folder) },
  );
  await once(other, 'message');
  const store = await open();
  expect(await store.pending()).toBe(0);
  await store.close();
  expect(namesOf('SELECT timestamp AS name FROM site_enquiry_migration')).toEqual(['by the other']);
  await other.terminate();
});
