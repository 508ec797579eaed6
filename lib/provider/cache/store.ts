import path from 'node:path';

import { BentoCache, bentostore } from 'bentocache';
import { MemoryDriver, memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import type { MemoryConfig } from 'bentocache/types';

import { env } from '@/lib/env';
import { noteCacheRead } from '@/lib/observability/cache-reads';
import { singleton } from '@/lib/tools/singleton';

import { LAST_GOOD_TTL } from '../tiers';

import { diskDriver } from './disk';
import { sharedCache } from './redis';

/** Entries in memory; the second layer holds all. */
const MAX_ITEMS = 2_000;

/**
 * A memory layer whose readers get the same object each time, so that parsed records can be cached
 * with it. Unserialized, the library's own driver returns entries from the second layer as text.
 */
class ObjectMemoryDriver extends MemoryDriver {
  override set(key: string, value: string, ttl?: number): boolean {
    return super.set(key, typeof value === 'string' ? JSON.parse(value) : value, ttl);
  }
}

const objectMemoryDriver = (): ReturnType<typeof memoryDriver> => ({
  ...memoryDriver({ maxItems: MAX_ITEMS, serialize: false }),
  factory: (config: MemoryConfig) => new ObjectMemoryDriver(config),
});

function createStore() {
  const redis = sharedCache();
  const shared = redis
    ? redisDriver({ connection: redis })
    : diskDriver({ directory: path.join(env().cacheDir, 'provider') });
  const cache = new BentoCache({
    default: 'provider',
    grace: LAST_GOOD_TTL,
    // A stale value is returned at once and refreshed in the background.
    timeout: 0,
    suppressL2Errors: true,
    stores: {
      provider: bentostore().useL1Layer(objectMemoryDriver()).useL2Layer(shared),
      embedded: bentostore().useL1Layer(objectMemoryDriver()),
    },
  });
  cache.on('cache:hit', ({ graced }) => noteCacheRead(graced ? 'stale' : 'fresh'));
  cache.on('cache:miss', () => noteCacheRead('miss'));
  return cache;
}

/** The cache of provider answers: memory over Redis or disk; the embedded provider's in memory. */
export const store = () => singleton('store', createStore);
