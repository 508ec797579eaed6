import type { MarketClock } from '@/lib/domain/figure/ages';
import { countOf, directionOf, formatCount } from '@/lib/tools/format';
import { type Finding } from '@/lib/domain/figure/tense';
import { isExpired } from './dated';
import type { Contract } from './records';

/** Contracts by expiry: each underlying has its own near, next and far months. */
export interface ContractMonth {
  readonly key: 'near' | 'next' | 'far' | 'expired';
  readonly name: string;
  readonly contracts: readonly Contract[];
}

const MONTHS = [
  { key: 'near', name: 'Near month' },
  { key: 'next', name: 'Next month' },
  { key: 'far', name: 'Far months' },
  { key: 'expired', name: 'Expired contracts' },
] as const;

/** Groups contracts into near, next and far months, and those that have ended; omits empty groups. */
export function contractMonths(
  contracts: readonly Contract[],
  now: MarketClock,
): readonly ContractMonth[] {
  const expiries = new Map<string, string[]>();
  for (const { symbol, expiry } of contracts) {
    const known = expiries.get(symbol) ?? [];
    if (expiry && !isExpired(expiry, now) && !known.includes(expiry)) known.push(expiry);
    expiries.set(symbol, known);
  }
  expiries.forEach((known) => known.sort());
  const monthOf = ({ symbol, expiry }: Contract): ContractMonth['key'] => {
    if (isExpired(expiry, now)) return 'expired';
    const at = expiry === null ? 0 : (expiries.get(symbol)?.indexOf(expiry) ?? 0);
    return MONTHS[Math.min(2, at)]?.key ?? 'far';
  };
  return MONTHS.map(({ key, name }) => ({
    key,
    name,
    contracts: contracts
      .filter((contract) => monthOf(contract) === key)
      .sort((a, b) => (b.openInterest ?? -1) - (a.openInterest ?? -1)),
  })).filter(({ contracts: own }) => own.length > 0);
}

/** The month that an address asks for, else the first there is. */
export const monthAsked = (
  months: readonly ContractMonth[],
  key: string,
): ContractMonth | undefined => months.find((month) => month.key === key) ?? months[0];

const changeOf = ({ changePercent, change }: Contract): number | null => changePercent ?? change;

/** `3 of 5 contracts`, `all 5 contracts`, `both contracts`. */
function partOf(count: number, total: number, one: string): string {
  if (count < total) return `${formatCount(count)} of ${countOf(total, one)}`;
  return total === 2 ? `both ${one}s` : `all ${countOf(total, one)}`;
}

/**
 * `31 of 55 contracts rose`, `no index future rose`; `null` for fewer than two changes.
 * @param one the contracts in the singular: `index future`
 */
export function contractsFinding(contracts: readonly Contract[], one = 'contract'): Finding | null {
  const moved = contracts.filter((contract) => changeOf(contract) !== null);
  if (moved.length < 2) return null;
  const rose = moved.filter((contract) => directionOf(changeOf(contract)) === 'up').length;
  if (rose === 0) return { present: `no ${one} rose` };
  return { present: `${partOf(rose, moved.length, one)} rose` };
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
    key: `${price}-${interest}`,
    price,
    interest,
    name,
    reading,
    contracts: contracts
      .filter(
        (contract) =>
          directionOf(changeOf(contract), 4) === price &&
          directionOf(contract.openInterestChange, 0) === interest,
      )
      .sort((a, b) => size(b) - size(a)),
  }));
}

/** `open interest grew in 3 of 5 underlyings`; `null` if neither it nor a price changed. */
export function buildUpFinding(kinds: readonly BuildUp[]): Finding | null {
  const countIn = (of: readonly BuildUp[]) =>
    of.reduce((sum, { contracts }) => sum + contracts.length, 0);
  const total = countIn(kinds);
  if (total === 0) return null;
  const grew = countIn(kinds.filter(({ interest }) => interest === 'up'));
  if (grew === 0) return { present: 'open interest grew in no underlying' };
  if (total === 1) return { present: 'open interest grew in the one underlying that moved' };
  return { present: `open interest grew in ${partOf(grew, total, 'underlying')}` };
}

const INDEX_SYMBOLS = /^(NIFTY|BANKNIFTY|FINNIFTY|MIDCPNIFTY|NIFTYNXT50|SENSEX|SENSEX50|BANKEX)$/;

/** Whether a contract's underlying is an index. */
export const isIndexContract = ({ symbol }: Contract): boolean =>
  INDEX_SYMBOLS.test(symbol.trim().toUpperCase());

/** The codes of the indices with futures, by the symbol of these. */
const INDEX_CODES: Readonly<Record<string, string>> = {
  NIFTY: 'index:nifty-50',
  BANKNIFTY: 'index:nifty-bank',
  FINNIFTY: 'index:nifty-financial-services',
  MIDCPNIFTY: 'index:nifty-midcap-select',
  NIFTYNXT50: 'index:nifty-next-50',
};

/** The code of a contract's index, by which its year is known. */
export const indexCodeOf = ({ symbol }: Contract): string | undefined =>
  INDEX_CODES[symbol.trim().toUpperCase()];
