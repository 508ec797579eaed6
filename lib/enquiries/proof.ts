/** Enquiries that could not be stored are a fault until the store proves that it can be written. */
import { writeFailed } from '@/lib/observability/writes';

import { isDiskFull } from './free-disk';
import { enquiryStore, replaceStore } from './service';
import type { EnquiryStore } from './store';

/** Replaces a store whose files were deleted or replaced. @returns whether it was lost */
export async function replaceIfLost(store: EnquiryStore): Promise<boolean> {
  if (store.isPresent()) return false;
  await replaceStore(store);
  return true;
}

/** @throws where an enquiry could not be stored now */
async function proveEnquiries(): Promise<void> {
  if (await isDiskFull()) throw new Error('the disk of DATA_DIR is nearly full');
  const store = await enquiryStore();
  await store.proveWrite();
  await replaceIfLost(store);
}

/** Records that the store of enquiries could not be written. */
export const enquiryWriteFailed = (error: unknown): void =>
  writeFailed('enquiries', error, proveEnquiries);
