import { DAY_MS } from '@/lib/tools/time';

import { env } from '@/lib/tools/env';

import type { Expiry } from '../store';

/** The ends of both retentions. @param now ms since the epoch */
export function expiryAt(now: number): Expiry {
  const { retentionDays, undeliveredDays } = env().enquiries;
  return {
    deliveredBefore: new Date(now - retentionDays * DAY_MS),
    receivedBefore: new Date(now - undeliveredDays * DAY_MS),
  };
}
