import { choice, FUND_RETURNS_NOTE, percent, rupees, wholeYears } from './fields';
import { lastRow, type YearRow } from './plan-figures';
import { annuityDue, growthFactor } from './rates';
import type { Fields, Values } from './types';

export const compoundingFields = {
  mode: choice('lumpsum', 'Pay in', [
    { value: 'lumpsum', label: 'Once' },
    { value: 'sip', label: 'Each month' },
  ]),
  amount: rupees('Amount', [100_000, 100, 1_000_000_000, 1_000]),
  rate: percent('Yearly return assumed', [12, 0, 50, 0.5], FUND_RETURNS_NOTE),
  invest: wholeYears('Paid in for', [10, 1, 50, 1], 'Each month only'),
  years: wholeYears('Years in all', [10, 1, 50, 1]),
  frequency: choice('1', 'Interest is added', [
    { value: '1', label: 'Yearly' },
    { value: '2', label: 'Half-yearly' },
    { value: '4', label: 'Quarterly' },
    { value: '12', label: 'Monthly' },
    { value: '365', label: 'Daily' },
  ]),
  inflation: percent('Prices rise each year by', [6, 0, 20, 0.5]),
} satisfies Fields;

export type CompoundingFields = typeof compoundingFields;
export type CompoundingInput = Values<CompoundingFields>;

export interface CompoundingRow extends YearRow {
  /** The total at today's prices. */
  readonly real: number;
  /**
   * The interest on interest; null for monthly payments, for which there is no single simple
   * interest.
   */
  readonly interestOnInterest: number | null;
}

/**
 * The plan at the end of each year, in rupees. Once: P(1 + R/m)^(m·t), of which P·R·t is simple
 * interest and the rest interest on interest. Each month: instalments at the start of a month at the
 * monthly rate (1 + R/m)^(m/12) − 1, for `invest` years, then left to earn. Real value: total/(1+f)^t.
 */
export function compoundingSeries(input: CompoundingInput): readonly CompoundingRow[] {
  const { mode, amount, rate, invest, years, inflation } = input;
  const times = Number(input.frequency);
  const yearly = rate / 100;
  const monthly = Math.expm1((times / 12) * Math.log1p(yearly / times));
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const paidYears = Math.min(year, invest);
    const isOnce = mode === 'lumpsum';
    const paid = isOnce ? (year === 1 ? amount : 0) : year <= invest ? 12 * amount : 0;
    const invested = isOnce ? amount : 12 * amount * paidYears;
    const total = isOnce
      ? amount * growthFactor(yearly / times, times * year)
      : amount *
        annuityDue(monthly, 12 * paidYears) *
        growthFactor(monthly, 12 * (year - paidYears));
    const growth = total - invested;
    const real = total / growthFactor(inflation / 100, year);
    const interestOnInterest = isOnce ? Math.max(0, growth - amount * yearly * year) : null;
    return { year, paid, invested, growth, total, real, interestOnInterest };
  });
}

/** The final value of the plan, in rupees, unrounded. */
export function compoundingTotal(input: CompoundingInput): number {
  return lastRow(compoundingSeries(input)).total;
}

/**
 * Years until money doubles: by the rule of 72 (72/R) and exactly, ln 2/(m·ln(1 + R/m)); null at a
 * rate of 0, at which it never does.
 */
export function doublingTime({ rate, frequency }: Pick<CompoundingInput, 'rate' | 'frequency'>) {
  if (rate === 0) return null;
  const times = Number(frequency);
  return { ruleOf72: 72 / rate, exact: Math.LN2 / (times * Math.log1p(rate / 100 / times)) };
}
