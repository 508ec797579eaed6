import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { singleton } from '@/lib/singleton';

/** Bytes of drawn pictures kept: some six hundred, the least recently asked for go first. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Pictures that may wait to be drawn; whoever comes later is told to come again. */
const MOST_WAITING = 24;

export interface Drawn {
  readonly png: Uint8Array;
  readonly etag: string;
}

interface Store {
  readonly kept: LRUCache<string, Drawn>;
  readonly underway: Map<string, Promise<Drawn>>;
  last: Promise<unknown>;
}

const store = () =>
  singleton('pictures', (): Store => ({
    kept: new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ png }) => png.length }),
    underway: new Map(),
    last: Promise.resolve(),
  }));

const hashOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 24);

/** Lets requests that came meanwhile be answered before the next picture is begun. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A drawn picture: out of the store, else drawn after those before it, one at a time, since drawing
 * holds the processor for some 110 ms and pages are served by the same one.
 * @param key all that the picture depends on
 * @returns `null` while too many wait
 */
export async function drawn(key: string, draw: () => Promise<Uint8Array>): Promise<Drawn | null> {
  const { kept, underway } = store();
  const name = hashOf(key);
  const known = kept.get(name) ?? underway.get(name);
  if (known) return known;
  if (underway.size >= MOST_WAITING) return null;
  const made = store().last.then(async () => {
    await pause();
    const png = await draw();
    const result = { png, etag: `"${hashOf(png)}"` };
    kept.set(name, result);
    return result;
  });
  store().last = made.catch(() => null);
  underway.set(name, made);
  return made.finally(() => underway.delete(name));
}
