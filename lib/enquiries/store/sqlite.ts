import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Client, createClient, LibsqlError, type Row } from '@libsql/client';

import { waitAfter } from '../back-off';
import { type EnquiryKind, type EnquiryRecord } from '../types';

import {
  type Claim,
  type EnquiryStore,
  type KeptEnquiry,
  type Pace,
  ReferenceTaken,
  type Selection,
} from './types';

/** How long one process waits for another's write, such as the export's, in ms. */
const BUSY_MS = 5_000;

/**
 * With `synchronous=FULL` a commit in the write-ahead log is on disk before it is answered, so an
 * acknowledged enquiry outlives a loss of power and not only of the process. `secure_delete`
 * overwrites what is purged. Settings are a connection's own, so there is one connection.
 */
const SETTINGS = ['journal_mode=WAL', 'synchronous=FULL', 'secure_delete=ON'];

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS enquiries (
    reference TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    body TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    delivered_at INTEGER
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS enquiries_due ON enquiries (due_at) WHERE delivered_at IS NULL',
  'CREATE INDEX IF NOT EXISTS enquiries_delivered ON enquiries (delivered_at) WHERE delivered_at IS NOT NULL',
];

async function open(folder: string): Promise<Client> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'enquiries.db');
  const client = createClient({
    url: pathToFileURL(file).href,
    concurrency: 1,
    timeout: BUSY_MS,
  });
  try {
    chmodSync(file, 0o600);
    for (const setting of SETTINGS) await client.execute(`PRAGMA ${setting}`);
    await client.batch(SCHEMA, 'write');
  } catch (error) {
    client.close();
    throw error;
  }
  return client;
}

const isTaken = (error: unknown): boolean =>
  error instanceof LibsqlError && error.extendedCode === 'SQLITE_CONSTRAINT_PRIMARYKEY';

const claimOf = (row: Row): Claim => ({
  reference: String(row.reference),
  kind: String(row.kind) as EnquiryKind,
  body: String(row.body),
  failures: Number(row.failures),
});

const keptOf = (row: Row): KeptEnquiry => ({
  ...(JSON.parse(String(row.body)) as EnquiryRecord),
  deliveredAt: row.delivered_at === null ? null : new Date(Number(row.delivered_at)).toISOString(),
});

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ');

/**
 * Enquiries of one instance in a file of `folder`. The table is its own outbox: a row without
 * `delivered_at` is to be delivered when `due_at` comes, and a lease is a later `due_at`.
 */
export async function openSqliteStore(folder: string, pace: Pace): Promise<EnquiryStore> {
  const db = await open(folder);
  return {
    async add(record) {
      try {
        // Due at once, whatever a clock that is set back says later.
        await db.execute(
          'INSERT INTO enquiries (reference, kind, received_at, body, due_at) VALUES (?, ?, ?, ?, 0)',
          [record.reference, record.kind, Date.parse(record.receivedAt), JSON.stringify(record)],
        );
      } catch (error) {
        throw isTaken(error) ? new ReferenceTaken(record.reference) : error;
      }
    },
    async claim(most) {
      const now = Date.now();
      const { rows } = await db.execute(
        `UPDATE enquiries SET due_at = ? WHERE reference IN (
          SELECT reference FROM enquiries WHERE delivered_at IS NULL AND due_at <= ?
          ORDER BY due_at, received_at LIMIT ?
        ) RETURNING reference, kind, body, failures`,
        [now + pace.leaseMs, now, most],
      );
      return rows.map(claimOf);
    },
    async delivered({ reference }) {
      await db.execute('UPDATE enquiries SET delivered_at = ? WHERE reference = ?', [
        Date.now(),
        reference,
      ]);
    },
    async failed({ reference, failures }) {
      await db.execute('UPDATE enquiries SET failures = ?, due_at = ? WHERE reference = ?', [
        failures + 1,
        Date.now() + waitAfter(failures + 1, pace.backOff, Math.random()),
        reference,
      ]);
    },
    async pending() {
      const { rows } = await db.execute(
        'SELECT count(*) AS number FROM enquiries WHERE delivered_at IS NULL',
      );
      return Number(rows[0]?.number);
    },
    async list({ since, kind, all }: Selection) {
      const { rows } = await db.execute(
        `SELECT body, delivered_at FROM enquiries
        WHERE received_at >= ? AND (? OR delivered_at IS NULL) AND (? IS NULL OR kind = ?)
        ORDER BY received_at, reference`,
        [since?.getTime() ?? 0, all ? 1 : 0, kind ?? null, kind ?? null],
      );
      return rows.map(keptOf);
    },
    async handOver(references) {
      for (let at = 0; at < references.length; at += 500) {
        const some = references.slice(at, at + 500);
        await db.execute(
          `UPDATE enquiries SET delivered_at = ? WHERE delivered_at IS NULL AND reference IN (${marks(some)})`,
          [Date.now(), ...some],
        );
      }
    },
    async purge(before) {
      const { rowsAffected } = await db.execute(
        'DELETE FROM enquiries WHERE delivered_at IS NOT NULL AND delivered_at < ?',
        [before.getTime()],
      );
      // Erased rows may still stand in the log; this empties it.
      if (rowsAffected > 0) await db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      return rowsAffected;
    },
    // A lease that ran out is a row that is due: there is nothing else to be lost.
    async recover() {},
    async close() {
      db.close();
    },
  };
}
