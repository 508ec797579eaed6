/** The withdrawal of consent by the person who gave it: with the reference number and the contact. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { metrics } from '@/lib/observability/metrics';
import { log } from '@/lib/tools/log';

import { firm } from '../content/firm';
import { restsOnConsent } from '../content/purposes';

import { acceptPost, type Outcome } from './accept';
import { storedText } from './clean';
import { mobile } from './fields';
import { TRAP } from './form-names';
import { ENQUIRIES, isEnquiryKind } from './kinds';
import { readEnquiry } from './parse';
import { enquiryWriteFailed, replaceIfLost } from './proof';
import { countWithdrawal, WITHDRAWALS_PER_HOUR } from './rate';
import { readReference } from './reference';
import { enquiryStore, service } from './service';
import type { Answers, EnquiryRecord } from './types';
import { WITHDRAWAL_FIELDS } from './withdrawal-form';

const LIMITED = `More than ${WITHDRAWALS_PER_HOUR} withdrawals with this reference number were tried in an hour, so this one was not. Try again in an hour, or write to ${firm.privacyEmail}.`;

/**
 * Each answer takes as long, in ms, so that its time doesn't tell right and wrong pairs apart: longer than
 * the work, and short enough for the lane of posts.
 */
const ANSWER_MS = 200;
const STORE_RETRY_S = 60;
/** As often as the file of enquiries may be replaced meanwhile. */
const MOST_ATTEMPTS = 2;

/** What a contact is compared with where there is no enquiry. */
const NOBODY: Pick<EnquiryRecord, 'kind' | 'fields'> = { kind: 'call-back', fields: {} };
/** The reference number of no enquiry. */
const NO_REFERENCE = '';

/** A contact as it is compared: an e-mail in small letters, a mobile number in its ten digits. */
const comparable = (contact: string): string =>
  contact.includes('@') ? contact.trim().toLowerCase() : storedText(mobile, contact);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a contact is one of an enquiry's that rests on consent; takes as long either way. */
function matches({ kind, fields }: typeof NOBODY, contact: string): boolean {
  const given = digest(comparable(contact));
  const [isMobile, isEmail] = [fields.mobile, fields.email].map((own) =>
    timingSafeEqual(digest(comparable(own ?? '')), given),
  );
  const isOpen = isEnquiryKind(kind) && restsOnConsent(ENQUIRIES[kind].purpose);
  return isOpen && Boolean(isMobile || isEmail);
}

/**
 * Withdraws the consent to an enquiry if a contact is one of those in it. Reads once and writes once,
 * whether it is or not.
 * @returns whether there was such an enquiry
 * @throws what the store throws: then nothing may be confirmed
 */
export async function withdrawConsent(reference: string, contact: string): Promise<boolean> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const store = await enquiryStore();
    const found = await store.find(reference);
    const isMatch = matches(found ?? NOBODY, contact) && found !== null;
    const isWithdrawn = await store.withdraw(isMatch ? reference : NO_REFERENCE);
    if (!isWithdrawn) await store.proveWrite();
    if (await replaceIfLost(store)) continue;
    if (isWithdrawn && found) {
      log.info({ reference, kind: found.kind }, 'consent is withdrawn');
      service().wake();
    }
    return isWithdrawn;
  }
  throw new Error('the file of enquiries is replaced again and again');
}

async function withdraw(reference: string, contact: string): Promise<Outcome> {
  try {
    const isWithdrawn = await withdrawConsent(reference, contact);
    metrics().withdrawals.inc({ result: isWithdrawn ? 'withdrawn' : 'unmatched' });
    return { status: 201, reference };
  } catch (error) {
    enquiryWriteFailed(error);
    metrics().withdrawals.inc({ result: 'failed' });
    const why = error instanceof Error ? error.message : 'unknown';
    log.error({ why }, 'a withdrawal could not be stored');
    return { status: 503, retryAfterSeconds: STORE_RETRY_S };
  }
}

async function acceptAnswers(answers: Answers): Promise<Outcome> {
  const { values, errors } = readEnquiry(WITHDRAWAL_FIELDS, answers);
  if (Object.keys(errors).length > 0) return { status: 422, errors };
  const reference = readReference(values.reference ?? '') ?? NO_REFERENCE;
  if (answers.get(TRAP)) return { status: 201, reference };
  const retryAfterSeconds = await countWithdrawal(reference);
  if (retryAfterSeconds > 0) {
    metrics().withdrawals.inc({ result: 'limited' });
    return { status: 429, retryAfterSeconds, problem: LIMITED };
  }
  const [outcome] = await Promise.all([withdraw(reference, values.contact ?? ''), wait(ANSWER_MS)]);
  return outcome;
}

/**
 * Accepts the form of a withdrawal, whichever way it came. The answer is the same for right and wrong
 * pairs. Never throws.
 */
export const acceptWithdrawal = (
  headers: Headers,
  readAnswers: () => Promise<Answers>,
): Promise<Outcome> => acceptPost(headers, readAnswers, acceptAnswers, { kind: 'withdrawal' });
