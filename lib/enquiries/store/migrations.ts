import { type ColumnDefinitionBuilder, type Kysely, type Migration, Migrator, sql } from 'kysely';

import type { Database } from './engine';

/** How an engine declares the tables. */
export interface TableStyle {
  readonly moment: 'integer' | 'timestamptz';
  /** The first moment, which is always due. */
  readonly epoch: 0 | 'epoch';
  readonly duration: 'integer' | 'double precision';
  /** What follows the columns of a table. */
  readonly end: '' | 'strict';
  /** Where the tables are; SQLite has no schemas. */
  readonly schema?: string;
  /** How the first versions named the table, in a file that no other program uses. */
  readonly formerName?: string;
}

/** Names of their own: another program with Kysely may use the same database. */
const MIGRATIONS = 'site_enquiry_migration';
const LOCK = 'site_enquiry_migration_lock';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
const required: Column = (column) => column.notNull();
const onlyRow: Column = (column) => column.primaryKey().check(sql`id = 1`);

async function tablesIn(db: Kysely<Database>, { schema }: TableStyle) {
  const tables = await db.introspection.getTables();
  return tables.filter((table) => table.schema === schema);
}

/** Renames the table of the first versions; its indexes are made anew. */
async function renameFormer(db: Kysely<Database>, former: string): Promise<void> {
  await db.schema.alterTable(former).renameTo('site_enquiries').execute();
  await db.schema.dropIndex(`${former}_due`).ifExists().execute();
  await db.schema.dropIndex(`${former}_delivered`).ifExists().execute();
}

/** Adds what earlier versions did not have: with a default, or it may be missing. */
async function addColumns(db: Kysely<Database>, style: TableStyle): Promise<void> {
  const table = (await tablesIn(db, style)).find(({ name }) => name === 'site_enquiries');
  const found = new Set(table?.columns.map(({ name }) => name));
  const columns: readonly (readonly [
    string,
    'text' | TableStyle['moment'] | 'integer',
    Column?,
  ])[] = [
    ['failures', 'integer', (column) => column.notNull().defaultTo(0)],
    ['due_at', style.moment, (column) => column.notNull().defaultTo(style.epoch)],
    ['form_key', 'text'],
    ['withdrawn_at', style.moment],
    ['tell_at', style.moment],
  ];
  for (const [name, type, build] of columns) {
    if (found.has(name)) continue;
    await db.schema.alterTable('site_enquiries').addColumn(name, type, build).execute();
  }
}

async function addIndexes({ schema }: Kysely<Database>): Promise<void> {
  const index = (name: string, column: string) =>
    schema.createIndex(name).ifNotExists().on('site_enquiries').column(column);
  await schema.dropIndex('site_enquiries_waiting').ifExists().execute();
  await index('site_enquiries_due', 'due_at').where('delivered_at', 'is', null).execute();
  await index('site_enquiries_delivered', 'delivered_at')
    .where('delivered_at', 'is not', null)
    .execute();
  await index('site_enquiries_form_key', 'form_key').unique().execute();
  await index('site_enquiries_tell', 'tell_at').where('tell_at', 'is not', null).execute();
}

/**
 * The tables as they were when migrations came. Where an earlier version made them, it completes
 * them and changes nothing else, so that an instance of that version can go on storing.
 */
async function adopt(db: Kysely<Database>, style: TableStyle): Promise<void> {
  const { moment, duration, end } = style;
  const names = (await tablesIn(db, style)).map(({ name }) => name);
  const former = names.find((name) => name === style.formerName);
  if (former) await renameFormer(db, former);
  const table = (name: string) => db.schema.createTable(name).ifNotExists().modifyEnd(sql.raw(end));
  await table('site_enquiries')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('received_at', moment, required)
    .addColumn('body', 'text', required)
    .addColumn('delivered_at', moment)
    .execute();
  await addColumns(db, style);
  await addIndexes(db);
  await table('site_enquiry_clock')
    .addColumn('id', 'integer', onlyRow)
    .addColumn('seen_at', moment, required)
    .addColumn('agreed_since', moment, required)
    .addColumn('paused_ms', duration, required)
    .addColumn('jump_ms', duration, required)
    .execute();
  await table('site_enquiry_write')
    .addColumn('id', 'integer', onlyRow)
    .addColumn('proven_at', moment, required)
    .execute();
}

/** The migrations of both engines by name; a later one has a later day. None is ever changed. */
const migrationsOf = (style: TableStyle): Record<string, Migration> => ({
  '2026-11-29 tables': { up: (db: Kysely<Database>) => adopt(db, style) },
});

/** Names of migrations that a later version ran, before an operator went back to this one. */
async function laterMigrations(db: Kysely<Database>, style: TableStyle, own: object) {
  const isThere = (await tablesIn(db, style)).some(({ name }) => name === MIGRATIONS);
  if (!isThere) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(MIGRATIONS)}`.execute(
    db,
  );
  return rows.map(({ name }) => name).filter((name) => !(name in own));
}

/**
 * Brings the tables to this version's state; instances that start together do it one after the other.
 * Migrations of a later version stay, since Kysely refuses a database with one that it doesn't know.
 * @throws where a migration fails: then none of them is applied
 */
export async function migrate(db: Kysely<Database>, style: TableStyle): Promise<void> {
  const own = migrationsOf(style);
  const later = await laterMigrations(db, style, own);
  const unknown = Object.fromEntries(later.map((name) => [name, { up: async () => undefined }]));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...own, ...unknown }) },
    migrationTableName: MIGRATIONS,
    migrationLockTableName: LOCK,
    ...(style.schema !== undefined && { migrationTableSchema: style.schema }),
  }).migrateToLatest();
  if (error) throw error;
}
