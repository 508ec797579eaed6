import { LRUCache } from 'lru-cache';

import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

import { ADVICE } from './contract/advice';
import type { CallFailure, FailureReason } from './transport/failure';

/** What was logged last of each call, so that a state is logged once and not at each try. */
const logged = () => singleton('logged calls', () => new LRUCache<string, string>({ max: 10_000 }));

/** Whether a call's state differs from what was logged last. @param state blank where nothing is wrong */
function isNews(call: string, state: string): boolean {
  if ((logged().get(call) ?? '') === state) return false;
  logged().set(call, state);
  return true;
}

/** A reason without what changes from one try to the next: how often, and the first value found. */
const kindOf = (reason: string): string => reason.replace(/, found .*?\(|, [\d,]+ times/g, '');

/** Logs what was left out of an answer, once until it changes. */
export function reportAnswer(call: string, dropped: number, reasons: readonly string[]): void {
  if (!isNews(call, reasons.map(kindOf).join())) return;
  if (dropped > 0) log.warn({ call, dropped, reasons }, 'invalid items of an answer were dropped');
  else log.info({ call }, 'a call gives whole data again');
}

/** A call that gave no data. */
interface Failed {
  readonly call: string;
  readonly client: string;
  readonly ms: number;
  readonly failure: CallFailure;
}

/** What the operator must mend, since no later try will. */
const ERRORS: ReadonlySet<FailureReason> = new Set(['unauthorized', 'forbidden']);

/** Logs why a call gave no data, once until it changes. @param err where the failure has another cause */
export function reportFailure({ call, client, ms, failure }: Failed, err?: unknown): void {
  const { reason, detail, retryAfter } = failure;
  if (!isNews(call, `${reason} ${kindOf(detail ?? '')}`)) return;
  const line = {
    ...{ call, client, reason, detail, ms, advice: ADVICE[reason] },
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(err === undefined ? {} : { err }),
  };
  log[ERRORS.has(reason) ? 'error' : 'warn'](line, 'a call gave no data');
}
