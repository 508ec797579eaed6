import { env } from '../env';
import { log } from '../log';
import { singleton } from '@/lib/tools/singleton';

import { ENQUIRIES } from './kinds';
import { privacyNotice } from './privacy-notice';
import { indianTime, makeReference } from './reference';
import { type EnquiryStore, openStore, PACE, type Pace } from './store';
import type { EnquiryKind, Values } from './types';

/** A new reference is in use once in millions; more attempts than these have another cause. */
const MOST_ATTEMPTS = 5;

/** What the process has once, although the server and Next.js are bundled apart. */
interface Service {
  pace: Pace;
  store: Promise<EnquiryStore> | null;
  /** Wakes the delivery worker. */
  wake: () => void;
}

export const service = () =>
  singleton<Service>('enquiries', () => ({ pace: PACE, store: null, wake: () => undefined }));

/** The process's store. If it could not be opened, the next call tries again. */
export function enquiryStore(): Promise<EnquiryStore> {
  const shared = service();
  if (!shared.store) {
    const opening = openStore(shared.pace);
    shared.store = opening;
    opening.catch(() => {
      if (shared.store === opening) shared.store = null;
    });
  }
  return shared.store;
}

/**
 * Stores an enquiry.
 * @returns its reference number, once it is on durable storage
 * @throws what the store throws: then nothing may be acknowledged
 */
export async function storeEnquiry(kind: EnquiryKind, fields: Values): Promise<string> {
  const spec = ENQUIRIES[kind];
  const store = await enquiryStore();
  const notice = privacyNotice(spec, env().enquiries.retentionDays);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const at = new Date();
    const reference = makeReference(spec.prefix, at);
    const consent = { words: spec.consent, notice };
    if (await store.add({ reference, kind, receivedAt: indianTime(at), fields, consent })) {
      log.info({ reference, kind }, 'an enquiry is received');
      service().wake();
      return reference;
    }
  }
  throw new Error('no unused reference number was found');
}

/** A reference number for a sender that filled in the honeypot: it names nothing. */
export function discardEnquiry(kind: EnquiryKind): string {
  log.info({ kind }, 'an enquiry with its honeypot filled in is discarded');
  return makeReference(ENQUIRIES[kind].prefix, new Date());
}

/** How many enquiries wait for delivery or export, for metrics. */
export async function pendingEnquiries(): Promise<number> {
  return (await enquiryStore()).pending();
}
