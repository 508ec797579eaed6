import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { type ClientBase, Pool, type PoolClient } from 'pg';

import { log } from '@/lib/tools/log';

import type { Database, Engine, Moment } from './engine';
import { migrate, type TableStyle } from './migrations';

const CONNECTIONS = 8;
/** How long the database may take to accept a connection and to answer, in ms. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 10_000;

const TABLES: TableStyle = {
  moment: 'timestamptz',
  epoch: 'epoch',
  duration: 'double precision',
  end: '',
};

/** The schema in which a table without one is made. */
async function currentSchema(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`SELECT current_schema() AS schema`.execute(
    db,
  );
  const schema = rows[0]?.schema;
  if (!schema) throw new Error('no schema of the search path of DATABASE_URL exists');
  return schema;
}

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
    await migrate(db, { ...TABLES, schema: await currentSchema(db) });
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
