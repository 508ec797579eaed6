import { assumption, fundReturn, percent, rupees, wholeYears } from './fields';
import { growthFactor, monthlyRate } from './rates';
import type { Fields, Values } from './types';

export const swpFields = {
  sum: rupees('The sum that you have', [1_000_000, 10_000, 1_000_000_000, 10_000]),
  amount: rupees('Taken out each month', [8_000, 100, 10_000_000, 500]),
  rate: fundReturn('Yearly return assumed', 8),
  years: wholeYears('For', [10, 1, 50, 1]),
  raise: percent('Take out more every year by', [0, 0, 20, 1]),
  basis: assumption('effective', 'Count the return as', [
    {
      value: 'effective',
      label: 'Effective',
      note: 'Twelve months make exactly the yearly return, as most pages on withdrawals count',
    },
    { value: 'nominal', label: 'Nominal', note: 'A twelfth of it each month' },
  ]),
  when: assumption('end', 'Taken out at', [
    { value: 'end', label: 'The end', note: 'After the month has earned' },
    { value: 'start', label: 'The start', note: 'Before the month earns' },
  ]),
} satisfies Fields;

export type SwpFields = typeof swpFields;
export type SwpInput = Values<SwpFields>;

export interface SwpMonth {
  readonly month: number;
  /** The planned withdrawal. */
  readonly wanted: number;
  /** The actual withdrawal, which is smaller if the balance is. */
  readonly taken: number;
  readonly balance: number;
}

/** The planned withdrawal of a month; */
const wantedIn = ({ amount, raise }: SwpInput, month: number): number =>
  amount * growthFactor(raise / 100, Math.floor((month - 1) / 12));

/**
 * The balance month by month, unrounded: B(1+i) − W with withdrawals at a month's end, (B − W)(1+i)
 * at its start. A withdrawal never exceeds the balance.
 */
export function swpMonths(input: SwpInput): readonly SwpMonth[] {
  const growth = 1 + monthlyRate(input.rate, input.basis);
  let balance = input.sum;
  return Array.from({ length: 12 * input.years }, (_, index) => {
    const wanted = wantedIn(input, index + 1);
    const before = input.when === 'end' ? balance * growth : balance;
    const taken = Math.min(wanted, before);
    balance = (before - taken) * (input.when === 'end' ? 1 : growth);
    return { month: index + 1, wanted, taken, balance };
  });
}

/** The months whose withdrawal is paid in full, within the error of double arithmetic. */
export function monthsPaid(input: SwpInput): number {
  const short = swpMonths(input).findIndex(({ wanted, taken }) => taken < wanted * (1 - 1e-9));
  return short === -1 ? 12 * input.years : short;
}

/** The sum that pays every withdrawal and leaves nothing: each one discounted to today. */
export function swpNeeded(input: SwpInput): number {
  const growth = 1 + monthlyRate(input.rate, input.basis);
  const late = input.when === 'end' ? 0 : 1;
  return Array.from({ length: 12 * input.years }, (_, index) => index + 1).reduce(
    (total, month) => total + wantedIn(input, month) / growth ** (month - late),
    0,
  );
}

export interface SwpYear {
  readonly year: number;
  /** Taken out so far. */
  readonly withdrawn: number;
  /** Earned so far. */
  readonly growth: number;
  readonly balance: number;
}

/** The plan at the end of each year. */
export function swpSeries(input: SwpInput): readonly SwpYear[] {
  let withdrawn = 0;
  return swpMonths(input).flatMap(({ month, taken, balance }) => {
    withdrawn += taken;
    const growth = balance + withdrawn - input.sum;
    return month % 12 === 0 ? [{ year: month / 12, withdrawn, growth, balance }] : [];
  });
}
