import { directionOf, formatCount } from '@/lib/tools/format';
import type { Contract } from './records';

/** Contracts by expiry: each underlying has its own near, next and far months. */
export interface ContractMonth {
  readonly key: 'near' | 'next' | 'far';
  readonly name: string;
  readonly contracts: readonly Contract[];
}

const MONTHS = [
  { key: 'near', name: 'Near month' },
  { key: 'next', name: 'Next month' },
  { key: 'far', name: 'Far months' },
] as const;

/** Groups contracts into near, next and far months; omits empty groups. */
export function contractMonths(contracts: readonly Contract[]): readonly ContractMonth[] {
  const expiries = new Map<string, string[]>();
  for (const { symbol, expiry } of contracts) {
    const known = expiries.get(symbol) ?? [];
    if (expiry && !known.includes(expiry)) known.push(expiry);
    expiries.set(symbol, known);
  }
  expiries.forEach((known) => known.sort());
  const monthOf = ({ symbol, expiry }: Contract): number =>
    Math.min(2, Math.max(0, expiry ? (expiries.get(symbol)?.indexOf(expiry) ?? 0) : 0));
  return MONTHS.map((month, at) => ({
    ...month,
    contracts: contracts
      .filter((contract) => monthOf(contract) === at)
      .sort((a, b) => (b.openInterest ?? -1) - (a.openInterest ?? -1)),
  })).filter(({ contracts: own }) => own.length > 0);
}

const changeOf = ({ changePercent, change }: Contract): number | null => changePercent ?? change;

/** `31 of 55 contracts rose`, `None of 5 index futures rose`; `null` for fewer than two changes. */
export function contractsSentence(
  contracts: readonly Contract[],
  noun = 'contracts',
): string | null {
  const moved = contracts.filter((contract) => changeOf(contract) !== null);
  if (moved.length < 2) return null;
  const rose = moved.filter((contract) => directionOf(changeOf(contract)) === 'up').length;
  if (rose === moved.length) return `All ${formatCount(rose)} ${noun} rose`;
  return `${rose === 0 ? 'None' : formatCount(rose)} of ${formatCount(moved.length)} ${noun} rose`;
}

/**
 * One row per underlying: price and change of its nearest contract, and the change of open interest
 * summed over all months, since a rollover closes no position.
 */
export function byUnderlying(contracts: readonly Contract[]): readonly Contract[] {
  const near = new Map<string, Contract>();
  for (const contract of contracts) {
    const known = near.get(contract.symbol);
    if (!known) {
      near.set(contract.symbol, contract);
      continue;
    }
    const isNearer = (contract.expiry ?? '~') < (known.expiry ?? '~');
    const changes = [known.openInterestChange, contract.openInterestChange];
    const sum = changes.every((one) => one === null)
      ? null
      : changes.reduce<number>((total, one) => total + (one ?? 0), 0);
    near.set(contract.symbol, { ...(isNearer ? contract : known), openInterestChange: sum });
  }
  return [...near.values()];
}

/** Contracts by the directions of price and open interest. */
export interface BuildUp {
  readonly key: string;
  readonly price: 'up' | 'down';
  readonly interest: 'up' | 'down';
  /** The market's term, such as `Long build-up`. */
  readonly name: string;
  /** The usual interpretation. */
  readonly reading: string;
  /** Largest change of open interest first. */
  readonly contracts: readonly Contract[];
}

const KINDS = [
  ['up', 'up', 'Long build-up', 'New positions while the price rose'],
  ['down', 'up', 'Short build-up', 'New positions while the price fell'],
  ['up', 'down', 'Short covering', 'Positions closed while the price rose'],
  ['down', 'down', 'Long unwinding', 'Positions closed while the price fell'],
] as const;

/** Sorts contracts into the four kinds; omits those whose price or open interest did not change. */
export function buildUps(contracts: readonly Contract[]): readonly BuildUp[] {
  const size = ({ openInterestChange }: Contract) => Math.abs(openInterestChange ?? 0);
  return KINDS.map(([price, interest, name, reading]) => ({
    ...{ key: `${price}-${interest}`, price, interest, name, reading },
    contracts: contracts
      .filter(
        (contract) =>
          directionOf(changeOf(contract), 4) === price &&
          directionOf(contract.openInterestChange, 0) === interest,
      )
      .sort((a, b) => size(b) - size(a)),
  }));
}

const INDEX_SYMBOLS = /^(NIFTY|BANKNIFTY|FINNIFTY|MIDCPNIFTY|NIFTYNXT50|SENSEX|SENSEX50|BANKEX)$/;

/** Whether a contract's underlying is an index. */
export const isIndexContract = ({ symbol }: Contract): boolean =>
  INDEX_SYMBOLS.test(symbol.trim().toUpperCase());
