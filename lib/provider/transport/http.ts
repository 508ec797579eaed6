import { setTimeout as wait } from 'node:timers/promises';

import { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';

import { say } from '@/lib/tools/sentence';

import { assets, type ProviderClient } from '../clients';
import { found, isRecord } from '../contract/found';
import { CallFailure, reasonOf, statusFailure } from './failure';

/** Timeout of a call, including the connection and a retry, in ms. */
const CALL_TIMEOUT_MS = 5_000;
const RETRY_WAIT_MS = { min: 100, spread: 200 };

const NOT_JSON =
  'expected JSON, found a text of {length:count} letters[ that begins with {beginning}]';
const NO_DATA = 'expected {envelope}, found {found}';
const ENVELOPE = '{"data": …}';
const EMPTY = '{"data": null}';

/** A sentence that describes a body which is not JSON. */
const notJson = (body: string): string =>
  say(NOT_JSON, { length: body.length, beginning: body.trim() !== '' && found(body.trim()) });

/** A sentence that describes what was found in place of the envelope. */
const noData = (envelope: unknown): string => {
  const isEmpty = isRecord(envelope) && envelope.data === null;
  return say(NO_DATA, { envelope: ENVELOPE, found: isEmpty ? EMPTY : found(envelope) });
};

function failureOf(error: unknown, timedOut: boolean): CallFailure {
  if (timedOut) return new CallFailure('timeout');
  if (!isAxiosError(error)) return new CallFailure('unknown');
  if (/maxContentLength/.test(error.message)) return new CallFailure('too-large');
  const code = error.code ?? (error.cause as NodeJS.ErrnoException | undefined)?.code;
  // OpenSSL's errors have the bare code EPROTO, or only the alert's name in the message.
  const reason = /ssl|tls|certificate|secure/i.test(error.message) ? 'tls' : reasonOf(code);
  return new CallFailure(reason, code ?? null);
}

const RETRIED = new Set(['refused', 'reset', 'dns']);

/**
 * Whether an immediate retry may help; if the provider sent `Retry-After`, there is no retry before
 * that time.
 */
const isRetriable = (failure: CallFailure): boolean =>
  RETRIED.has(failure.reason) ||
  (failure.reason === 'status' && failure.detail?.[0] === '5' && failure.retryAfter === null);

async function tryOnce(
  client: AxiosInstance,
  path: string,
  responseType: 'text' | 'arraybuffer',
  signal: AbortSignal,
): Promise<AxiosResponse> {
  let response: AxiosResponse;
  try {
    response = await client.get(path, {
      signal,
      responseType,
      transformResponse: (body: unknown) => body,
    });
  } catch (error) {
    throw failureOf(error, signal.aborted);
  }
  const { status, headers } = response;
  if (status >= 200 && status < 300) return response;
  throw statusFailure(status, headers['retry-after'] as string | undefined);
}

async function get(
  client: AxiosInstance,
  path: string,
  responseType: 'text' | 'arraybuffer',
): Promise<AxiosResponse> {
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  try {
    return await tryOnce(client, path, responseType, signal);
  } catch (error) {
    if (!(error instanceof CallFailure) || !isRetriable(error)) throw error;
    await wait(RETRY_WAIT_MS.min + Math.random() * RETRY_WAIT_MS.spread);
    return tryOnce(client, path, responseType, signal);
  }
}

function unwrap(body: string): unknown {
  let envelope: unknown;
  try {
    envelope = JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    throw new CallFailure('not-json', notJson(body));
  }
  const data = (envelope as { data?: unknown } | null)?.data;
  if (data === undefined || data === null) throw new CallFailure('no-data', noData(envelope));
  return data;
}

/**
 * Makes one call and unwraps its envelope.
 * @throws CallFailure for anything but a 2xx answer `{"data": …}` of at most 8 MiB within 5 s
 */
export async function requestData({ http }: ProviderClient, path: string): Promise<unknown> {
  const response = await get(http, path, 'text');
  return unwrap(String(response.data));
}

interface AssetAnswer {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Fetches a file below the asset base.
 * @throws CallFailure as `requestData` does
 */
export async function requestFile(path: string): Promise<AssetAnswer> {
  const response = await get(assets.http, path, 'arraybuffer');
  return {
    type: String(response.headers['content-type'] ?? ''),
    body: Buffer.from(response.data as ArrayBuffer),
  };
}
