import { setTimeout as wait } from 'node:timers/promises';

import { pendingEnquiries } from '@/lib/enquiries/service';
import { failedWrites, retryFailedWrites, WRITES } from '@/lib/observability/writes';
import { areFilesRead } from '@/lib/provider/embedded/file-answers';
import { load } from '@/lib/provider/load';
import { env } from '@/lib/tools/env';
import type { Readiness } from '@/lib/tools/renderer-protocol';

/** Ms that the first attempt at provider data may take. */
const FIRST_ATTEMPT_MS = 6_000;

async function loadLists(): Promise<void> {
  const attempts = Promise.allSettled([load('companies', {}), load('menu', {})]);
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_ATTEMPT_MS).unref());
  await Promise.race([attempts, timeout]);
}

/** Ms that an answer waits for writes that are tried again. */
const RETRY_MS = 300;

/**
 * What the last write failed to do. Without its store of enquiries an instance should get no visitor;
 * what else cannot be written is no reason to serve nobody.
 */
async function findFailedWrites() {
  await Promise.race([retryFailedWrites(), wait(RETRY_MS, undefined, { ref: false })]);
  const failed = failedWrites().map(([what]) => what);
  return {
    faults: failed.filter((what) => what === 'enquiries').map((what) => WRITES[what]),
    warnings: failed.filter((what) => what !== 'enquiries').map((what) => WRITES[what]),
  };
}

let lists: Promise<void> | null = null;

/**
 * Why this process is not ready, in words. The first call waits for the lists that resolve addresses,
 * so that no visitor does; it does not depend on the provider.
 */
export async function findReadiness(): Promise<Readiness> {
  await (lists ??= loadLists());
  const { exchangeFilesDir } = env();
  const canRead = await pendingEnquiries().then(
    () => true,
    () => false,
  );
  const areRead = exchangeFilesDir === null || (await areFilesRead(exchangeFilesDir));
  const { faults, warnings } = await findFailedWrites();
  return {
    faults: [
      ...(canRead ? [] : ['the enquiry store cannot be read']),
      ...faults,
      ...(areRead ? [] : ['the exchange files are being read for the first time']),
    ],
    warnings,
  };
}
