import { createHash } from 'node:crypto';

import { Pool, type PoolClient } from 'pg';
import PgBoss from 'pg-boss';

import { log } from '../../log';
import type { EnquiryKind, EnquiryRecord } from '../types';

import {
  type Claim,
  type EnquiryStore,
  type KeptEnquiry,
  type Pace,
  ReferenceTaken,
  type Selection,
} from './types';

const QUEUE = 'enquiry-delivery';
const QUEUE_SCHEMA = 'enquiry_queue';
/** Any number that no other program on the database locks; instances set up one after the other. */
const SETUP_LOCK = 742_331_907;
const UPKEEP_LOCK = 742_331_908;
const CONNECTIONS = 8;
/** Deliveries brought back in one round of upkeep. */
const MOST_RECOVERED = 500;
/** How long the database may take to take a connection and to answer, in ms. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS site_enquiries (
    reference text PRIMARY KEY,
    kind text NOT NULL,
    received_at timestamptz NOT NULL,
    body text NOT NULL,
    delivered_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS site_enquiries_waiting ON site_enquiries (received_at)
    WHERE delivered_at IS NULL;
  CREATE INDEX IF NOT EXISTS site_enquiries_delivered ON site_enquiries (delivered_at)
    WHERE delivered_at IS NOT NULL;
`;

/** One job a reference, by an id that only this reference has: a second one is refused. */
function jobIdOf(reference: string): string {
  const hash = createHash('sha256').update(reference).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Tries after which the doubling wait passes the longest one; upkeep then begins anew. */
const triesWithin = ({ firstMs, longestMs }: Pace['backOff']): number =>
  Math.max(1, Math.floor(Math.log2(longestMs / firstMs)));

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function setUp(pool: Pool, boss: PgBoss): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK]);
    await client.query(SCHEMA);
    await boss.start();
    await boss.createQueue(QUEUE, { name: QUEUE });
    await client.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK]);
    client.release();
  } catch (error) {
    // A connection that is given up gives up its lock.
    client.release(true);
    throw error;
  }
}

interface ClaimedJob extends Claim {
  readonly job: string;
}

const jobOf = (claim: Claim): string =>
  (claim as Partial<ClaimedJob>).job ?? jobIdOf(claim.reference);

interface KeptRow {
  readonly body: string;
  readonly delivered_at: Date | null;
}

const keptOf = ({ body, delivered_at }: KeptRow): KeptEnquiry => ({
  ...(JSON.parse(body) as EnquiryRecord),
  deliveredAt: delivered_at?.toISOString() ?? null,
});

/**
 * Enquiries of several instances. The table is the truth; the queue only says whose turn a
 * delivery is, and is filled in the transaction that keeps the enquiry. Its jobs name a reference
 * and hold no personal data.
 * @param delivers whether there is a receiver, and so a need for jobs
 */
