import 'server-only';

import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { singleton } from '@/lib/singleton';

import { isSuspect, suspect, trust } from './cache/health';
import { embeddedAsset } from './embedded/sample/files';
import { RETRY_AFTER_SECONDS } from './tiers';
import { assetType, plainAssetPath } from './transforms/addresses';
import { CallFailure } from './transport/failure';
import { requestFile } from './transport/http';

export interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

/** Bytes of files kept in memory. */
const MOST_BYTES = 64 * 1024 * 1024;
const KEPT_MS = 3_600_000;
const SOURCE = 'assets';

const kept = () =>
  singleton(
    'assets',
    () =>
      new LRUCache<string, Asset>({
        maxSize: MOST_BYTES,
        ttl: KEPT_MS,
        allowStale: true,
        noDeleteOnStaleGet: true,
        sizeCalculation: ({ body }) => body.length + 256,
      }),
  );

const underWay = () =>
  singleton('assets under way', () => new Map<string, Promise<Asset | null>>());
const resting = () =>
  singleton('assets resting', () => new LRUCache<string, number>({ max: 5_000 }));

/** The media type is told by the path's ending; an answer that claims another is refused. */
function isOfType(claimed: string, wanted: string): boolean {
  const [type = ''] = claimed.toLowerCase().split(';');
  return type.trim() === wanted || type.trim() === 'application/octet-stream';
}

async function fetchAsset(path: string, type: string): Promise<Asset | null> {
  const base = env().bases.assets;
  const answer = base
    ? await requestFile(base, path)
    : await embeddedAsset(decodeURIComponent(path));
  if (!answer) return null;
  if (!isOfType(answer.type, type)) throw new CallFailure('wrong-kind', answer.type);
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  return { type, body: answer.body, etag };
}

async function refresh(path: string, type: string): Promise<Asset | null> {
  try {
    const asset = await fetchAsset(path, type);
    trust(SOURCE);
    if (asset) kept().set(path, asset);
    return asset;
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('unknown');
    if (failure.reason === 'status' && failure.detail === '404') return null;
    if (failure.reason !== 'status' && failure.reason !== 'wrong-kind') suspect(SOURCE);
    resting().set(path, Date.now() + RETRY_AFTER_SECONDS * 1000);
    log.warn({ call: path, client: SOURCE, reason: failure.reason }, 'a file could not be fetched');
    throw failure;
  }
}

function refreshOnce(path: string, type: string): Promise<Asset | null> {
  const known = underWay().get(path);
  if (known) return known;
  const started = refresh(path, type).finally(() => underWay().delete(path));
  underWay().set(path, started);
  return started;
}

/**
 * A file of the asset base: what is at hand, refreshed behind when it is old; else fetched.
 * @returns `unknown` for a path or type that is not served, `unavailable` while the base fails
 */
export async function getAsset(path: string): Promise<Asset | 'unknown' | 'unavailable'> {
  const plain = plainAssetPath(path);
  const type = plain === null ? null : assetType(plain);
  if (plain === null || type === null) return 'unknown';
  const isResting = (resting().get(plain) ?? 0) > Date.now();
  const atHand = kept().get(plain);
  if (atHand) {
    if (kept().getRemainingTTL(plain) <= 0 && !isResting) {
      void refreshOnce(plain, type).catch(() => null);
    }
    return atHand;
  }
  if (isResting) return 'unavailable';
  const fetched = refreshOnce(plain, type);
  if (isSuspect(SOURCE)) {
    void fetched.catch(() => null);
    return 'unavailable';
  }
  return fetched.then(
    (asset) => asset ?? 'unknown',
    () => 'unavailable',
  );
}
