import { choice, percent, rupees, wholeYears } from './fields';
import { lastRow, type YearRow } from './plan-figures';
import type { Fields, Values } from './types';

export const emiFields = {
  amount: rupees('Loan', [2_500_000, 10_000, 100_000_000, 10_000]),
  rate: percent('Interest rate', [8.5, 0, 30, 0.1]),
  years: wholeYears('For', [20, 1, 40, 1]),
  on: choice('reducing', 'Interest on', [
    { value: 'reducing', label: 'What is still owed', note: 'Reducing balance, as banks count' },
    { value: 'flat', label: 'The whole loan', note: 'Flat rate, as some lenders quote' },
  ]),
  part: rupees('Part payment', [0, 0, 100_000_000, 10_000]),
  every: choice('once', 'Paid', [
    { value: 'once', label: 'Once' },
    { value: 'yearly', label: 'Every year', note: 'From that year on' },
  ]),
  after: wholeYears('At the end of year', [1, 1, 39, 1]),
  keep: choice('emi', 'After it', [
    { value: 'emi', label: 'Same EMI', note: 'The loan ends earlier' },
    { value: 'term', label: 'Same term', note: 'The EMI falls' },
  ]),
} satisfies Fields;

export type EmiFields = typeof emiFields;
export type EmiInput = Values<EmiFields>;

/** Below half a paisa a balance is the error of double arithmetic. */
const NOTHING = 0.005;

/** The equal instalment at the end of each month: P·i / (1 − (1+i)^−n), and P/n at a rate of 0. */
function instalment(principal: number, monthly: number, months: number): number {
  if (monthly === 0) return principal / months;
  return (principal * monthly) / -Math.expm1(-months * Math.log1p(monthly));
}

/** The first instalment, in rupees, unrounded; at a flat rate (P + P·R·Y) / n. */
export function emiOf({ amount, rate, years, on }: EmiInput): number {
  const [monthly, term] = [rate / 1200, 12 * years];
  return on === 'flat' ? amount / term + amount * monthly : instalment(amount, monthly, term);
}

/**
 * The yearly rate, in per cent, at which the other method has the same EMI: the flat rate for a
 * reducing balance, computed directly, or the reverse, found by bisection.
 */
export function otherRate(input: EmiInput): number {
  const { amount, years, on } = input;
  const [emi, term] = [emiOf(input), 12 * years];
  if (on === 'reducing') return (100 * (emi * term - amount)) / amount / years;
  let [low, high] = [0, emi / amount];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (instalment(amount, middle, term) > emi) high = middle;
    else low = middle;
  }
  return 1200 * low;
}

/** A loan at the end of one year; rupees, unrounded. `total` is all paid so far, `growth` the interest in it. */
export interface LoanRow extends YearRow {
  readonly principal: number;
  readonly interest: number;
  /** Paid beyond the instalments. */
  readonly part: number;
  readonly balance: number;
  /** The instalment from now on. */
  readonly emi: number;
  /** Instalments so far. */
  readonly months: number;
}

/**
 * The loan year by year, at monthly rests; the last row ends with a balance of 0. With a flat rate
 * part payments are ignored: its interest is agreed in advance.
 */
export function loanSeries(input: EmiInput): readonly LoanRow[] {
  const { amount, rate, years, on, after, every, keep } = input;
  const [monthly, term] = [rate / 1200, 12 * years];
  const rows: LoanRow[] = [];
  let emi = emiOf(input);
  let [balance, total, months] = [amount, 0, 0];
  for (let year = 1; balance > 0; year += 1) {
    let [interest, principal] = [0, 0];
    for (let month = 0; month < 12 && balance > 0; month += 1) {
      months += 1;
      const due = (on === 'flat' ? amount : balance) * monthly;
      const repaid = months === term ? balance : Math.min(emi - due, balance);
      interest += due;
      principal += repaid;
      balance = balance - repaid < NOTHING ? 0 : balance - repaid;
    }
    const isDue = every === 'once' ? year === after : year >= after;
    const part = isDue && on === 'reducing' ? Math.min(input.part, balance) : 0;
    balance -= part;
    if (part > 0 && keep === 'term' && balance > 0)
      emi = instalment(balance, monthly, term - months);
    const paid = principal + interest + part;
    total += paid;
    const invested = amount - balance;
    rows.push({
      year,
      paid,
      invested,
      growth: total - invested,
      total,
      principal,
      interest,
      part,
      balance,
      emi,
      months,
    });
  }
  return rows;
}

/** The interest of the whole loan, in rupees, unrounded. */
export const loanInterest = (input: EmiInput): number => lastRow(loanSeries(input)).growth;
