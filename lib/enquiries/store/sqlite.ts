import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type MigrationLockOptions, sql, SqliteAdapter, SqliteDialect } from 'kysely';
import SqliteFile from 'libsql';

import { turnOnWriteAheadLog } from '@/lib/tools/sqlite';

import type { Database, Engine, Moment } from './engine';
import { migrate, type TableStyle } from './migrations';

const OWNER_ONLY = 0o700;
const OF_OTHERS = 0o077;
const OF_EVERYBODY = 0o007;
/** Folders such as /tmp, which other programs use too. */
const STICKY = 0o1000;

/**
 * Creates the folder of personal data, or closes an existing one to other users. A group is left in
 * where the owner is another user, as with volumes of a container.
 * @throws where every user of the machine may look in and this process can't change that
 */
function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const { mode, uid } = statSync(folder);
  if (!process.getuid || (mode & OF_OTHERS) === 0) return;
  if (uid === process.getuid() && (mode & STICKY) === 0) chmodSync(folder, OWNER_ONLY);
  else if (mode & OF_EVERYBODY) {
    throw new Error(`DATA_DIR ${folder} is open to every user: it needs mode 700 and this owner`);
  }
}

/** How long one process waits for another's write, such as the export's, in ms. */
const BUSY_MS = 5_000;

/**
 * With `synchronous=FULL` a commit in the write-ahead log is on disk before it returns, so an
 * acknowledged enquiry survives a power cut. `secure_delete` overwrites what is purged.
 */
const SETTINGS = ['synchronous=FULL', 'secure_delete=ON'];

/** The file's one write lock lets one process migrate at a time; Kysely itself takes no lock. */
class LockingAdapter extends SqliteAdapter {
  /** All migrations are one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  /** A write, which changes nothing, waits for the lock, and has it until the transaction ends. */
  override async acquireMigrationLock(
    db: Kysely<Record<string, object>>,
    { lockTable }: MigrationLockOptions,
  ): Promise<void> {
    await sql`UPDATE ${sql.table(lockTable)} SET is_locked = is_locked`.execute(db);
  }
}

class FileDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new LockingAdapter();
  }
}

/** The file is this site's alone. Its first versions named the table `enquiries`. */
const TABLES: TableStyle = {
  moment: 'integer',
  epoch: 0,
  duration: 'integer',
  end: 'strict',
  formerName: 'enquiries',
};

/** Identifies the file at a path; `null` where there is none. */
function identityOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

/** Opens the file of one instance, which only its owner can read. */
export async function openSqlite(folder: string): Promise<Engine> {
  closeFolder(folder);
  const name = path.join(folder, 'enquiries.db');
  const file = new SqliteFile(name, { timeout: BUSY_MS });
  const db = new Kysely<Database>({ dialect: new FileDialect({ database: file }) });
  try {
    chmodSync(name, 0o600);
    turnOnWriteAheadLog(file, BUSY_MS);
    for (const setting of SETTINGS) file.pragma(setting);
    await migrate(db, TABLES);
  } catch (error) {
    file.close();
    throw error;
  }
  // The log holds what is not in the file yet, so that neither may be lost.
  const identity = () => [name, `${name}-wal`].map(identityOf).join();
  const opened = identity();
  return {
    db,
    moment: (at) => at.getTime(),
    fromNow: (ms) => Date.now() + ms,
    stamp: (at) => sql<Moment>`max(${at}, coalesce((SELECT seen_at FROM site_enquiry_clock), 0))`,
    locksRows: false,
    isPresent: () => identity() === opened,
    checkpoint: async () => void file.pragma('wal_checkpoint(TRUNCATE)'),
  };
}
