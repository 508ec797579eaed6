import { createHash } from 'node:crypto';

import { env } from '@/lib/tools/env';
import { singleton } from '@/lib/tools/singleton';
import { createLimiter, type Limiter } from '../tools/limiter';
import { CLIENT_HEADER } from '../tools/network';
import { createNetworkLimiter } from '../tools/network-limiter';

/** A digest of a network or a reference number, so that no shared store holds either. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

const HOUR_S = 3_600;
/** Attempts at one reference number, by whomever. */
export const WITHDRAWALS_PER_HOUR = 5;

/** Of visitors by the minute; of all together, and of each reference number, by the hour. */
const limiters = () =>
  singleton<Readonly<Record<'visitors' | 'all' | 'withdrawals', Limiter>>>(
    'enquiry-limiters',
    () => {
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
        withdrawals: createLimiter({
          ...engine,
          name: 'withdrawals',
          perMinute: WITHDRAWALS_PER_HOUR,
          seconds: HOUR_S,
        }),
      };
    },
  );

/**
 * Counts a post against its visitor's rate, and that of the network around. Without our server in
 * front all visitors are one.
 * @returns 0 within the rate, otherwise the seconds until the next post is
 */
export const countPost = (headers: Headers): Promise<number> =>
  limiters().visitors.count(headers.get(CLIENT_HEADER)?.trim() || 'unknown');

/** Counts an enquiry against the limit of all. @returns 0 within it, otherwise seconds to wait */
export const countInAll = (): Promise<number> => limiters().all.count('all');

/** Counts a withdrawal against the limit of its reference. @returns 0 within it, otherwise seconds to wait */
export const countWithdrawal = (reference: string): Promise<number> =>
  limiters().withdrawals.count(digestOf(reference));

/** Closes the connections to a shared rate limiter. */
export async function closeLimiters(): Promise<void> {
  await Promise.all(Object.values(limiters()).map((one) => one.close()));
}
