import type { CompanyFigures } from './figures';
import type { CompanyAction, Quarter } from './records';

import { isBreak } from './breaks';
import { isCurrent, isRunOfFour } from './quarters';

/** A positive ratio, else `null`: feeds send 0 or a negative P/E for a loss. */
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

type PriceAction = Pick<CompanyAction, 'exDate' | 'factor' | 'purpose'>;

/** The day of a price, and the company's actions that changed what a share is. */
export interface PriceDay {
  readonly day: string;
  readonly actions?: readonly PriceAction[];
}

/**
 * Earnings per share of the last four quarters, in ₹; `null` unless all four are known, the last is
 * no older than fifteen months, and no split, bonus, merger or demerger came after the end of the
 * first one: its earnings are of other shares, or of other businesses.
 * @param quarters of one basis, oldest first
 */
export function trailingEps(
  quarters: readonly Quarter[],
  { day, actions = [] }: PriceDay,
): number | null {
  const year = quarters.slice(-4);
  const [first, last] = [year[0], year.at(-1)];
  if (!first || !last || !isCurrent(last, day) || !isRunOfFour(year)) return null;
  const isOther = (action: PriceAction) =>
    (action.factor !== 1 || isBreak(action)) &&
    action.exDate > first.period &&
    action.exDate <= day;
  if (actions.some(isOther)) return null;
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
  day: PriceDay,
): number | null {
  const [earned, owned] = [trailingEps(quarters, day), meaningfulRatio(bookValue)];
  return earned !== null && owned !== null ? (earned / owned) * 100 : null;
}

/** Price to the earnings of the last four quarters; `null` for a loss or where they are not known. */
export function priceToEarnings(
  price: number | null,
  quarters: readonly Quarter[],
  day: PriceDay,
): number | null {
  const [paid, earned] = [meaningfulRatio(price), meaningfulRatio(trailingEps(quarters, day))];
  return paid !== null && earned !== null ? paid / earned : null;
}

/** The median; `null` for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
