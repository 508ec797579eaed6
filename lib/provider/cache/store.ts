import path from 'node:path';

import { BentoCache, bentostore } from 'bentocache';
import { redisDriver } from 'bentocache/drivers/redis';

import { env } from '@/lib/tools/env';
import { noteCacheRead } from '@/lib/observability/cache-reads';
import { singleton } from '@/lib/tools/singleton';

import { LAST_GOOD_TTL } from '../tiers';

import { diskDriver } from './disk';
import { objectMemoryDriver } from './memory';
import { sharedCache } from './redis';

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
