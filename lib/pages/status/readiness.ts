import { pendingEnquiries } from '@/lib/enquiries/service';
import { load } from '@/lib/provider/load';

/** Ms that the first attempt at provider data may take. */
const FIRST_ATTEMPT_MS = 6_000;

async function loadLists(): Promise<void> {
  const attempts = Promise.allSettled([load('companies', {}), load('menu', {})]);
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_ATTEMPT_MS).unref());
  await Promise.race([attempts, timeout]);
}

let lists: Promise<void> | null = null;

/**
 * What keeps this process from answering well. The first time it waits for the lists that resolve
 * addresses, so that no visitor does; it does not depend on the provider.
 * @returns each fault in words
 */
export async function findFaults(): Promise<readonly string[]> {
  await (lists ??= loadLists());
  const canRead = await pendingEnquiries().then(
    () => true,
    () => false,
  );
  return canRead ? [] : ['the enquiry store cannot be read'];
}
