import { createHash } from 'node:crypto';

import { env } from '@/lib/tools/env';
import { singleton } from '@/lib/tools/singleton';
import { createLimiter, type Limiter } from '../tools/limiter';
import { CLIENT_HEADER } from '../tools/network';
import { createNetworkLimiter } from '../tools/network-limiter';

/** A digest of a network, so that no shared store holds an address. */
export const digestOf = (network: string): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22);

const HOUR_S = 3_600;

/** Of visitors by the minute, and of all together by the hour. */
const limiters = () =>
  singleton<Readonly<Record<'visitors' | 'all', Limiter>>>('enquiry-limiters', () => {
    const { redisUrl, databaseUrl, enquiries } = env();
    const engine = { redisUrl, databaseUrl, tableName: 'site_enquiry_limits' };
    return {
      visitors: createNetworkLimiter(
        { ...engine, name: 'enquiries', perMinute: enquiries.ratePerMinute },
        digestOf,
      ),
      all: createLimiter({
        ...engine,
        name: 'enquiries in all',
        perMinute: enquiries.hourlyLimit,
        seconds: HOUR_S,
      }),
    };
  });

/**
 * Counts a post against its visitor's rate, and that of the network around. Without our server in
 * front all visitors are one.
 * @returns 0 within the rate, otherwise the seconds until the next post is
 */
export const countPost = (headers: Headers): Promise<number> =>
  limiters().visitors.count(headers.get(CLIENT_HEADER)?.trim() || 'unknown');

/** Counts an enquiry against the limit of all. @returns 0 within it, otherwise seconds to wait */
export const countInAll = (): Promise<number> => limiters().all.count('all');

/** Closes the connections to a shared rate limiter. */
export async function closeLimiters(): Promise<void> {
  await Promise.all(Object.values(limiters()).map((one) => one.close()));
}