export async function openPostgresStore(
  url: string,
  pace: Pace,
  delivers: boolean,
): Promise<EnquiryStore> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    application_name: 'enquiries',
  });
  // Without listeners a lost connection would end the process: the pool's hears of idle ones only,
  // and one that is lost between two statements is nobody's.
  const lost = (error: Error): void =>
    log.warn({ err: error.message }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, Math.round(pace.upkeepMs / 1000)),
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterSeconds: 3_600,
  });
  boss.on('error', (error) => log.warn({ err: error.message }, 'the delivery queue has a problem'));
  try {
    await setUp(pool, boss);
  } catch (error) {
    await boss.stop({ graceful: false, wait: false }).catch(() => undefined);
    await pool.end();
    throw error;
  }

  const send = (client: PoolClient, reference: string): Promise<unknown> =>
    boss.send(
      QUEUE,
      { reference },
      {
        id: jobIdOf(reference),
        singletonKey: reference,
        retryLimit: triesWithin(pace.backOff),
        retryDelay: Math.max(1, Math.round(pace.backOff.firstMs / 1000)),
        retryBackoff: true,
        expireInSeconds: Math.max(1, Math.round(pace.leaseMs / 1000)),
        db: { executeSql: (text, values) => client.query(text, values) },
      },
    );

  return {
    async add(record) {
      try {
        await inTransaction(pool, async (client) => {
          await client.query("SET LOCAL synchronous_commit = 'on'");
          await client.query(
            'INSERT INTO site_enquiries (reference, kind, received_at, body) VALUES ($1, $2, $3, $4)',
            [record.reference, record.kind, record.receivedAt, JSON.stringify(record)],
          );
          if (delivers) await send(client, record.reference);
        });
      } catch (error) {
        throw isTaken(error) ? new ReferenceTaken(record.reference) : error;
      }
    },
    async claim(most) {
      const jobs = await boss.fetch<{ reference: string }>(QUEUE, {
        batchSize: most,
        includeMetadata: true,
      });
      const { rows } = await pool.query<{ reference: string; kind: EnquiryKind; body: string }>(
        'SELECT reference, kind, body FROM site_enquiries WHERE delivered_at IS NULL AND reference = ANY($1)',
        [jobs.map(({ data }) => data.reference)],
      );
      const waiting = new Map(rows.map((row) => [row.reference, row]));
      const settled = jobs.filter(({ data }) => !waiting.has(data.reference));
      if (settled.length > 0)
        await boss.complete(
          QUEUE,
          settled.map(({ id }) => id),
        );
      return jobs.flatMap(({ id, data, retryCount }): ClaimedJob[] => {
        const row = waiting.get(data.reference);
        return row ? [{ ...row, failures: retryCount, job: id }] : [];
      });
    },
    async delivered(claim) {
      await pool.query('UPDATE site_enquiries SET delivered_at = now() WHERE reference = $1', [
        claim.reference,
      ]);
      await boss.complete(QUEUE, jobOf(claim));
    },
    async failed(claim) {
      await boss.fail(QUEUE, jobOf(claim));
    },
    async pending() {
      const { rows } = await pool.query<{ number: string }>(
        'SELECT count(*) AS number FROM site_enquiries WHERE delivered_at IS NULL',
      );
      return Number(rows[0]?.number);
    },
    async list({ since, kind, all }: Selection) {
      const { rows } = await pool.query<KeptRow>(
        `SELECT body, delivered_at FROM site_enquiries
        WHERE received_at >= $1 AND ($2 OR delivered_at IS NULL) AND ($3::text IS NULL OR kind = $3)
        ORDER BY received_at, reference`,
        [since ?? new Date(0), all ?? false, kind ?? null],
      );
      return rows.map(keptOf);
    },
    async handOver(references) {
      await pool.query(
        'UPDATE site_enquiries SET delivered_at = now() WHERE delivered_at IS NULL AND reference = ANY($1)',
        [references],
      );
    },
    async purge(before) {
      const { rowCount } = await pool.query('DELETE FROM site_enquiries WHERE delivered_at < $1', [
        before,
      ]);
      return rowCount ?? 0;
    },
    /** Sends again what waits without a living job: its tries ran out, or there was no receiver. */
    async recover() {
      if (!delivers) return;
      await inTransaction(pool, async (client) => {
        const { rows: lock } = await client.query<{ mine: boolean }>(
          'SELECT pg_try_advisory_xact_lock($1) AS mine',
          [UPKEEP_LOCK],
        );
        if (!lock[0]?.mine) return;
        const { rows } = await client.query<{ reference: string }>(
          `SELECT reference FROM site_enquiries WHERE delivered_at IS NULL AND NOT EXISTS (
            SELECT FROM ${QUEUE_SCHEMA}.job WHERE name = $1 AND singleton_key = reference
            AND state IN ('created', 'retry', 'active')
          ) ORDER BY received_at LIMIT $2`,
          [QUEUE, MOST_RECOVERED],
        );
        for (const { reference } of rows) {
          // A job whose tries ran out still holds the id.
          await boss.deleteJob(QUEUE, jobIdOf(reference));
          await send(client, reference);
        }
      });
    },
    async close() {
      await boss.stop({ graceful: false, wait: false });
      await pool.end();
    },
  };
}
