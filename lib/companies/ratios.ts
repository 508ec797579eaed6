import type { CompanyFigures, Quarter } from '@/lib/provider/records';

import { isRunOfFour } from './quarters';

/** A price to earnings ratio that says something: a loss has none, whatever a feed sends for it. */
export function meaningfulRatio(ratio: number | null | undefined): number | null {
  return ratio !== null && ratio !== undefined && Number.isFinite(ratio) && ratio > 0
    ? ratio
    : null;
}

/** A market value above nothing, in ₹ crore; feeds send 0 where they have none. */
export function meaningfulWorth(crore: number | null | undefined): number | null {
  return meaningfulRatio(crore);
}

/** Price over book value of a share. */
export function priceToBook({ price, bookValue }: CompanyFigures): number | null {
  const [paid, owned] = [meaningfulRatio(price), meaningfulRatio(bookValue)];
  return paid !== null && owned !== null ? paid / owned : null;
}

/** Earnings a share over the last four quarters, in ₹; `null` unless all four are there. */
export function trailingEps(quarters: readonly Quarter[]): number | null {
  const year = quarters.slice(-4);
  if (!isRunOfFour(year)) return null;
  return year.reduce<number | null>(
    (sum, { eps }) => (sum === null || eps === null ? null : sum + eps),
    0,
  );
}

/**
 * Return on equity in per cent: the last four quarters' earnings a share over book value a share,
 * which is net profit over net worth with both divided by the number of shares.
 */
export function returnOnEquity(
  { bookValue }: CompanyFigures,
  quarters: readonly Quarter[],
): number | null {
  const [earned, owned] = [trailingEps(quarters), meaningfulRatio(bookValue)];
  return earned !== null && owned !== null ? (earned / owned) * 100 : null;
}

/** The middle value, the mean of the two middle ones for an even count; `null` for none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
