import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { writeFailed, writeSucceeded } from '@/lib/observability/writes';
import { log } from '@/lib/tools/log';
import { usableFolder } from '@/lib/provider/embedded/exchange/database';
import { importers } from '@/lib/provider/embedded/exchange/load-folder';
import { databaseFolder } from '@/lib/provider/embedded/exchange/reports';
import type { WorkerData } from '@/lib/provider/embedded/exchange/worker';
import { load } from '@/lib/provider/load';

/** So long the first answers wait for the first files, in ms; after that they go without. */
const WAIT_MOST = 3_000;

/** Of the thread, in MB; the largest file takes 100. What an import leaves behind stays small. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Before a thread that ended is started again, in ms. */
const RESTART_AFTER = 5_000;

/**
 * Reads the exchange files into their database in a thread of its own, so that a long import keeps
 * no visitor waiting.
 * @param script `lib/provider/embedded/exchange/worker.ts`, bundled
 * @returns what ends it
 */
export function startExchangeFiles(dir: string, script: string): () => Promise<void> {
  const folder = usableFolder(databaseFolder(dir));
  let isStopped = false;
  let worker: Worker;
  const shown = new Promise<void>((resolve) => {
    const start = (): void => {
      const workerData: WorkerData = { dir, folder };
      worker = new Worker(script, { workerData, resourceLimits: HEAP });
      worker.on('message', () => {
        writeSucceeded('exchange-database');
        resolve();
      });
      worker.on('error', (error) => log.error({ err: error }, 'reading exchange files failed'));
      worker.on('exit', () => {
        if (isStopped) return;
        writeFailed('exchange-database', new Error('the import ended; its line says why'), null);
        setTimeout(start, RESTART_AFTER).unref();
      });
    };
    start();
  });
  // Joining 14,000 schemes to funds takes about a second; the first visitor is not to wait for it.
  void shown.then(() => load('mutualFunds', {}));
  const started = Promise.race([shown, wait(WAIT_MOST, undefined, { ref: false })]);
  importers().set(dir, { folder, ready: () => started });
  return async () => {
    isStopped = true;
    await worker.terminate();
  };
}

/** Reads the database that another process makes of the exchange files. */
export function readExchangeFiles(dir: string): void {
  const folder = usableFolder(databaseFolder(dir));
  importers().set(dir, { folder, ready: () => Promise.resolve() });
}
