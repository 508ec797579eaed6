import type { MarketClock } from '@/lib/domain/figure/ages';
import { formatNumber } from '@/lib/tools/format';
import { moved, say } from '@/lib/tools/sentence';
import { contractMonths } from './contracts';
import { isExpired } from './dated';
import type { Contract } from './records';

const PRESENT =
  '{name}[ for {expiry:date}] was at {price}[, {moved}].[ Its open interest, {openInterest:count contract}, is the largest.]';
const PAST =
  'On {day:date}, {name}[ for {expiry:date}] was at {price}[, {moved}].[ Its open interest, {openInterest:count contract}, was the largest.]';

interface LeadOptions {
  readonly nameOf: (contract: Contract) => string;
  /** Decimals of a price. */
  readonly digits: number;
  /** The day of old figures; `null` for current ones. */
  readonly past: string | null;
  readonly now: MarketClock;
}

/**
 * Describes the near-month contract with the largest open interest, of contracts that have all
 * ended the largest of those: its price and change.
 * @returns `null` if no contract has a price
 */
export function contractLead(
  contracts: readonly Contract[],
  { nameOf, digits, past, now }: LeadOptions,
): string | null {
  const near = contractMonths(contracts, now)[0]?.contracts ?? [];
  const largest = near.find(({ price }) => price !== null);
  if (!largest) return null;
  const { price, changePercent, expiry, openInterest } = largest;
  const facts = {
    name: nameOf(largest),
    expiry,
    price: formatNumber(price, digits),
    moved: moved(changePercent),
    openInterest,
  };
  if (past === null) return say(PRESENT, facts);
  const said = say(PAST, { ...facts, day: past });
  return isExpired(expiry, now) ? `${said} The contract has expired.` : said;
}
