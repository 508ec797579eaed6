import 'server-only';

import { LRUCache } from 'lru-cache';

import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

import { isUnreachable, markReachable, markUnreachable } from './cache/health';
import { assets } from './clients';
import { embeddedAsset } from './embedded/sample/embedded-asset';
import { RETRY_AFTER_SECONDS } from './tiers';
import { assetType, plainAssetPath } from './values/addresses';
import { CallFailure, isHostFailure } from './transport/failure';
import { requestFile } from './transport/http';

interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** `unknown` for a path or type that is not served, `unavailable` while the asset base fails. */
type Answer = Asset | 'unknown' | 'unavailable';

/** Bytes of files in memory. */
const MAX_BYTES = 64 * 1024 * 1024;
const FRESH_MS = 3_600_000;
/** A 404 or a failure is cached for this long, in ms. */
const RETRY_MS = RETRY_AFTER_SECONDS * 1000;
const SOURCE = 'assets';

/** The media type follows from the path's extension; an answer with another type is rejected. */
function isOfType(claimed: string, wanted: string): boolean {
  const [type = ''] = claimed.toLowerCase().split(';');
  return type.trim() === wanted || type.trim() === 'application/octet-stream';
}

async function fetchAsset(path: string): Promise<Asset | 'unknown'> {
  const answer =
    assets.base === null ? await embeddedAsset(decodeURIComponent(path)) : await requestFile(path);
  const type = assetType(path);
  if (!answer || type === null) return 'unknown';
  if (!isOfType(answer.type, type)) throw new CallFailure('wrong-kind', answer.type);
  return { type, body: answer.body };
}

function noteFailure(path: string, error: unknown): 'unknown' | 'unavailable' {
  const failure = error instanceof CallFailure ? error : new CallFailure('unknown');
  if (isHostFailure(failure)) markUnreachable(SOURCE);
  if (failure.reason === 'unknown-call') return 'unknown';
  const { reason, detail } = failure;
  log.warn({ call: path, client: SOURCE, reason, detail }, 'a file could not be fetched');
  return 'unavailable';
}

/** Single flight and stale-while-revalidate are the library's. */
const createCache = () =>
  new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, path) =>
      256 + 2 * path.length + (typeof answer === 'string' ? 0 : answer.body.length),
    ttl: FRESH_MS,
    allowStale: true,
    // A fetch whose entry is evicted meanwhile still answers the requests that wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(path, stale, { options }) {
      try {
        const answer = await fetchAsset(path);
        markReachable(SOURCE);
        if (answer !== 'unknown') return answer;
        options.ttl = RETRY_MS;
        return answer;
      } catch (error) {
        options.ttl =
          error instanceof CallFailure && error.retryAfter !== null
            ? error.retryAfter * 1000
            : RETRY_MS;
        const failed = noteFailure(path, error);
        // The last good file is served while the base fails.
        return typeof stale === 'object' ? stale : failed;
      }
    },
  });

const cache = () => singleton('assets', createCache);

/**
 * A file of the asset base, from memory where it is cached; a stale one is refreshed in the
 * background. While the base is unreachable, no request waits for it.
 */
export async function getAsset(path: string): Promise<Answer> {
  const plain = plainAssetPath(path);
  if (plain === null || assetType(plain) === null) return 'unknown';
  const cached = cache().peek(plain, { allowStale: true });
  const mustNotWait = isUnreachable(SOURCE);
  // For a stale 404 or failure, wait for a better answer.
  const answer = cache().fetch(plain, { allowStale: typeof cached === 'object' || mustNotWait });
  if (cached === undefined && mustNotWait) return 'unavailable';
  return (await answer) ?? 'unavailable';
}
