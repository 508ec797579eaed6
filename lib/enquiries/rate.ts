import { createHash } from 'node:crypto';

import { env } from '@/lib/tools/env';
import { singleton } from '@/lib/tools/singleton';
import { createLimiter, type Limiter } from '../tools/limiter';
import { CLIENT_HEADER, networkOf } from '../tools/network';

const limiter = () =>
  singleton<Limiter>('enquiry-limiter', () => {
    const { redisUrl, databaseUrl, enquiries } = env();
    return createLimiter({
      name: 'enquiries',
      perMinute: enquiries.ratePerMinute,
      redisUrl,
      databaseUrl,
      tableName: 'site_enquiry_limits',
    });
  });

/**
 * The key that a visitor's posts are counted by: a digest of the network, so that no shared store
 * holds an address. Without our server in front all visitors have one key.
 */
export function clientKey(headers: Headers): string {
  const address = headers.get(CLIENT_HEADER)?.trim() || 'unknown';
  return createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 22);
}

/**
 * Counts a post against its visitor's rate.
 * @returns 0 within the rate, otherwise the seconds until the next post is
 */
export const countPost = (headers: Headers): Promise<number> => limiter().count(clientKey(headers));

/** Closes the connection to a shared rate limiter. */
export const closeLimiter = (): Promise<void> => limiter().close();
