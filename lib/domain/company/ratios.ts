import type { CompanyFigures } from './figures';
import type { Quarter } from './records';

import { isRunOfFour } from './quarters';

/** A positive ratio, else `null`: feeds send 0 or a negative PE for a loss. */
export function meaningfulRatio(ratio: number | null | undefined): number | null {
  return ratio !== null && ratio !== undefined && Number.isFinite(ratio) && ratio > 0
    ? ratio
    : null;
}

/** A positive market value in ₹ crore, else `null`: feeds send 0 for an unknown one. */
export function meaningfulWorth(crore: number | null | undefined): number | null {
  return meaningfulRatio(crore);
}

/** Price to book ratio; `null` where either is missing or not positive. */
export function priceToBook({ price, bookValue }: CompanyFigures): number | null {
  const [paid, owned] = [meaningfulRatio(price), meaningfulRatio(bookValue)];
  return paid !== null && owned !== null ? paid / owned : null;
}

/** Earnings per share of the last four quarters, in ₹; `null` unless all four are known. */
export function trailingEps(quarters: readonly Quarter[]): number | null {
  const year = quarters.slice(-4);
  if (!isRunOfFour(year)) return null;
  return year.reduce<number | null>(
    (sum, { eps }) => (sum === null || eps === null ? null : sum + eps),
    0,
  );
}

/**
 * Return on equity in per cent: earnings per share of the last four quarters over book value per
 * share, which equals net profit over net worth.
 */
export function returnOnEquity(
  { bookValue }: CompanyFigures,
  quarters: readonly Quarter[],
): number | null {
  const [earned, owned] = [trailingEps(quarters), meaningfulRatio(bookValue)];
  return earned !== null && owned !== null ? (earned / owned) * 100 : null;
}

/** The median; `null` for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
