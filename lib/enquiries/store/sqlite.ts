import { chmodSync, statSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql, SqliteDialect } from 'kysely';
import SqliteFile from 'libsql';

import { turnOnWriteAheadLog } from '@/lib/tools/sqlite';

import type { Database, Engine, Moment } from './engine';

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

/** Earlier versions named the table `enquiries`. */
const isFormer = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'enquiries'";
const RENAME = `
  ALTER TABLE enquiries RENAME TO site_enquiries;
  DROP INDEX IF EXISTS enquiries_due;
  DROP INDEX IF EXISTS enquiries_delivered;
`;

const SCHEMA = `
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
`;

/** Columns that earlier versions did not have. */
const ADDED = { form_key: 'TEXT', withdrawn_at: 'INTEGER', tell_at: 'INTEGER' } as const;
const hasColumn = "SELECT 1 FROM pragma_table_info('site_enquiries') WHERE name = ?";
const ADDED_INDEXES = `
  CREATE UNIQUE INDEX IF NOT EXISTS site_enquiries_form_key ON site_enquiries (form_key);
  CREATE INDEX IF NOT EXISTS site_enquiries_tell ON site_enquiries (tell_at)
    WHERE tell_at IS NOT NULL;
`;

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
  try {
    chmodSync(name, 0o600);
    turnOnWriteAheadLog(file, BUSY_MS);
    for (const setting of SETTINGS) file.pragma(setting);
    const migrate = file.transaction(() => {
      if (file.prepare(isFormer).get()) file.exec(RENAME);
      file.exec(SCHEMA);
      for (const [name, type] of Object.entries(ADDED)) {
        if (file.prepare(hasColumn).get(name)) continue;
        file.exec(`ALTER TABLE site_enquiries ADD COLUMN ${name} ${type}`);
      }
      file.exec(ADDED_INDEXES);
    });
    migrate.immediate();
  } catch (error) {
    file.close();
    throw error;
  }
  // The log holds what is not in the file yet, so that neither may be lost.
  const identity = () => [name, `${name}-wal`].map(identityOf).join();
  const opened = identity();
  return {
    db: new Kysely<Database>({ dialect: new SqliteDialect({ database: file }) }),
    moment: (at) => at.getTime(),
    fromNow: (ms) => Date.now() + ms,
    stamp: (at) => sql<Moment>`max(${at}, coalesce((SELECT seen_at FROM site_enquiry_clock), 0))`,
    locksRows: false,
    isPresent: () => identity() === opened,
    checkpoint: async () => void file.pragma('wal_checkpoint(TRUNCATE)'),
  };
}
