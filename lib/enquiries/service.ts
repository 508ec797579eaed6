import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';

import { ENQUIRIES } from './kinds';
import { noticeOf } from './notice';
import { indianTime, makeReference } from './reference';
import { type EnquiryStore, openStore, PACE, type Pace, ReferenceTaken } from './store';
import type { EnquiryKind, Values } from './types';

/** Chances that a fresh reference is in use are one in millions; more than this is another fault. */
const MOST_REFERENCES = 5;

/** What the process has once: the server's bundle and the framework's share it. */
interface Service {
  pace: Pace;
  store: Promise<EnquiryStore> | null;
  /** Tells the delivery worker that there is something to do. */
  wake: () => void;
  dropped: number;
}

export const service = () =>
  singleton<Service>('enquiries', () => ({
    pace: PACE,
    store: null,
    wake: () => undefined,
    dropped: 0,
  }));

/** The process's store; one that could not be opened is tried again at the next call. */
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
 * Keeps an enquiry and answers its reference number, once it is on durable storage.
 * @throws whatever the store throws: then nothing may be acknowledged
 */
export async function keepEnquiry(kind: EnquiryKind, fields: Values): Promise<string> {
  const spec = ENQUIRIES[kind];
  const store = await enquiryStore();
  const notice = noticeOf(spec, env().enquiries.retentionDays);
  for (let attempt = 1; ; attempt += 1) {
    const at = new Date();
    const reference = makeReference(spec.prefix, at);
    try {
      await store.add({
        reference,
        kind,
        receivedAt: indianTime(at),
        fields,
        consent: { words: spec.consent, notice },
      });
    } catch (error) {
      if (error instanceof ReferenceTaken && attempt < MOST_REFERENCES) continue;
      throw error;
    }
    log.info({ reference, kind }, 'an enquiry is received');
    service().wake();
    return reference;
  }
}

/** A reference number for a sender that fell into the trap: it names nothing. */
export function dropEnquiry(kind: EnquiryKind): string {
  service().dropped += 1;
  log.info({ kind }, 'an enquiry with its trap filled in is dropped');
  return makeReference(ENQUIRIES[kind].prefix, new Date());
}

/** How many enquiries wait for delivery or export, for metrics. */
export async function pendingEnquiries(): Promise<number> {
  return (await enquiryStore()).pending();
}

/** How many enquiries this process has dropped for a filled-in trap, for metrics. */
export const droppedEnquiries = (): number => service().dropped;
