import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Redis } from 'ioredis';

import { connectedCache } from './redis';

/**
 * A lock for each key across the instances that share a cache, so that only one call is made per
 * interval: the first instance to need a key fetches it, the others wait and read the result.
 * Within an instance the cache's own single flight does the same. Without Redis there is no lock.
 */

/** Longer than a call may take: an instance that holds a lock for longer has died, in ms. */
const LOCK_TTL = 6_000;
const POLL_INTERVAL = 50;
/** The value reaches the shared cache just after it was fetched; the lock outlasts that, in ms. */
const WRITE_DELAY = 1_000;

/** The store of the locks. If a method fails, the caller continues without a lock. */
export interface LockStore {
  /** Takes a free lock for at most `ttl` ms. @returns whether it was free */
  acquire(key: string, owner: string, ttl: number): Promise<boolean>;
  /** Ends the owner's lock `delay` ms from now; does nothing if another owner has it. */
  release(key: string, owner: string, delay: number): Promise<unknown>;
}

/** Redis's documented pattern: only the owner ends its lock. */
const RELEASE_OWN =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end";

const redisLocks = (redis: Redis): LockStore => ({
  acquire: async (key, owner, ttl) =>
    (await redis.set(`lock:${key}`, owner, 'PX', ttl, 'NX')) === 'OK',
  release: (key, owner, delay) => redis.eval(RELEASE_OWN, 1, `lock:${key}`, owner, delay),
});

/** The locks that instances share; `null` without Redis or while it is out of reach. */
export async function sharedLocks(): Promise<LockStore | null> {
  const redis = await connectedCache();
  return redis && redisLocks(redis);
}

/**
 * Fetches a value under the lock of its key, or reads the one that another instance fetched.
 * @param readShared reads a fresh value from the shared cache
 * @throws the error of `fetchValue`
 */
export async function withLock<T>(
  locks: LockStore | null,
  key: string,
  fetchValue: () => Promise<T>,
  readShared: () => Promise<T | undefined>,
): Promise<T> {
  if (!locks) return fetchValue();
  const owner = randomUUID();
  // The release is not awaited: a lock that can't be released expires.
  const release = (delay: number): void => {
    locks.release(key, owner, delay).catch(() => null);
  };
  const end = performance.now() + LOCK_TTL;
  for (; performance.now() < end; await wait(POLL_INTERVAL)) {
    const isOwner = await locks.acquire(key, owner, LOCK_TTL).catch(() => null);
    if (isOwner === null) break;
    // The new owner reads first, too: the previous owner may have written a value meanwhile.
    const found = await readShared().catch(() => undefined);
    if (found !== undefined) {
      if (isOwner) release(1);
      return found;
    }
    if (isOwner) break;
  }
  try {
    const value = await fetchValue();
    release(WRITE_DELAY);
    return value;
  } catch (error) {
    release(1);
    throw error;
  }
}
