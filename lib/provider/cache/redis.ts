import { once } from 'node:events';

import { Redis } from 'ioredis';

import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { singleton } from '@/lib/singleton';

/** Milliseconds; a page goes without the shared cache rather than wait for it. */
const COMMAND_TIMEOUT = 1_000;
/** For the first connection, which is made while the process is busy starting, in ms. */
const FIRST_CONNECTION_TIMEOUT = 3_000;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT,
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
  return redis;
}

/** The cache that several instances share; `null` where `REDIS_URL` is not set. */
export const sharedCache = (): Redis | null =>
  singleton<Redis | null>('redis', () => {
    const { redisUrl } = env();
    return redisUrl ? connect(redisUrl) : null;
  });

/** Until the first connection is ready, has failed, or takes too long. */
const firstConnection = (redis: Redis): Promise<unknown> =>
  singleton('redis first connection', () =>
    redis.status === 'ready'
      ? Promise.resolve()
      : once(redis, 'ready', { signal: AbortSignal.timeout(FIRST_CONNECTION_TIMEOUT) }).catch(
          () => undefined,
        ),
  );

/**
 * Whether commands can be sent. Waits for the process's first connection, since what is fetched
 * before it stands reaches no other instance; a connection that was lost is not waited for.
 */
export async function isConnected(redis: Redis): Promise<boolean> {
  await firstConnection(redis);
  return redis.status === 'ready';
}
