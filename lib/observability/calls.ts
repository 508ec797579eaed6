import { singleton } from '@/lib/singleton';

/**
 * What became of the provider's calls, by their names in the table of calls: for the metrics and
 * the status page. Plain numbers, so that pages pay nothing for it.
 */
export interface CallRecord {
  /** How often each result came: `ok`, or the reason of a failure. */
  readonly results: Map<string, number>;
  /** Attempts by the time they took: how many took at most that many seconds. */
  readonly atMost: Map<number, number>;
  attempts: number;
  /** Of all attempts together. */
  totalSeconds: number;
  /** Ms since the epoch. */
  lastSuccess: number | null;
  /** Ms since the epoch. */
  lastFailure: { readonly at: number; readonly reason: string } | null;
  /** Where the last answer came from. */
  source: string | null;
}

/** Seconds; the last is the time-out of a call. */
export const CALL_BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

const records = () => singleton('call records', () => new Map<string, CallRecord>());

function recordOf(call: string): CallRecord {
  const known = records().get(call);
  if (known) return known;
  const made: CallRecord = {
    results: new Map(),
    atMost: new Map(CALL_BOUNDS.map((bound) => [bound, 0])),
    attempts: 0,
    totalSeconds: 0,
    lastSuccess: null,
    lastFailure: null,
    source: null,
  };
  records().set(call, made);
  return made;
}

function noteAttempt(record: CallRecord, result: string, ms: number): void {
  record.attempts += 1;
  record.totalSeconds += ms / 1000;
  record.results.set(result, (record.results.get(result) ?? 0) + 1);
  for (const bound of CALL_BOUNDS) {
    if (ms / 1000 <= bound) record.atMost.set(bound, (record.atMost.get(bound) ?? 0) + 1);
  }
}

/** Notes a call that was answered. @param ms how long it took */
export function noteSuccess(call: string, source: string, ms: number): void {
  const record = recordOf(call);
  noteAttempt(record, 'ok', ms);
  record.lastSuccess = Date.now();
  record.source = source;
}

/** Notes a call that gave no data. @param reason the word that stands in the log as well */
export function noteFailure(call: string, reason: string, ms: number): void {
  const record = recordOf(call);
  noteAttempt(record, reason, ms);
  record.lastFailure = { at: Date.now(), reason };
}

/** Every call that was tried since the start. */
export const callRecords = (): ReadonlyMap<string, CallRecord> => records();
