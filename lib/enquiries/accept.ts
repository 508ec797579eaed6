import { env } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';
import { logSeldom } from '@/lib/tools/log-seldom';
import { singleton } from '@/lib/tools/singleton';
import { metrics } from '@/lib/observability/metrics';

import { ENQUIRIES, type EnquiryKind, fieldsOf, isEnquiryKind } from './kinds';
import { CONSENT, TRAP } from './form-names';
import { isOwnPost } from './origin';
import { readEnquiry } from './parse';
import { enquiryWriteFailed } from './proof';
import { countInAll, countPost } from './rate';
import { type RejectionStatus, UnreadablePost } from './rejections';
import { discardEnquiry, storeEnquiry } from './service';
import type { Answers, Values } from './types';
import { isDiskFull } from './free-disk';

/** Why an enquiry is not taken. */
type Reason = 'hour' | 'disk';

const MESSAGES: Readonly<Record<Reason, string>> = {
  hour: 'enquiries are rejected: more came in an hour than ENQUIRY_HOURLY_LIMIT allows',
  disk: 'enquiries are rejected: the disk of DATA_DIR is nearly full',
};

const alarms = () =>
  singleton('enquiry-alarms', () => ({
    hour: logSeldom((times) => log.error({ times }, MESSAGES.hour)),
    disk: logSeldom((times) => log.error({ times }, MESSAGES.disk)),
  }));

/** Whether another enquiry may be stored now; otherwise operators hear of it. */
async function hasRoom(): Promise<boolean> {
  const reason = (await isDiskFull()) ? 'disk' : (await countInAll()) > 0 ? 'hour' : null;
  if (!reason) return true;
  alarms()[reason]();
  if (reason === 'disk') enquiryWriteFailed(new Error(MESSAGES.disk));
  metrics().rejectedEnquiries.inc({ reason });
  return false;
}

/** What became of a post. */
export type Outcome =
  /** Answers that are right and are not to be stored yet. */
  | { readonly status: 200 }
  | { readonly status: 201; readonly reference: string }
  /** Answers that are not right: the message of each field. */
  | { readonly status: 422; readonly errors: Values }
  | {
      readonly status: RejectionStatus;
      readonly retryAfterSeconds?: number;
      /** What the sender reads; default: the sentence of the status. */
      readonly problem?: string;
    };

const STORE_RETRY_S = 60;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** Whether a kind is accepted at all: the do-it-yourself journey has a flag. */
const isOpen = (kind: EnquiryKind): boolean => kind !== 'do-it-yourself' || env().flags.diyJourney;

async function acceptAnswers(
  kind: EnquiryKind,
  answers: Answers,
  isToStore: (answers: Answers) => boolean,
): Promise<Outcome> {
  if (answers.get(TRAP)) return { status: 201, reference: discardEnquiry(kind) };
  const { values, errors } = readEnquiry(fieldsOf(ENQUIRIES[kind]), answers);
  if (Object.keys(errors).length > 0) return { status: 422, errors };
  if (!isToStore(answers)) return { status: 200 };
  if (!(await hasRoom())) return { status: 503, retryAfterSeconds: STORE_RETRY_S };
  const fields = Object.entries(values).filter(([name]) => name !== CONSENT);
  try {
    return { status: 201, reference: await storeEnquiry(kind, Object.fromEntries(fields)) };
  } catch (error) {
    enquiryWriteFailed(error);
    log.error({ kind, why: messageOf(error) }, 'an enquiry could not be stored');
    return { status: 503, retryAfterSeconds: STORE_RETRY_S };
  }
}

/**
 * Accepts a post: checks its origin and its sender's rate before its body is read. Never throws.
 * @param about what the log says of a failure
 */
export async function acceptPost(
  headers: Headers,
  readAnswers: () => Promise<Answers>,
  accept: (answers: Answers) => Promise<Outcome>,
  about: object,
): Promise<Outcome> {
  if (!isOwnPost(headers, env().siteUrl)) return { status: 403 };
  try {
    const retryAfterSeconds = await countPost(headers);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    return await accept(await readAnswers());
  } catch (error) {
    if (error instanceof UnreadablePost) return { status: error.status };
    log.error({ ...about, why: messageOf(error) }, 'a form could not be accepted');
    return { status: 503, retryAfterSeconds: STORE_RETRY_S };
  }
}

/**
 * Accepts the post of a form, whichever way it came, then validates and stores. Nothing is
 * acknowledged that is not on durable storage. Never throws.
 * @param isToStore whether valid answers are stored; else they are validated alone
 */
export async function acceptEnquiry(
  kind: string,
  headers: Headers,
  readAnswers: () => Promise<Answers>,
  isToStore: (answers: Answers) => boolean = () => true,
): Promise<Outcome> {
  if (!isEnquiryKind(kind) || !isOpen(kind)) return { status: 404 };
  return acceptPost(headers, readAnswers, (answers) => acceptAnswers(kind, answers, isToStore), {
    kind,
  });
}
