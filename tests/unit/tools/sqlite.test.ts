import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import SqliteFile from 'libsql';

import { turnOnWriteAheadLog } from '@/lib/tools/sqlite';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'sqlite-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const WRITER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const SqliteFile = require(workerData.libsql);
  const file = new SqliteFile(workerData.name);
  file.exec('CREATE TABLE one (value); BEGIN IMMEDIATE');
  parentPort.postMessage('writes');
  setTimeout(() => file.exec('COMMIT'), workerData.ms);
`;

/** Another connection that writes to a new file for `ms`. */
async function writer(name: string, ms: number): Promise<Worker> {
  const libsql = require.resolve('libsql');
  const worker = new Worker(WRITER, { eval: true, workerData: { name, ms, libsql } });
  await new Promise((resolve) => worker.once('message', resolve));
  return worker;
}

/** Turns the log on while another writes for `ms`. @returns the journal mode afterwards */
async function modeBeside(ms: number, waitMs: number): Promise<unknown> {
  const name = join(folder, 'new.db');
  const other = await writer(name, ms);
  const file = new SqliteFile(name, { timeout: 5_000 });
  try {
    turnOnWriteAheadLog(file, waitMs);
    return file.prepare('PRAGMA journal_mode').get();
  } finally {
    file.close();
    await other.terminate();
  }
}

test('the write-ahead log waits for another process that writes to a new file', async () => {
  expect(await modeBeside(200, 30_000)).toMatchObject({ journal_mode: 'wal' });
});

test('a file that stays busy is reported after the wait', async () => {
  await expect(modeBeside(60_000, 50)).rejects.toThrow('database is locked');
});

test('another failure is reported at once', () => {
  const file = new SqliteFile(join(folder, 'closed.db'));
  file.close();
  expect(() => turnOnWriteAheadLog(file, 60_000)).toThrow('not open');
});
