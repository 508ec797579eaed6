import { LRUCache } from 'lru-cache';

import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

import { ADVICE } from './contract/advice';
import type { CallFailure, FailureReason } from './transport/failure';

/** The last logged state of each call, so that a state is logged once and not at each attempt. */
const logged = () => singleton('logged calls', () => new LRUCache<string, string>({ max: 10_000 }));

/**
 * Whether a call's state differs from the last logged one.
 * @param state blank if nothing is wrong
 */
function isNews(call: string, state: string): boolean {
  if ((logged().get(call) ?? '') === state) return false;
  logged().set(call, state);
  return true;
}

/**
 * A reason without the parts that change between attempts: the count, and the first value found.
 */
const kindOf = (reason: string): string => reason.replace(/, found .*?\(|, [\d,]+ times/g, '');

/** Logs the dropped parts of an answer, once until they change. */
export function reportAnswer(call: string, dropped: number, reasons: readonly string[]): void {
  if (!isNews(call, reasons.map(kindOf).join())) return;
  if (dropped > 0) log.warn({ call, dropped, reasons }, 'invalid items of an answer were dropped');
  else log.info({ call }, 'a call gives whole data again');
}

/** A call that returned no data. */
interface Failed {
  readonly call: string;
  readonly client: string;
  readonly ms: number;
  readonly failure: CallFailure;
}

/** Failures that the operator must fix, since no retry will. */
const ERRORS: ReadonlySet<FailureReason> = new Set(['unauthorized', 'forbidden']);

/**
 * Logs why a call returned no data, once until the reason changes.
 * @param err if the failure has another cause
 */
export function reportFailure({ call, client, ms, failure }: Failed, err?: unknown): void {
  const { reason, detail, retryAfter } = failure;
  if (!isNews(call, `${reason} ${kindOf(detail ?? '')}`)) return;
  const line = {
    call,
    client,
    reason,
    detail,
    ms,
    advice: ADVICE[reason],
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(err === undefined ? {} : { err }),
  };
  log[ERRORS.has(reason) ? 'error' : 'warn'](line, 'a call gave no data');
}
