import { Redis } from 'ioredis';
import { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';

import { env } from '../env';
import { log } from '../log';
import { singleton } from '../singleton';

const MINUTE_S = 60;
/** A count that takes longer is made in memory: a slow engine is no reason to keep a visitor waiting. */
const LONGEST_COUNT_MS = 500;

type Counter = Pick<RateLimiterAbstract, 'consume'>;

interface Limiter extends Counter {
  close(): Promise<unknown>;
}

/** Tells of an engine that went out of reach once, and not at every request. */
function complaint(): (error: Error) => void {
  let isSilent = false;
  return ({ message }) => {
    if (!isSilent) log.warn({ reason: message }, 'the shared counter of requests is out of reach');
    isSilent = true;
    setTimeout(() => {
      isSilent = false;
    }, MINUTE_S * 1000).unref();
  };
}

/**
 * Counts posts by client and minute: in memory, in Redis or in PostgreSQL where several instances
 * share one. While the engine is out of reach each instance counts for itself.
 */
function makeLimiter(): Limiter {
  const { redisUrl, databaseUrl, enquiries } = env();
  const rule = { points: enquiries.ratePerMinute, duration: MINUTE_S, keyPrefix: 'enquiries' };
  const memory = new RateLimiterMemory(rule);
  const complain = complaint();
  if (redisUrl) {
    const storeClient = new Redis(redisUrl, {
      connectTimeout: 1_000,
      commandTimeout: LONGEST_COUNT_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    storeClient.on('error', complain);
    const shared = new RateLimiterRedis({ ...rule, storeClient, insuranceLimiter: memory });
    return {
      consume: (key) => shared.consume(key),
      close: async () => storeClient.disconnect(),
    };
  }
  if (databaseUrl) {
    const storeClient = new Pool({
      connectionString: databaseUrl,
      max: 2,
      connectionTimeoutMillis: LONGEST_COUNT_MS,
      query_timeout: LONGEST_COUNT_MS,
      application_name: 'enquiry-limits',
    });
    storeClient.on('error', complain);
    const options = {
      ...rule,
      storeClient,
      storeType: 'pool',
      tableName: 'site_enquiry_limits',
      insuranceLimiter: memory,
    };
    let shared: Counter = memory;
    const made: Counter = new RateLimiterPostgres(options, (error) => {
      if (error) complain(error);
      else shared = made;
    });
    return { consume: (key) => shared.consume(key), close: () => storeClient.end() };
  }
  return { consume: (key) => memory.consume(key), close: async () => undefined };
}

const limiter = () => singleton('enquiry-limiter', makeLimiter);

/** Lets go of the engine that counts. */
export async function stopCounting(): Promise<void> {
  await limiter().close();
}

/**
 * Counts a post of a client.
 * @returns 0 where it is within the rate, else the seconds until the next one is
 */
export async function countPost(key: string): Promise<number> {
  try {
    await limiter().consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
