import { createHash } from 'node:crypto';

import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { noteFailure, noteSuccess } from '@/lib/observability/calls';
import { inSpan } from '@/lib/observability/spans';

import { noteGap, suspect, trust } from './cache/health';
import { remember } from './cache/remember';
import { type Answer, type CallName, CALLS, fillPath, type Parameters } from './calls';
import { embeddedAnswer } from './embedded';
import type { Read, Reader } from './read';
import type { Source, Sourced } from './records';
import { FILES_INTERVAL, RETRY_AFTER_SECONDS, TIERS } from './tiers';
import { CallFailure } from './transport/failure';
import { requestData } from './transport/http';

/** An answer as it is cached: unread, so that a newer build may read it with newer rules. */
interface RawAnswer {
  readonly data: unknown;
  readonly source: Source;
  readonly asOf: string;
  readonly note: string | null;
}

/** Failures that say nothing of the one call but that its host can't be reached in time. */
const OF_THE_HOST = new Set(['refused', 'reset', 'dns', 'tls', 'timeout']);

const alreadyRead = new WeakMap<RawAnswer, Read<unknown>>();

function readOnce<T>(reader: Reader<T>, raw: RawAnswer): Read<T> {
  const known = alreadyRead.get(raw);
  if (known) return known as Read<T>;
  const read = reader(raw.data);
  alreadyRead.set(raw, read);
  return read;
}

const elapsed = (since: number): number => Math.round(performance.now() - since);

async function fetchAnswer<Name extends CallName>(
  name: Name,
  parameters: Parameters<Name>,
  base: string | null,
): Promise<RawAnswer> {
  if (base === null) {
    const answer = await embeddedAnswer(name, parameters);
    if (!answer) throw new CallFailure('status', '404');
    return {
      data: answer.data,
      source: answer.source,
      asOf: answer.asOf ?? new Date().toISOString(),
      note: answer.note ?? null,
    };
  }
  const data = await requestData(CALLS[name].client, base, fillPath(name, parameters));
  return { data, source: 'provider', asOf: new Date().toISOString(), note: null };
}

function isLackingCall(error: unknown): boolean {
  return error instanceof CallFailure && error.reason === 'status' && error.detail?.[0] === '4';
}

async function produce<Name extends CallName>(
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
      () => fetchAnswer(name, parameters, base),
    );
    const { dropped, reasons } = readOnce(CALLS[name].read as Reader<unknown>, raw);
    trust(source);
    noteSuccess(name, raw.source, elapsed(start));
    if (dropped > 0) log.warn({ call, dropped, reasons }, 'items of an answer do not fit');
    return raw;
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('unknown');
    if (OF_THE_HOST.has(failure.reason)) suspect(source);
    noteFailure(name, failure.reason, elapsed(start));
    log.warn(
      {
        call,
        client: CALLS[name].client,
        reason: failure.reason,
        detail: failure.detail,
        ms: elapsed(start),
        ...(error === failure ? {} : { err: error }),
      },
      'a call gave no data',
    );
    throw failure;
  }
}

/** Whose data a key holds: another base, another folder of files, is another source. */
function sourceKey(base: string | null): string {
  const identity = base ?? `embedded ${env().exchangeFilesDir ?? ''}`;
  return createHash('sha256').update(identity).digest('hex').slice(0, 12);
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
  const { client, tier, read } = CALLS[name];
  const base = env().bases[client];
  const source = sourceKey(base);
  const interval = base === null ? FILES_INTERVAL : TIERS[tier];
  const raw = await remember<RawAnswer>({
    store: base === null ? 'embedded' : 'provider',
    source,
    key: `${source}:${fillPath(name, parameters)}`,
    interval,
    produce: () => produce(name, parameters, base, source),
    judge: (error) => {
      const isPassing = !isLackingCall(error);
      return { isPassing, restFor: isPassing ? Math.min(interval, RETRY_AFTER_SECONDS) : interval };
    },
  });
  if (raw === null) return null;
  try {
    const { data } = readOnce(read as Reader<Answer<Name>>, raw);
    return { data, source: raw.source, asOf: raw.asOf, note: raw.note };
  } catch {
    // Kept by an older build whose rules were looser.
    noteGap();
    return null;
  }
}
