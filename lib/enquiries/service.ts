import { createHash } from 'node:crypto';

import { env } from '@/lib/tools/env';
import { writeSucceeded } from '@/lib/observability/writes';
import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

import { consentTo } from './consent';
import { ENQUIRIES, type EnquiryKind } from './kinds';
import { privacyNotice } from './privacy-notice';
import { indianTime, makeReference } from './reference';
import { type ClockReadings, type EnquiryStore, openStore, PACE, type Pace } from './store';
import type { Values } from './types';

/** The same form sent again within this time is a double click or a retry, not a second enquiry. */
const SPAN_MS = 60 * 60 * 1_000;

/**
 * Keys by which a form that is sent again is recognised, with or without JavaScript: of the hour in
 * which it came and of the hour before. They are made from its content, since a page is cached for
 * all visitors and can't hold a key for each.
 */
function formKeys(
  kind: EnquiryKind,
  fields: Values,
  at: Date,
): readonly [own: string, former: string] {
  const hour = Math.floor(at.getTime() / SPAN_MS);
  const content = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const keyOf = (span: number) =>
    createHash('sha256')
      .update(JSON.stringify([kind, span, content]))
      .digest('base64url');
  return [keyOf(hour), keyOf(hour - 1)];
}

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

/** Opens a store and moves into it what another one, still open, had to deliver. */
async function openInPlaceOf(lost: EnquiryStore): Promise<EnquiryStore> {
  const store = await openStore(service().pace);
  for (const { reference, kind, receivedAt, fields, consent } of await lost.list({})) {
    const record = { reference, kind, receivedAt, fields, consent };
    await store.add(record, formKeys(kind, fields, new Date(receivedAt)));
  }
  await lost.close().catch(() => undefined);
  return store;
}

/**
 * Replaces a store whose files were deleted or replaced, once for all that find it so. Where that
 * fails, the next one tries again.
 */
export async function replaceStore(lost: EnquiryStore): Promise<void> {
  const shared = service();
  const held = shared.store;
  if ((await held) !== lost || shared.store !== held) return;
  log.error('the file of enquiries was deleted or replaced; another one is opened');
  const opening = openInPlaceOf(lost);
  shared.store = opening;
  await opening.catch((error: Error) => {
    shared.store = held;
    throw error;
  });
  writeSucceeded('enquiries');
}

/**
 * Stores an enquiry. A form that was sent before has its reference already.
 * @returns its reference number, once it is on durable storage
 * @throws what the store throws: then nothing may be acknowledged
 */
export async function storeEnquiry(kind: EnquiryKind, fields: Values): Promise<string> {
  const spec = ENQUIRIES[kind];
  const consent = consentTo(spec.purpose, privacyNotice(spec.purpose, env().enquiries));
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const at = new Date();
    const reference = makeReference(spec.prefix, at);
    const record = { reference, kind, receivedAt: indianTime(at), fields, consent };
    const store = await enquiryStore();
    const stored = await store.add(record, formKeys(kind, fields, at));
    if (!store.isPresent()) await replaceStore(store);
    else if (stored !== null) {
      const isNew = stored === reference;
      if (isNew) writeSucceeded('enquiries');
      log.info(
        { reference: stored, kind },
        isNew ? 'an enquiry is received' : 'a form is sent again',
      );
      service().wake();
      return stored;
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

/** How many withdrawals the receiver is still to be notified of, for metrics. */
export async function pendingWithdrawals(): Promise<number> {
  return (await (await enquiryStore()).withdrawals()).length;
}

/** The readings of the clock by which enquiries are erased, for metrics and the status page. */
export async function enquiryClock(): Promise<ClockReadings | null> {
  return (await enquiryStore()).clockReadings();
}
