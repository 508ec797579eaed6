import { createHash } from 'node:crypto';

import { env } from '@/lib/tools/env';
import { noteFailure, noteSuccess } from '@/lib/observability/calls';
import { inSpan } from '@/lib/observability/spans';
import { singleton } from '@/lib/tools/singleton';

import { markReachable, markUnreachable } from './cache/health';
import { isAbsent, readThrough } from './cache/read-through';
import { type Answer, type CallName, CALLS, fillPath, type Parameters } from './calls';
import { clients } from './clients';
import { embeddedAnswer } from './embedded';
import { noteMissingData } from './missing-data';
import type { Read, Reader } from './read';
import { reportAnswer, reportFailure } from './report';
import type { Source, Sourced } from '@/lib/domain/sourced';
import { FILES_INTERVAL, RETRY_AFTER_SECONDS, TIERS } from './tiers';
import { CallFailure, isHostFailure } from './transport/failure';
import { requestData } from './transport/http';

/** A cached answer before validation: a newer build may have other schemas. */
interface RawAnswer {
  readonly data: unknown;
  readonly source: Source;
  readonly asOf: string | null;
  readonly note: string | null;
  readonly isCovered?: false;
}

/**
 * The parsed records of each cached answer, so that it is validated once and not for every page:
 * the markup of 25 articles takes 80 ms, 5,000 companies take 50. The memory cache returns the same
 * object until it is refreshed; an embedded answer may return the same data again after that. A
 * process-wide singleton, because Next.js bundles pages and route handlers separately, and each
 * copy would parse 14,000 funds.
 */
const parsed = singleton(
  'parsed answers',
  () => new Map<CallName, WeakMap<object, Read<unknown>>>(),
);

function readOnce<Name extends CallName>(name: Name, { data }: RawAnswer): Read<Answer<Name>> {
  const reader = CALLS[name].read as Reader<Answer<Name>>;
  if (typeof data !== 'object' || data === null) return reader(data);
  const ofCall = parsed.get(name) ?? new WeakMap<object, Read<unknown>>();
  parsed.set(name, ofCall);
  const known = ofCall.get(data);
  if (known) return known as Read<Answer<Name>>;
  const read = reader(data);
  ofCall.set(data, read);
  return read;
}

const elapsed = (since: number): number => Math.round(performance.now() - since);

async function callProvider<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
  base: string | null,
): Promise<RawAnswer> {
  if (base === null) {
    const answer = await embeddedAnswer(name, parameters);
    if (!answer) throw new CallFailure('unknown-call', 'the embedded provider has no answer');
    return {
      data: answer.data,
      source: answer.source,
      asOf: answer.asOf,
      note: answer.note ?? null,
      ...(answer.isCovered === false && { isCovered: false }),
    };
  }
  const data = await requestData(clients[CALLS[name].client], fillPath(name, parameters));
  if ('isNeverEmpty' in CALLS[name] && Array.isArray(data) && data.length === 0) {
    throw new CallFailure('no-data', 'an empty list');
  }
  return { data, source: 'provider', asOf: new Date().toISOString(), note: null };
}

/** When a call is retried after a failure, and whether an answer may then come. */
function backOff(error: unknown, interval: number): { isPassing: boolean; seconds: number } {
  const failure = error instanceof CallFailure ? error : null;
  if (failure?.reason === 'unknown-call') return { isPassing: false, seconds: interval };
  const seconds = failure?.retryAfter ?? Math.min(interval, RETRY_AFTER_SECONDS);
  return { isPassing: true, seconds };
}

/** Makes a call, validates its answer, and records both in metrics and log. */
async function fetchAnswer<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
  base: string | null,
  source: string,
): Promise<RawAnswer> {
  const start = performance.now();
  const call = fillPath(name, parameters);
  try {
    const raw = await inSpan(
      `provider ${name}`,
      { 'provider.call': name, 'provider.client': CALLS[name].client },
      () => callProvider(name, parameters, base),
    );
    const { dropped, reasons } = readOnce(name, raw);
    markReachable(source);
    noteSuccess(name, raw.source, elapsed(start), reasons);
    reportAnswer(call, dropped, reasons);
    return raw;
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('unknown');
    if (isHostFailure(failure)) markUnreachable(source);
    noteFailure(name, failure, elapsed(start));
    reportFailure(
      { call, client: CALLS[name].client, ms: elapsed(start), failure },
      error === failure ? undefined : error,
    );
    throw failure;
  }
}

/** Identifies a source in cache keys: another base or folder of files is another source. */
function sourceKey(base: string | null): string {
  const identity = base ?? `embedded ${env().exchangeFilesDir ?? ''}`;
  return createHash('sha256').update(identity).digest('hex').slice(0, 12);
}

const keyOf = <Name extends CallName>(source: string, name: Name, parameters: Parameters<Name>) =>
  `${source}:${fillPath(name, parameters)}`;

/** Whether the provider said that it does not have a call, so that no answer will come. */
export function isUnanswered<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): boolean {
  return isAbsent(keyOf(sourceKey(clients[CALLS[name].client].base), name, parameters));
}

/**
 * Answers a call from the cache, the provider or the embedded provider.
 * @returns the records with their source and date, or `null` on any failure (silent to the visitor,
 * one line in the log)
 */
export async function load<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
): Promise<Sourced<Answer<Name>> | null> {
  const { client, tier } = CALLS[name];
  const { base } = clients[client];
  const source = sourceKey(base);
  const interval = base === null ? FILES_INTERVAL : TIERS[tier];
  const raw = await readThrough<RawAnswer>({
    store: base === null ? 'embedded' : 'provider',
    source,
    key: keyOf(source, name, parameters),
    interval,
    fetchValue: () => fetchAnswer(name, parameters, base, source),
    backOff: (error) => backOff(error, interval),
  });
  if (raw === null) return null;
  try {
    const { data } = readOnce(name, raw);
    const { source: from, asOf, note } = raw;
    const known = { data, source: from, asOf, note };
    return raw.isCovered === false ? { ...known, isCovered: false } : known;
  } catch {
    // Cached by an older build with looser rules.
    noteMissingData();
    return null;
  }
}
