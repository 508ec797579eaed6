import { MemoryDriver, memoryDriver } from 'bentocache/drivers/memory';
import type { MemoryConfig } from 'bentocache/types';
import { LRUCache } from 'lru-cache';

/** All entries of a store together, in bytes of JSON; the objects take about three times as much. */
export const MAX_BYTES = 12 * 1024 * 1024;

/** The bytes of answers' data: an embedded answer has the same again after each interval. */
const measured = new WeakMap<object, number>();

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** Text from the second layer is UTF-8; an object is measured as the JSON that the second layer keeps. */
function bytesOf(entry: unknown): number {
  if (typeof entry === 'string') return Buffer.byteLength(entry);
  const { data } = (entry as { value?: { data?: unknown } } | null)?.value ?? {};
  if (typeof data !== 'object' || data === null) return jsonBytes(entry);
  const bytes = measured.get(data) ?? jsonBytes(data);
  measured.set(data, bytes);
  return bytes;
}

/**
 * A memory layer whose readers get the same object each time, so that parsed records can be cached
 * with it, and which is bounded in bytes. The library's own driver measures text alone, and returns
 * entries from the second layer as text.
 */
export class ObjectMemoryDriver extends MemoryDriver {
  readonly #entries: LRUCache<string, string>;

  constructor(config: MemoryConfig = {}) {
    const entries = new LRUCache<string, string>({ maxSize: MAX_BYTES });
    super({ ...config, cacheInstance: entries });
    this.#entries = entries;
  }

  override set(key: string, value: string, ttl = 0): boolean {
    const size = bytesOf(value) + 2 * key.length;
    const entry = typeof value === 'string' ? JSON.parse(value) : value;
    this.#entries.set(this.getItemKey(key), entry, { ttl, size });
    return true;
  }
}

/** Makes the memory layer of a store. */
export const objectMemoryDriver = (): ReturnType<typeof memoryDriver> => ({
  ...memoryDriver({ serialize: false }),
  factory: (config: MemoryConfig) => new ObjectMemoryDriver(config),
});
