import { LRUCache } from 'lru-cache';

import { noteCacheRead } from '@/lib/observability/cache-reads';
import { singleton } from '@/lib/tools/singleton';

import { noteMissingData } from '../missing-data';
import { type Entry, isFresh, newEntry } from './entry';
import { isUnreachable } from './health';
import { sharedLocks, withLock } from './lock';
import { stores } from './store';

interface CachedCall<T> {
  readonly store: 'provider' | 'embedded';
  /** The source of the data; readers do not wait for an unreachable source. */
  readonly source: string;
  readonly key: string;
  /** Seconds for which the value is fresh. */
  readonly interval: number;
  /** Fetches the value; throws where it can't. */
  fetchValue(): Promise<T>;
  backOff(error: unknown): BackOff;
}

/** The back-off of a key after a failure. */
interface BackOff {
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

/** Whether the source was called for a value and does not have the call. */
export const isAbsent = (key: string): boolean => failures().get(key)?.isPassing === false;

function nothing(key: string): null {
  if (!isAbsent(key)) noteMissingData();
  return null;
}

const flights = () => singleton('refreshes', () => new Map<string, Promise<Entry>>());

/** One attempt for all instances. */
async function fetchEntry(call: CachedCall<object>): Promise<Entry> {
  const { key, interval } = call;
  const store = stores()[call.store];
  const fetchNew = async (): Promise<Entry> => {
    const entry = newEntry(await call.fetchValue(), interval);
    store.share(key, entry);
    return entry;
  };
  /** The value that another instance fetched within the interval. */
  const readShared = async (): Promise<Entry | undefined> => {
    const shared = await store.recall(key);
    return shared && isFresh(shared, interval) ? shared : undefined;
  };
  try {
    const locks = call.store === 'provider' ? await sharedLocks() : null;
    const entry = await withLock(locks, key, fetchNew, readShared);
    failures().delete(key);
    store.remember(key, entry);
    return entry;
  } catch (error) {
    const { seconds, isPassing } = call.backOff(error);
    failures().set(key, { until: performance.now() + seconds * 1000, isPassing });
    throw error;
  }
}

/** One attempt for all concurrent readers. @returns `null` if it failed */
async function refresh<T extends object>(call: CachedCall<T>): Promise<T | null> {
  const { key } = call;
  const flight = flights().get(key) ?? fetchEntry(call).finally(() => flights().delete(key));
  flights().set(key, flight);
  const entry = await flight.catch(() => null);
  return entry && (entry as Entry<T>).value;
}

/**
 * The value of a key: the fresh one, else the stale one while it is refreshed in the background,
 * else the result of `fetchValue`. A failure is not cached, never replaces a value, and starts a
 * back-off without attempts. If nothing is cached and the source has failed before, no reader waits
 * for it until it answers again. An embedded answer is made in this process; readers wait for it
 * once its back-off is over.
 * @returns `null` if there is nothing
 */
export async function readThrough<T extends object>(call: CachedCall<T>): Promise<T | null> {
  const { key, interval, source } = call;
  const found = (await stores()[call.store].read(key)) as Entry<T> | undefined;
  if (found && isFresh(found, interval)) {
    noteCacheRead('fresh');
    return found.value;
  }
  noteCacheRead(found ? 'stale' : 'miss');
  const isWaitedFor =
    !found && !isUnreachable(source) && (call.store === 'embedded' || !failures().has(key));
  const refreshed = isBackingOff(key) ? null : refresh(call);
  return found?.value ?? (isWaitedFor ? await refreshed : null) ?? nothing(key);
}
