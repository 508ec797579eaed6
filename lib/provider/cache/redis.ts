import { Redis } from 'ioredis';

import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { singleton } from '@/lib/singleton';

/** Milliseconds; a page rather goes without the shared cache than wait for it. */
const ANSWER_WITHIN = 500;
/** For a process's first connection, which is made while its first pages take all of its time, in ms. */
const FIRST_CONNECTION_WITHIN = 3_000;

/** Patience is counted in pieces of this many milliseconds. */
const PIECE = 100;

/**
 * Calls back after so many milliseconds in which this process could listen. One that was busy for
 * a second finds its timers due and the answers unread: to it that second is one piece.
 * @returns what calls it off
 */
function afterHearing(milliseconds: number, then: () => void): () => void {
  let left = milliseconds / PIECE;
  let timer: NodeJS.Timeout;
  const next = () => {
    left -= 1;
    timer = setTimeout(left > 0 ? next : then, PIECE);
    timer.unref();
  };
  next();
  return () => clearTimeout(timer);
}

/** The library's own time-out counts the time in which the process was too busy to listen. */
class PatientRedis extends Redis {
  override sendCommand(...all: Parameters<Redis['sendCommand']>): unknown {
    const answer = super.sendCommand(...all);
    if (!(answer instanceof Promise)) return answer;
    const inTime = new Promise((resolve, reject) => {
      const callOff = afterHearing(ANSWER_WITHIN, () => reject(new Error('no answer in time')));
      answer.then(resolve, reject).finally(callOff);
    });
    // The library sends some commands of its own, whose promises nobody looks at.
    inTime.catch(() => null);
    return inTime;
  }
}

function connect(url: string): Redis {
  const redis = new PatientRedis(url, { maxRetriesPerRequest: 0, enableOfflineQueue: false });
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

/** The cache that several instances share; `null` where there is one instance alone. */
export const sharedCache = (): Redis | null =>
  singleton<Redis | null>('redis', () => {
    const { redisUrl } = env();
    return redisUrl ? connect(redisUrl) : null;
  });

interface FirstConnection {
  readonly isOver: Promise<void>;
}

/** Until the first connection stands, has failed, or takes too long. */
const firstConnection = (redis: Redis): FirstConnection =>
  singleton('redis-first-connection', () => ({
    isOver: new Promise<void>((resolve) => {
      if (redis.status !== 'connecting' && redis.status !== 'connect') resolve();
      const callOff = afterHearing(FIRST_CONNECTION_WITHIN, resolve);
      for (const event of ['ready', 'close']) {
        redis.once(event, () => {
          callOff();
          resolve();
        });
      }
    }),
  }));

/**
 * Waits out the first moments of a connection, in which every command would fail and what was just
 * fetched would reach nobody else. A connection that was lost is not waited for.
 */
export async function connected(redis: Redis): Promise<boolean> {
  await firstConnection(redis).isOver;
  return redis.status === 'ready';
}
