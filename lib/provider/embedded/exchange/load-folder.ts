import { singleton } from '@/lib/tools/singleton';

import { type Database, identityOf, openDatabase, usableFolder } from './database';
import { type ExchangeFolder, type FolderReport, type IndustryOf, reportOf } from './dataset';
import { folderReader, type ReaderOptions } from './folder';

export interface FolderOptions extends ReaderOptions {
  industryOf?: IndustryOf;
  /** The folder of the database; default: a temporary folder. */
  databaseIn?: string;
}

/** Reads the files of a folder into a database, in a separate thread. */
interface Importer {
  /** The folder of the database. */
  readonly folder: string;
  /** Resolves as soon as answers may be read from it. */
  ready(): Promise<void>;
}

/** By folder of files; the server starts them. Without one, a folder is read in this thread. */
export const importers = () => singleton('exchange-importers', () => new Map<string, Importer>());

type Reader = () => Promise<ExchangeFolder>;

/** A reader of a folder of files; where no importer reads them, each call looks at them first. */
export function exchangeFolderReader(dir: string, options: FolderOptions = {}): Reader {
  const { databaseIn, industryOf, rescanAfter = 1000 } = options;
  const importer = importers().get(dir);
  const folder = importer?.folder ?? usableFolder(databaseIn);
  let db: Database | null = null;
  let identity: string | null = null;
  let read: () => Promise<void>;
  let lookedAt = -Infinity;
  let running: Promise<ExchangeFolder> | null = null;

  /** Opens the database, and opens it again after it was rebuilt. */
  function open(): Database {
    if (db && identity === identityOf(folder)) return db;
    db?.close();
    const opened = openDatabase(folder);
    identity = identityOf(folder);
    read = importer ? () => importer.ready() : folderReader(dir, opened, options);
    return (db = opened);
  }

  async function look(): Promise<ExchangeFolder> {
    const opened = open();
    await read();
    lookedAt = performance.now();
    return { dir, db: opened, industryOf };
  }

  return () => {
    if (db && performance.now() - lookedAt < rescanAfter) {
      return Promise.resolve({ dir, db, industryOf });
    }
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  };
}

const readers = () => singleton('exchange-folders', () => new Map<string, Reader>());

/**
 * The current state of a folder of exchange files. The first call for a folder sets the options;
 * later calls are cheap and see newer files within seconds. Never throws.
 */
export function loadExchangeFolder(dir: string, options?: FolderOptions): Promise<ExchangeFolder> {
  const reader = readers().get(dir) ?? exchangeFolderReader(dir, options);
  readers().set(dir, reader);
  return reader();
}

/** The files in use of every folder that was read so far, for the status page. */
export const loadedFolders = async (): Promise<FolderReport[]> =>
  (await Promise.all([...readers().values()].map((read) => read()))).map(reportOf);
