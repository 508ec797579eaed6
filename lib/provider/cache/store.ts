import path from 'node:path';

import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';

import { env } from '@/lib/env';
import { noteCacheRead } from '@/lib/observability/cache-reads';
import { singleton } from '@/lib/singleton';

import { KEEP_LAST_GOOD } from '../tiers';

import { diskDriver } from './disk';
import { sharedCache } from './redis';

/** Entries in memory; the second layer holds the rest. */
const MOST_ITEMS = 2_000;

/**
 * A memory layer that hands out the very objects it was given, so that what is worked out from them
 * can be remembered with them. The library's own, unserialized, breaks on entries that come up from
 * the second layer as text; here they are parsed on the way in.
 */
function memoryOfObjects(): ReturnType<typeof memoryDriver> {
  const memory = memoryDriver({ maxItems: MOST_ITEMS, serialize: false });
  return {
    options: memory.options,
    factory: (config: Parameters<typeof memory.factory>[0]) => {
      const driver = memory.factory(config);
      const set = driver.set.bind(driver);
      driver.set = (key, value, ttl) =>
        set(key, typeof value === 'string' ? JSON.parse(value) : value, ttl);
      return driver;
    },
  };
}

function createStore() {
  const redis = sharedCache();
  const shared = redis
    ? redisDriver({ connection: redis })
    : diskDriver({ directory: path.join(env().cacheDir, 'provider') });
  const cache = new BentoCache({
    default: 'provider',
    grace: KEEP_LAST_GOOD,
    // A reader never waits while something older is at hand.
    timeout: 0,
    suppressL2Errors: true,
    stores: {
      provider: bentostore().useL1Layer(memoryOfObjects()).useL2Layer(shared),
      embedded: bentostore().useL1Layer(memoryOfObjects()),
    },
  });
  cache.on('cache:hit', ({ graced }) => noteCacheRead(graced ? 'stale' : 'fresh'));
  cache.on('cache:miss', () => noteCacheRead('miss'));
  return cache;
}

/** The cache of provider answers: memory over disk (or Redis); the embedded provider's in memory. */
export const store = () => singleton('store', createStore);
