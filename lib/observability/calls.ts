import { singleton } from '@/lib/tools/singleton';

import { metrics } from './metrics';

/** What became of a provider call since the start, for the status page. */
export interface CallRecord {
  attempts: number;
  /** Ms since the epoch. */
  lastSuccess: number | null;
  /** Ms since the epoch, and the reason as in the log. */
  lastFailure: { readonly at: number; readonly reason: string } | null;
  /** Where the last answer came from. */
  source: string | null;
}

const records = () => singleton('call records', () => new Map<string, CallRecord>());

function recordAttempt(call: string, result: string, ms: number): CallRecord {
  metrics().calls.inc({ call, result });
  metrics().callSeconds.observe({ call }, ms / 1000);
  const known = records().get(call);
  const record = known ?? { attempts: 0, lastSuccess: null, lastFailure: null, source: null };
  record.attempts += 1;
  records().set(call, record);
  return record;
}

/** Records a call that was answered. @param ms how long it took */
export function noteSuccess(call: string, source: string, ms: number): void {
  const record = recordAttempt(call, 'ok', ms);
  record.lastSuccess = Date.now();
  record.source = source;
}

/** Records a call that gave no data. @param reason as in the log */
export function noteFailure(call: string, reason: string, ms: number): void {
  recordAttempt(call, reason, ms).lastFailure = { at: Date.now(), reason };
}

/** Every call that was tried since the start, by its name in the table of calls. */
export const callRecords = (): ReadonlyMap<string, CallRecord> => records();
