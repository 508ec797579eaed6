import type { NewListing, PublicIssue } from '@/lib/domain/market/records';
import { countOf } from '@/lib/tools/format';

/** A first day with the issue price, where a record of the issue states it. */
export interface ListingRow extends NewListing {
  /** Stated by the issue's record and equal to the base price; `null` else. */
  readonly issuePrice: number | null;
  /** From the issue price to the first close and to the last one, in per cent; `null` without one. */
  readonly firstPercent: number | null;
  readonly sincePercent: number | null;
}

/**
 * First days, newest first. A base price is called an issue price only where a record of a listed
 * issue says the same number: a share that came from another exchange or board has one too.
 */
export function listingRows(
  listings: readonly NewListing[],
  issues: readonly PublicIssue[],
): readonly ListingRow[] {
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
        ...{ issuePrice, firstPercent: percentTo(close), sincePercent: percentTo(last) },
      };
    });
}

/** The shares that closed their first day below the exchange's base price. */
export const belowBase = <Row extends NewListing>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ base, close }) => base !== null && close < base);

/** How many closed their first day below their base price. */
export function listingsSentence(rows: readonly NewListing[]): string {
  const priced = rows.filter(({ base }) => base !== null);
  if (priced.length === 0) return 'New on NSE';
  const below = belowBase(priced).length;
  return `${below} of ${countOf(priced.length, 'share')} closed the first day below the base price`;
}
