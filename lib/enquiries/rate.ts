import { createHash } from 'node:crypto';

import { env } from '@/lib/tools/env';
import { singleton } from '@/lib/tools/singleton';
import type { Limiter } from '../tools/limiter';
import { CLIENT_HEADER } from '../tools/network';
import { createNetworkLimiter } from '../tools/network-limiter';

/** A digest of a network, so that no shared store holds an address. */
export const digestOf = (network: string): string =>
  createHash('sha256').update(network).digest('base64url').slice(0, 22);

const limiter = () =>
  singleton<Limiter>('enquiry-limiter', () => {
    const { redisUrl, databaseUrl, enquiries } = env();
    const options = {
      name: 'enquiries',
      perMinute: enquiries.ratePerMinute,
      redisUrl,
      databaseUrl,
      tableName: 'site_enquiry_limits',
    };
    return createNetworkLimiter(options, digestOf);
  });

/**
 * Counts a post against its visitor's rate, and that of the network around. Without our server in
 * front all visitors are one.
 * @returns 0 within the rate, otherwise the seconds until the next post is
 */
export const countPost = (headers: Headers): Promise<number> =>
  limiter().count(headers.get(CLIENT_HEADER)?.trim() || 'unknown');

/** Closes the connection to a shared rate limiter. */
export const closeLimiter = (): Promise<void> => limiter().close();
