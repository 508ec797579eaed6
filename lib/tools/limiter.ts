import { Redis } from 'ioredis';
import { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import { log } from './log';

const MINUTE_S = 60;
/**
 * Longest wait for the shared engine in ms; after it, counting is done in memory, so that no
 * request is delayed.
 */
const LONGEST_COUNT_MS = 500;

export interface LimiterOptions {
  /** Prefix of the keys in a shared engine. */
  readonly name: string;
  readonly perMinute: number;
  /** The length of the period. Default: 60 */
  readonly seconds?: number;
  /** Counts in Redis, for several instances together. */
  readonly redisUrl?: string | null;
  /** Counts in PostgreSQL, if there is no Redis. */
  readonly databaseUrl?: string | null;
  /** The table in PostgreSQL. */
  readonly tableName?: string;
}

export interface Limiter {
  /**
   * Counts events of a key.
   * @param events default: 1
   * @returns 0 within the rate, otherwise the seconds until the next event is
   */
  count(key: string, events?: number): Promise<number>;
  /** Seconds until the next event of a key is within the rate; 0 if it is now. Counts nothing. */
  wait(key: string): Promise<number>;
  close(): Promise<void>;
}

type Counter = Pick<RateLimiterAbstract, 'consume' | 'get' | 'points'>;

/** Logs at most once a minute that the shared engine is out of reach. */
function outageLogger(): (error: Error) => void {
  let loggedAt = -Infinity;
  return ({ message }) => {
    if (performance.now() - loggedAt < MINUTE_S * 1000) return;
    loggedAt = performance.now();
    log.warn({ reason: message }, 'the shared rate limiter is out of reach');
  };
}

const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

async function consume(counter: Counter, key: string, events = 1): Promise<number> {
  try {
    await counter.consume(key, events);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return secondsUntil(rejection);
  }
}

async function look(counter: Counter, key: string): Promise<number> {
  const found = await counter.get(key);
  return found && found.consumedPoints >= counter.points ? secondsUntil(found) : 0;
}

/** A limiter that uses the current counter, which can be replaced. */
const limiterBy = (counter: () => Counter, close: () => Promise<void>): Limiter => ({
  count: (key, events) => consume(counter(), key, events),
  wait: (key) => look(counter(), key),
  close,
});

/**
 * A rate limit by the minute, in memory or in an engine that several instances share. While the
 * engine is out of reach each instance counts for itself.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  const { name, perMinute, seconds = MINUTE_S, redisUrl, databaseUrl, tableName } = options;
  const rule = { points: perMinute, duration: seconds, keyPrefix: name };
  const memory = new RateLimiterMemory(rule);
  const logOutage = outageLogger();
  if (redisUrl) {
    const storeClient = new Redis(redisUrl, {
      connectTimeout: 1_000,
      commandTimeout: LONGEST_COUNT_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    storeClient.on('error', logOutage);
    const shared = new RateLimiterRedis({ ...rule, storeClient, insuranceLimiter: memory });
    return limiterBy(
      () => shared,
      async () => storeClient.disconnect(),
    );
  }
  if (databaseUrl) {
    const storeClient = new Pool({
      connectionString: databaseUrl,
      max: 2,
      connectionTimeoutMillis: LONGEST_COUNT_MS,
      query_timeout: LONGEST_COUNT_MS,
      application_name: 'rate-limits',
    });
    storeClient.on('error', logOutage);
    const settings = {
      ...rule,
      storeClient,
      storeType: 'pool',
      tableName,
      insuranceLimiter: memory,
    };
    let ready: Counter = memory;
    // Until its table exists, or if it can't be created, counting stays in memory.
    const shared: Counter = new RateLimiterPostgres(settings, (error) => {
      if (error) logOutage(error);
      else ready = shared;
    });
    return limiterBy(
      () => ready,
      () => storeClient.end(),
    );
  }
  return limiterBy(
    () => memory,
    async () => undefined,
  );
}
