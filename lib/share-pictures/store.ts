import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { singleton } from '@/lib/tools/singleton';

/** Bytes of the picture cache (LRU): some six hundred pictures. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Length of the drawing queue; further requests get 503 with `Retry-After`. */
const MOST_WAITING = 24;

export interface Drawn {
  readonly png: Uint8Array;
  readonly etag: string;
}

interface Store {
  readonly cache: LRUCache<string, Drawn>;
  readonly underway: Map<string, Promise<Drawn>>;
  last: Promise<unknown>;
}

const store = () =>
  singleton('pictures', (): Store => ({
    cache: new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ png }) => png.length }),
    underway: new Map(),
    last: Promise.resolve(),
  }));

const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 24);

/** Yields to waiting requests before the next picture. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A picture from the cache, or drawn with single flight per key and a concurrency limit of one:
 * drawing blocks the event loop for some 110 ms.
 * @param key everything that the picture depends on
 * @returns `null` while the queue is full
 */
export async function drawn(key: string, draw: () => Promise<Uint8Array>): Promise<Drawn | null> {
  const { cache, underway } = store();
  const name = hashOf(key);
  const known = cache.get(name) ?? underway.get(name);
  if (known) return known;
  if (underway.size >= MOST_WAITING) return null;
  const made = store().last.then(async () => {
    await pause();
    const png = await draw();
    const result = { png, etag: `"${hashOf(png)}"` };
    cache.set(name, result);
    return result;
  });
  store().last = made.catch(() => null);
  underway.set(name, made);
  return made.finally(() => underway.delete(name));
}
