import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { env } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';

import { CACHE, discardDatabase, isDamaged, openDatabase } from './database';
import { folderReader } from './folder';
import { databaseFolder, fileReports } from './reports';

export interface WorkerData {
  /** The folder of exchange files. */
  readonly dir: string;
  /** The folder of the database. */
  readonly folder: string;
}

/** Between two looks at the folder, in ms. */
const LOOK_AFTER = 1_000;

/** Keeps the database of a folder of exchange files up to date. */
async function keepUpToDate({ dir, folder }: WorkerData): Promise<void> {
  const db = openDatabase(folder, CACHE.importing);
  try {
    const read = folderReader(dir, db, {
      ...fileReports,
      onImported: (summary) => {
        fileReports.onImported?.(summary);
        db.rows('PRAGMA shrink_memory');
      },
      onShown: () => parentPort?.postMessage('shown'),
    });
    for (;;) {
      await read();
      parentPort?.postMessage('shown');
      await wait(LOOK_AFTER);
    }
  } finally {
    db.close();
  }
}

/** As a separate process it imports for instances with `EXCHANGE_IMPORT=off`. */
function fromSettings(): WorkerData {
  const { exchangeFilesDir: dir } = env();
  if (dir === null) throw new Error('EXCHANGE_FILES_DIR is not set: there is nothing to import');
  return { dir, folder: databaseFolder(dir) };
}

const data = (workerData as WorkerData | null) ?? fromSettings();
keepUpToDate(data).catch((error: Error) => {
  log.error({ err: error }, 'the exchange files cannot be read into the database');
  if (isDamaged(error)) discardDatabase(data.folder);
  process.exitCode = 1;
});
