import { isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { pastDay } from '@/lib/domain/figure/tense';

/** Whether a contract has ended: on its expiry it still trades. */
export const isExpired = (expiry: string | null, now: MarketClock): boolean =>
  expiry !== null && isOld('contract', expiry, now);

/**
 * The first future expiry.
 * @param past the day of an old list, which lacks the contracts that began after it
 */
export const expiryAhead = (
  expiries: readonly string[],
  now: MarketClock,
  past: string | null,
): string | null =>
  past === null ? (expiries.find((expiry) => !isExpired(expiry, now)) ?? null) : null;

/** Whether a chain may be described in the present tense: its session is the last one, its options trade. */
export const isCurrentChain = (
  { date, expiry }: { readonly date: string | null; readonly expiry: string | null },
  now: MarketClock,
): boolean => pastDay('market-list', date, now) === null && !isExpired(expiry, now);
