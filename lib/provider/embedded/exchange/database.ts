import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SqliteFile from 'libsql';

import { writeFailed } from '@/lib/observability/writes';
import { log } from '@/lib/tools/log';
import { turnOnWriteAheadLog } from '@/lib/tools/sqlite';

import { tableSql } from './tables';

export type Value = string | number | null;

type Row = Readonly<Record<string, Value>>;

/** The rows of the files, read with SQL. Every table can be built again from the files. */
export interface Database {
  rows<Found = Row>(sql: string, ...values: Value[]): Found[];
  row<Found = Row>(sql: string, ...values: Value[]): Found | undefined;
  run(sql: string, ...values: Value[]): void;
  /**
   * Runs several writes as one transaction, or as part of the batch; others see all of them or
   * none.
   */
  transaction(write: () => void): void;
  /** Begins a batch of writes, for one disk access instead of many. */
  begin(): void;
  commit(): void;
  rollback(): void;
  close(): void;
}

/** Changes with the tables, so that builds of two versions may share a folder. */
const VERSION = 6;
const NAME = `market-${VERSION}.db`;

/** How long one process waits while another writes a batch of files, in ms; a shutdown waits too. */
const BUSY_MS = 5_000;

/** `synchronous=NORMAL`: a power cut may lose the last files, which are then read again. */
const SETTINGS = ['synchronous=NORMAL', 'wal_autocheckpoint=4000'];

/** The page cache of a connection in kB: an import changes pages throughout the file. */
export const CACHE = { reading: 8_000, importing: 32_000 } as const;

function open(file: string, cache: number): Database {
  const sqlite = new SqliteFile(file, { timeout: BUSY_MS });
  try {
    turnOnWriteAheadLog(sqlite, BUSY_MS);
    for (const setting of [...SETTINGS, `cache_size=-${cache}`]) sqlite.pragma(setting);
    sqlite.exec(tableSql());
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const statements = new Map<string, SqliteFile.Statement>();
  const prepared = (sql: string) => {
    const known = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, known);
    return known;
  };
  return {
    rows: <Found>(sql: string, ...values: Value[]) => prepared(sql).all(values) as Found[],
    row: <Found>(sql: string, ...values: Value[]) => prepared(sql).get(values) as Found | undefined,
    run: (sql, ...values) => void prepared(sql).run(values),
    transaction(write) {
      if (sqlite.inTransaction) return write();
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        write();
        sqlite.exec('COMMIT');
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    begin: () => void sqlite.exec('BEGIN IMMEDIATE'),
    commit: () => void sqlite.exec('COMMIT'),
    rollback: () => void (sqlite.inTransaction && sqlite.exec('ROLLBACK')),
    close: () => void sqlite.close(),
  };
}

/** Removes a damaged database; the next opening rebuilds it from the files. */
export function discardDatabase(folder: string): void {
  log.warn({ folder }, 'the database of the exchange files is damaged and built anew');
  for (const name of readdirSync(folder)) {
    if (name.startsWith(NAME)) rmSync(path.join(folder, name), { force: true });
  }
}

export const isDamaged = (error: unknown): boolean =>
  /SQLITE_(CORRUPT|NOTADB)/.test((error as { code?: string }).code ?? '') ||
  /malformed|not a database/.test((error as Error).message);

/**
 * Identifies the database file of a folder, to check whether it is still the one that was opened.
 */
export function identityOf(folder: string): string | null {
  const found = statSync(path.join(folder, NAME), { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

/** Opens the database of a folder; a damaged one is rebuilt. @throws where it can't be written */
export function openDatabase(folder: string, cache: number = CACHE.reading): Database {
  mkdirSync(folder, { recursive: true });
  try {
    return open(path.join(folder, NAME), cache);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    discardDatabase(folder);
    return open(path.join(folder, NAME), cache);
  }
}

/**
 * A folder in which a database can be opened, else a temporary one: a missing cache is not a
 * failure.
 */
export function usableFolder(folder: string | undefined): string {
  if (folder) {
    try {
      openDatabase(folder).close();
      return folder;
    } catch (error) {
      writeFailed('cache-folder', error, () => openDatabase(folder).close());
      const why = (error as Error).message;
      log.warn({ folder, why }, 'the database of the exchange files lies in a temporary folder');
    }
  }
  return mkdtempSync(path.join(tmpdir(), 'exchange-database-'));
}
