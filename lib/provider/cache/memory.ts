import { LRUCache } from 'lru-cache';

import { LAST_GOOD_MS } from '../tiers';
import type { Entry } from './entry';

/**
 * Total size of all entries of a store, in bytes of JSON; the objects take about three times as
 * much memory.
 */
export const MAX_BYTES = 12 * 1024 * 1024;

/**
 * The size of answers' data in bytes: an embedded answer returns the same object after each
 * interval.
 */
const measured = new WeakMap<object, number>();

/** The size of a value is the size of its JSON in the second layer. */
function bytesOf(value: object): number {
  const { data = value } = value as { data?: unknown };
  if (typeof data !== 'object' || data === null) return Buffer.byteLength(JSON.stringify(value));
  const bytes = measured.get(data) ?? Buffer.byteLength(JSON.stringify(data));
  measured.set(data, bytes);
  return bytes;
}

/**
 * The first layer of a store, bounded in bytes. Its readers get the same object each time, so that
 * parsed records can be cached with it.
 * @param recall reads the second layer, once for all concurrent readers of a key
 */
export const createMemory = (recall: (key: string) => Promise<Entry | undefined>) =>
  new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    ttl: LAST_GOOD_MS,
    sizeCalculation: ({ value }, key) => bytesOf(value) + 2 * key.length,
    // An entry that is evicted while it is read is still the answer.
    ignoreFetchAbort: true,
    fetchMethod: recall,
  });
