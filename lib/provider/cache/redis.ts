import { once } from 'node:events';

import { Redis } from 'ioredis';

import { env } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

import { LAST_GOOD_MS } from '../tiers';
import type { SecondLayer } from './entry';

/**
 * Milliseconds until a silent connection is given up; commands then fail at once until there is a
 * new one. A shorter timeout would expire while a starting process is too busy to read the replies.
 */
const TIMEOUT = 5_000;

interface Connection {
  readonly redis: Redis;
  /** Until the first connection is ready or has failed. */
  readonly firstAttempt: Promise<unknown>;
}

function connect(url: string): Connection {
  const redis = new Redis(url, {
    connectTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // Without a connection a command fails at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  let isDown = false;
  redis.on('error', ({ message }: Error) => {
    if (!isDown) log.warn({ reason: message }, 'the shared cache is out of reach');
    isDown = true;
  });
  redis.on('ready', () => {
    isDown = false;
  });
  return { redis, firstAttempt: once(redis, 'ready').catch(() => undefined) };
}

const connection = () =>
  singleton<Connection | null>('redis', () => {
    const { redisUrl } = env();
    return redisUrl ? connect(redisUrl) : null;
  });

/**
 * The shared cache, `null` while it can't be reached. Waits for the first connection of the
 * process, since values fetched before it would not reach the other instances; does not wait for a
 * lost connection.
 */
export async function connectedCache(): Promise<Redis | null> {
  const shared = connection();
  await shared?.firstAttempt;
  return shared?.redis.status === 'ready' ? shared.redis : null;
}

const nameOf = (key: string): string => `provider:${key}`;

/** The second layer of several instances. */
export const redisLayer: SecondLayer = {
  read: async (key) => (await (await connectedCache())?.get(nameOf(key))) ?? null,
  async write(key, text) {
    const cache = await connectedCache();
    if (!cache) throw new Error('the shared cache is out of reach');
    await cache.set(nameOf(key), text, 'PX', LAST_GOOD_MS);
  },
};
