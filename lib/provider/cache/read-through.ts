import { LRUCache } from 'lru-cache';

import { singleton } from '@/lib/tools/singleton';

import { noteMissingData } from '../missing-data';
import { isUnreachable } from './health';
import { sharedLocks, withLock } from './lock';
import { store } from './store';

export interface CachedCall<T> {
  readonly store: 'provider' | 'embedded';
  /** Whose data it is; an unreachable source is not waited for. */
  readonly source: string;
  readonly key: string;
  /** Seconds for which the value is fresh. */
  readonly interval: number;
  /** Fetches the value; throws where it can't. */
  fetchValue(): Promise<T>;
  backOff(error: unknown): BackOff;
}

/** What a failure means for its key. */
export interface BackOff {
  /** Seconds until the next attempt. */
  readonly seconds: number;
  /** Whether it is expected to pass; a call that the source does not have won't. */
  readonly isPassing: boolean;
}

interface Failed {
  /** When the next attempt may be made, by `performance.now()`. */
  readonly until: number;
  readonly isPassing: boolean;
}

const failures = () => singleton('failures', () => new LRUCache<string, Failed>({ max: 20_000 }));

const isBackingOff = (key: string): boolean =>
  (failures().get(key)?.until ?? 0) > performance.now();

/** When a process first saw the value of a key: by a clock that nobody sets, and by the machine's. */
interface Seen {
  readonly monotonic: number;
  readonly machine: number;
}

const seenNow = (): Seen => ({ monotonic: performance.now(), machine: Date.now() });
const seenValues = () =>
  singleton('seen values', () => new LRUCache<string, Seen>({ max: 20_000 }));

/**
 * Makes a value stale that is older than its interval, although the machine's clock does not say so:
 * the cache reads that clock, and where it is set back a value would stay fresh for as much longer.
 */
async function expireOverdue({ store: name, key, interval }: CachedCall<object>): Promise<void> {
  const now = seenNow();
  const seen = seenValues().get(key) ?? now;
  const isOver = now.monotonic - seen.monotonic > interval * 1000;
  if (isOver || seen === now) seenValues().set(key, now);
  if (isOver && now.machine - seen.machine <= interval * 1000)
    await store().use(name).expire({ key });
}

/** Whether the source was asked for a value and does not have the call. */
export const isAbsent = (key: string): boolean => failures().get(key)?.isPassing === false;

function nothing(key: string): null {
  if (!isAbsent(key)) noteMissingData();
  return null;
}

/** What any instance has fetched within the interval. */
const readShared = <T extends object>({ store: name, key }: CachedCall<T>) =>
  store().use(name).get<T | undefined>({ key, grace: false });

/** One attempt for all concurrent readers of all instances, and none during a back-off. */
function refresh<T extends object>(call: CachedCall<T>): Promise<T> {
  const { key, interval } = call;
  return store()
    .use(call.store)
    .getOrSet<T>({
      key,
      ttl: interval * 1000,
      factory: async () => {
        if (isBackingOff(key)) throw new Error('backing off after a failure');
        try {
          const locks = call.store === 'provider' ? await sharedLocks() : null;
          const value = await withLock(
            locks,
            key,
            () => call.fetchValue(),
            () => readShared(call),
          );
          failures().delete(key);
          seenValues().set(key, seenNow());
          return value;
        } catch (error) {
          const { seconds, isPassing } = call.backOff(error);
          failures().set(key, { until: performance.now() + seconds * 1000, isPassing });
          throw error;
        }
      },
    });
}

/**
 * The value of a key: the fresh one, else the stale one while it is refreshed in the background,
 * else what `fetchValue` gives. A failure is not cached and never replaces a value. Where nothing
 * is cached and the source has failed before, nobody waits for it until it answers again. An
 * embedded answer is made in this process, and is waited for once its back-off is over.
 * @returns `null` where there is nothing
 */
export async function readThrough<T extends object>(call: CachedCall<T>): Promise<T | null> {
  const { key } = call;
  const hasFailed = call.store === 'embedded' ? isBackingOff(key) : failures().has(key);
  await expireOverdue(call).catch(() => undefined);
  if (!hasFailed && !isUnreachable(call.source)) {
    return refresh(call).catch(() => nothing(key));
  }
  const cached = await store()
    .use(call.store)
    .get<T | undefined>({ key })
    .catch(() => undefined);
  if (!isBackingOff(key)) void refresh(call).catch(() => null);
  return cached ?? nothing(key);
}
