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
  const memory = () => memoryDriver({ maxItems: MOST_ITEMS, serialize: false });
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
      provider: bentostore().useL1Layer(memory()).useL2Layer(shared),
      embedded: bentostore().useL1Layer(memory()),
    },
  });
}

/** The cache of provider answers: memory over disk (or Redis); the embedded provider's in memory. */
export const store = () => singleton('store', createStore);
