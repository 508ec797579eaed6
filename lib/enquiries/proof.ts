/** Enquiries that could not be stored are a fault until the store proves that it can be written. */
import { writeFailed } from '@/lib/observability/writes';

import { isDiskFull } from './free-disk';
import { enquiryStore, replaceStore } from './service';

/** @throws where an enquiry could not be stored now */
async function proveEnquiries(): Promise<void> {
  if (await isDiskFull()) throw new Error('the disk of DATA_DIR is nearly full');
  const store = await enquiryStore();
  await store.proveWrite();
  if (!store.isPresent()) await replaceStore(store);
}

/** Records that the store of enquiries could not be written. */
export const enquiryWriteFailed = (error: unknown): void =>
  writeFailed('enquiries', error, proveEnquiries);
