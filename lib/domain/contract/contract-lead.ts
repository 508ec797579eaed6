import { countOf, formatDate, formatNumber } from '@/lib/tools/format';
import type { Contract } from './records';

import { contractMonths } from './contracts';
import { movement } from '@/lib/domain/index/movement';

/**
 * Describes the near-month contract with the largest open interest: its price and change.
 * @param digits decimals of a price
 * @returns `null` where no contract has a price
 */
export function contractLead(
  contracts: readonly Contract[],
  nameOf: (contract: Contract) => string,
  digits: number,
): string | null {
  const near = contractMonths(contracts)[0]?.contracts ?? [];
  const largest = near.find(({ price }) => price !== null);
  if (!largest) return null;
  const { price, changePercent, expiry, openInterest } = largest;
  const of = expiry ? ` for ${formatDate(expiry)}` : '';
  const moved = movement(changePercent);
  const interest =
    openInterest === null
      ? ''
      : ` Its open interest, ${countOf(openInterest, 'contract')}, is the largest.`;
  return `${nameOf(largest)}${of} was at ${formatNumber(price, digits)}${moved ? `, ${moved}` : ''}.${interest}`;
}
