import { pendingEnquiries } from '@/lib/enquiries/service';
import { areFilesRead } from '@/lib/provider/embedded/file-answers';
import { load } from '@/lib/provider/load';
import { env } from '@/lib/tools/env';

/** Ms that the first attempt at provider data may take. */
const FIRST_ATTEMPT_MS = 6_000;

async function loadLists(): Promise<void> {
  const attempts = Promise.allSettled([load('companies', {}), load('menu', {})]);
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_ATTEMPT_MS).unref());
  await Promise.race([attempts, timeout]);
}

let lists: Promise<void> | null = null;

/**
 * Why this process is not ready.
 * @returns each fault in words
 */
export async function findFaults(): Promise<readonly string[]> {
  await (lists ??= loadLists());
  const { exchangeFilesDir } = env();
  const canRead = await pendingEnquiries().then(
    () => true,
    () => false,
  );
  const areRead = exchangeFilesDir === null || (await areFilesRead(exchangeFilesDir));
  return [
    ...(canRead ? [] : ['the enquiry store cannot be read']),
    ...(areRead ? [] : ['the exchange files are being read for the first time']),
  ];
}
