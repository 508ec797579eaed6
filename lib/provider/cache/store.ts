import path from 'node:path';

import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import { Redis } from 'ioredis';

import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { singleton } from '@/lib/singleton';

import { KEEP_LAST_GOOD } from '../tiers';

import { diskDriver } from './disk';

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

function createRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  let isDown = false;
  redis.on('error', ({ message }: Error) => {
    if (!isDown) log.warn({ reason: message }, 'the shared cache is out of reach');
    isDown = true;
  });
  redis.on('ready', () => {
    isDown = false;
  });
  return redis;
}

function createStore() {
  const { cacheDir, redisUrl } = env();
  const shared = redisUrl
    ? redisDriver({ connection: createRedis(redisUrl) })
    : diskDriver({ directory: path.join(cacheDir, 'provider') });
  return new BentoCache({
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
}

/** The cache of provider answers: memory over disk (or Redis); the embedded provider's in memory. */
export const store = () => singleton('store', createStore);
