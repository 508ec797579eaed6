import {
  broken,
  type Figure,
  isKnown,
  known,
  missing,
  statedPositive,
} from '@/lib/domain/figure/figure';
import type { Break } from '@/lib/domain/figure/series';

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

type PriceAction = Pick<CompanyAction, 'exDate' | 'factor' | 'purpose'>;

/** The day of a price, and the actions that changed the share. */
interface PriceDay {
  readonly day: string;
  readonly actions?: readonly PriceAction[];
  /** Days on which the price broke. */
  readonly breaks?: readonly Break[];
}

/**
 * Earnings per share of the last four quarters in ₹, the owners' share of consolidated results.
 * `short` unless all four are known, `old` if the last ended more than two quarters before the day,
 * `broken` if a split, bonus, merger or demerger came after the end of the first one: its earnings
 * are per different shares, or of different businesses.
 * @param quarters of one basis, oldest first
 */
export function trailingEps(
  quarters: readonly Quarter[],
  { day, actions = [], breaks = [] }: PriceDay,
): Figure {
  const year = quarters.slice(-4);
  const [first, last] = [year[0], year.at(-1)];
  if (!first || !last || !isRunOfFour(year)) return missing('short');
  if (!isCurrent(last, day)) return missing('old', { day: last.period });
  const isBetween = (on: string) => on > first.period && on <= day;
  const action = actions.find((one) => (one.factor !== 1 || isBreak(one)) && isBetween(one.exDate));
  if (action) return missing('broken', { day: action.exDate, cause: 'corporate action' });
  const own = breaks.find((one) => isBetween(one.day));
  if (own) return broken(own);
  const sum = year.reduce<number | null>(
    (all, { eps }) => (all === null || eps === null ? null : all + eps),
    0,
  );
  return sum === null
    ? missing('short')
    : known(sum, last.period, { basis: last.basis, span: null });
}

/** A quotient of two figures, both positive; the reason of the first that is missing. */
function quotient(above: Figure, below: Figure, day: string, basis: string | null): Figure {
  if (!isKnown(above)) return above;
  if (!isKnown(below)) return below;
  if (above.value <= 0 || below.value <= 0) return missing('meaningless');
  return known(above.value / below.value, day, { basis });
}

/** Price to book ratio. */
export const priceToBook = (price: Figure, { bookValue }: CompanyFigures, day: string): Figure =>
  quotient(price, statedPositive(bookValue, day), day, null);

/**
 * Return on equity in per cent: earnings per share of the last four quarters over book value per
 * share, which equals net profit over net worth.
 */
export function returnOnEquity(eps: Figure, { bookValue }: CompanyFigures, day: string): Figure {
  const ratio = quotient(
    eps,
    statedPositive(bookValue, day),
    day,
    eps.value === null ? null : 'book value',
  );
  return isKnown(ratio) ? { ...ratio, value: ratio.value * 100 } : ratio;
}

/** Price to the earnings of the last four quarters; `meaningless` for a loss. */
export const priceToEarnings = (price: Figure, eps: Figure): Figure =>
  quotient(price, eps, price.day ?? '', 'last four quarters');

/** The median; `null` for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
