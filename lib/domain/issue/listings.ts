import type { NewListing, PublicIssue } from '@/lib/domain/market/records';
import { countOf } from '@/lib/tools/format';

/** The largest price band of a day, in per cent of the base price. */
const BAND = 20;

/**
 * If this many shares have the same first day, they are not new issues: an exchange admitted shares
 * of another.
 */
const MOVED_TOGETHER = 10;

/** A first day with the issue price, where a record of the issue states it. */
export interface ListingRow extends NewListing {
  /** Moved to NSE from another exchange or board, together with many others. */
  readonly isMoved: boolean;
  /** Stated by the issue's record and equal to the base price; `null` else. */
  readonly issuePrice: number | null;
  /** From the issue price to the first close and to the last one, in per cent; `null` without one. */
  readonly firstPercent: number | null;
  readonly sincePercent: number | null;
}

/**
 * Whether the first open is within a day's band around the base; otherwise it is not the base of
 * that day.
 */
const isBase = ({ base, open }: NewListing): boolean =>
  base !== null && base > 0 && (open === null || Math.abs(open / base - 1) * 100 <= BAND);

/**
 * First days, newest first. A base price is left out if the open differs by more than a day's band,
 * unless a record of the issue states it. A base price is called an issue price only if a record of
 * a listed issue states the same number: a share that came from another exchange or board has a
 * base price too.
 */
export function listingRows(
  listings: readonly NewListing[],
  issues: readonly PublicIssue[],
): readonly ListingRow[] {
  const onDay = new Map<string, number>();
  for (const { day } of listings) onDay.set(day, (onDay.get(day) ?? 0) + 1);
  return [...listings]
    .sort((a, b) => (a.day > b.day ? -1 : a.day < b.day ? 1 : a.symbol < b.symbol ? -1 : 1))
    .map((listing) => {
      const { symbol, isin, base, close, last } = listing;
      const issue = issues.find(
        ({ details }) =>
          details.symbol === symbol || (details.isin !== null && details.isin === isin),
      );
      const stated = issue?.details.issuePrice ?? null;
      const issuePrice = stated !== null && stated > 0 && stated === base ? stated : null;
      const percentTo = (price: number | null) =>
        issuePrice === null || price === null ? null : (price / issuePrice - 1) * 100;
      return {
        ...listing,
        base: issuePrice !== null || isBase(listing) ? base : null,
        isMoved: issuePrice === null && (onDay.get(listing.day) ?? 0) >= MOVED_TOGETHER,
        issuePrice,
        firstPercent: percentTo(close),
        sincePercent: percentTo(last),
      };
    });
}

/** The shares, without those that moved, that closed their first day below the exchange's base price. */
export const belowBase = (rows: readonly ListingRow[]): readonly ListingRow[] =>
  rows.filter(({ base, close, isMoved }) => !isMoved && base !== null && close < base);

/** How many of those with a base price, without those moved, closed their first day below it. */
export function listingsSentence(rows: readonly ListingRow[]): string {
  const priced = rows.filter(({ base, isMoved }) => !isMoved && base !== null);
  if (priced.length === 0) return 'New on NSE';
  const below = belowBase(priced).length;
  const of = countOf(priced.length, 'new share');
  return `${below === 0 ? `None of ${of}` : `${below} of ${of}`} closed the first day below the base price`;
}
