import { singleton } from '@/lib/tools/singleton';

import { metrics } from './metrics';

/** The results of a provider call since the start, for the status page. */
export interface CallRecord {
  attempts: number;
  /** Ms since the epoch. */
  lastSuccess: number | null;
  /** Ms since the epoch, and reason and detail as in the log. */
  lastFailure: {
    readonly at: number;
    readonly reason: string;
    readonly detail: string | null;
  } | null;
  /** The parts of the last answer that were dropped, by field. */
  leftOut: readonly string[];
  /** Where the last answer came from. */
  source: string | null;
}

const records = () => singleton('call records', () => new Map<string, CallRecord>());

function recordAttempt(call: string, result: string, ms: number): CallRecord {
  metrics().calls.inc({ call, result });
  metrics().callSeconds.observe({ call }, ms / 1000);
  const known = records().get(call);
  const record = known ?? {
    attempts: 0,
    lastSuccess: null,
    lastFailure: null,
    leftOut: [],
    source: null,
  };
  record.attempts += 1;
  records().set(call, record);
  return record;
}

/**
 * Records a successful call.
 * @param ms how long it took
 * @param leftOut the parts of the answer that were dropped, by field
 */
export function noteSuccess(
  call: string,
  source: string,
  ms: number,
  leftOut: readonly string[] = [],
): void {
  const record = recordAttempt(call, 'ok', ms);
  record.lastSuccess = Date.now();
  record.source = source;
  record.leftOut = leftOut;
}

/** Why a call gave no data, as in the log. */
interface Failure {
  readonly reason: string;
  readonly detail: string | null;
}

/** Records a call that gave no data. */
export function noteFailure(call: string, { reason, detail }: Failure, ms: number): void {
  recordAttempt(call, reason, ms).lastFailure = { at: Date.now(), reason, detail };
}

/** Every call that was tried since the start, by its name in the table of calls. */
export const callRecords = (): ReadonlyMap<string, CallRecord> => records();
