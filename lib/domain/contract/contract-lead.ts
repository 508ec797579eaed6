import { formatNumber } from '@/lib/tools/format';
import { moved, say } from '@/lib/tools/sentence';
import type { Contract } from './records';

import { contractMonths } from './contracts';

const PATTERN =
  '{name}[ for {expiry:date}] was at {price}[, {moved}].[ Its open interest, {openInterest:count contract}, is the largest.]';

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
  return say(PATTERN, {
    ...{ name: nameOf(largest), expiry, price: formatNumber(price, digits) },
    ...{ moved: moved(changePercent), openInterest },
  });
}
