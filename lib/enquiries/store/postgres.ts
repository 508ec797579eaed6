import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { type ClientBase, Pool, type PoolClient } from 'pg';

import { log } from '@/lib/tools/log';

import type { Database, Engine, Moment } from './engine';

/** Any number that no other program on the database locks: instances migrate one after the other. */
const MIGRATION_LOCK = 742_331_907;
const CONNECTIONS = 8;
/** How long the database may take to accept a connection and to answer, in ms. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;

/**
 * Earlier versions had neither `failures` nor `due_at`. They have a default, and what came later may
 * be missing, so that an instance of an earlier version can go on storing while this one starts.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS site_enquiries (
    reference text PRIMARY KEY,
    kind text NOT NULL,
    received_at timestamptz NOT NULL,
    body text NOT NULL,
    delivered_at timestamptz
  );
  ALTER TABLE site_enquiries
    ADD COLUMN IF NOT EXISTS failures integer NOT NULL DEFAULT 0,
    ADD COLUMN IF NOT EXISTS due_at timestamptz NOT NULL DEFAULT 'epoch',
    ADD COLUMN IF NOT EXISTS form_key text,
    ADD COLUMN IF NOT EXISTS withdrawn_at timestamptz,
    ADD COLUMN IF NOT EXISTS tell_at timestamptz;
  DROP INDEX IF EXISTS site_enquiries_waiting;
  CREATE INDEX IF NOT EXISTS site_enquiries_due ON site_enquiries (due_at)
    WHERE delivered_at IS NULL;
  CREATE INDEX IF NOT EXISTS site_enquiries_delivered ON site_enquiries (delivered_at)
    WHERE delivered_at IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS site_enquiries_form_key ON site_enquiries (form_key);
  CREATE INDEX IF NOT EXISTS site_enquiries_tell ON site_enquiries (tell_at)
    WHERE tell_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS site_enquiry_clock (
    id integer PRIMARY KEY CHECK (id = 1),
    seen_at timestamptz NOT NULL,
    agreed_since timestamptz NOT NULL,
    paused_ms double precision NOT NULL,
    jump_ms double precision NOT NULL
  );
  CREATE TABLE IF NOT EXISTS site_enquiry_write (
    id integer PRIMARY KEY CHECK (id = 1),
    proven_at timestamptz NOT NULL
  );
`;

const logLoss = (error: Error): void =>
  log.warn({ err: error.message }, 'a database connection was lost');

/** Runs for each new connection. A lost connection without a listener would end the process. */
async function prepare(client: ClientBase): Promise<void> {
  client.on('error', logLoss);
  await client.query('SET synchronous_commit = on');
}

/**
 * Closes a connection on which a query failed, instead of using it again: it may be broken, or busy
 * with that query. Kysely releases it without its error.
 */
function closingFailed(client: PoolClient): PostgresPoolClient {
  let failure: Error | undefined;
  const query = (text: string, values: readonly unknown[]) =>
    client.query(text, [...values]).catch((error: Error) => {
      failure = error;
      throw error;
    });
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(failure),
  };
}

/** Moments as PostgreSQL reckons them. A cast binds tighter than a sum, so that a sum has brackets. */
export const postgresMoments: Pick<Engine, 'fromNow' | 'stamp'> = {
  fromNow: (ms) => sql<Moment>`(now() + ${ms} * interval '1 millisecond')`,
  stamp: (at) =>
    sql<Moment>`greatest((${at})::timestamptz, (SELECT seen_at FROM site_enquiry_clock))`,
};

/** Opens the table that several instances share. */
export async function openPostgres(url: string): Promise<Engine> {
  const clients = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    application_name: 'enquiries',
    onConnect: prepare,
  });
  clients.on('error', logLoss);
  const pool: PostgresPool = {
    connect: async () => closingFailed(await clients.connect()),
    end: () => clients.end(),
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
      await sql.raw(SCHEMA).execute(transaction);
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    moment: (at) => at,
    ...postgresMoments,
    locksRows: true,
    isPresent: () => true,
    checkpoint: async () => undefined,
  };
}
