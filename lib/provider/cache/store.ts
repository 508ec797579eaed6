import path from 'node:path';

import { watchWrite } from '@/lib/observability/writes';
import { env } from '@/lib/tools/env';
import { singleton } from '@/lib/tools/singleton';

import { diskLayer } from './disk';
import { type Entry, entryOf, type SecondLayer, textOf } from './entry';
import { createMemory } from './memory';
import { redisLayer } from './redis';

/** What is written to find out whether entries can be: a full disk may still have room for a byte. */
const PROOF = 'proof of writing';
const PROOF_TEXT = ' '.repeat(16_384);

/** A cache in memory, over a second layer if it has one. */
export function createStore(second: SecondLayer | null) {
  /** Reads the second layer: the last value that any instance fetched. */
  async function recall(key: string): Promise<Entry | undefined> {
    const text = await second?.read(key).catch(() => null);
    return text ? entryOf(text) : undefined;
  }
  const memory = createMemory(recall);
  return {
    recall,
    /** The entry in memory, else in the second layer; `undefined` if there is none. */
    async read(key: string): Promise<Entry | undefined> {
      // A newer one may be written while the second layer is read; the library then aborts the
      // read.
      const found = await memory.fetch(key).catch(() => undefined);
      return memory.get(key) ?? found;
    },
    /** Puts an entry into memory. */
    remember: (key: string, entry: Entry) => memory.set(key, entry),
    /** Writes an entry to the second layer, without waiting for it. */
    share(key: string, entry: Entry): void {
      if (!second) return;
      const write = () => second.write(key, textOf(entry));
      // The entry itself may be older than another instance's by then.
      watchWrite('provider-cache', write, () => second.write(PROOF, PROOF_TEXT)).catch(() => null);
    },
  };
}

function createStores() {
  const { cacheDir, redisUrl } = env();
  const second = redisUrl ? redisLayer : diskLayer(path.join(cacheDir, 'provider'));
  return { provider: createStore(second), embedded: createStore(null) };
}

/** The caches of provider answers: memory over Redis or disk; the embedded provider's in memory. */
export const stores = () => singleton('stores', createStores);
