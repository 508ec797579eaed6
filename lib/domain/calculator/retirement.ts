import { assumption, basisField, fundReturn, percent, rupees, wholeYears } from './fields';
import { annuityDue, growthFactor, monthlyRate } from './rates';
import { ceilRupee } from './rounding';
import type { Fields, Values } from './types';

export const retirementFields = {
  age: wholeYears('Your age', [30, 18, 65, 1]),
  retire: wholeYears('You stop working at', [60, 19, 75, 1]),
  until: wholeYears('The money has to last to', [85, 20, 100, 1]),
  spending: rupees('Spent each month, in today’s money', [50_000, 1_000, 10_000_000, 1_000]),
  inflation: percent('Prices rise each year by', [6, 0, 20, 0.5]),
  savings: rupees('Saved for it so far', [500_000, 0, 1_000_000_000, 10_000]),
  before: fundReturn('Yearly return until then', 11),
  after: fundReturn('Yearly return after that', 7),
  basis: basisField,
  spend: assumption('monthly', 'Money is taken out', [
    { value: 'monthly', label: 'Each month', note: 'At its start; the rest keeps earning' },
    { value: 'yearly', label: 'Each year', note: 'A year’s expenses at its start, as some count' },
  ]),
} satisfies Fields;

export type RetirementFields = typeof retirementFields;
export type RetirementInput = Values<RetirementFields>;

export interface RetirementPlan {
  /** Expenses of the first month without work. */
  readonly firstMonth: number;
  /** The sum needed on the day of retirement. */
  readonly corpus: number;
  /** The value of the savings by then. */
  readonly have: number;
  readonly monthly: number;
}

/**
 * The value of a year's expenses on its first day, per rupee a month: twelve, or less if they are
 * spent later.
 */
function monthsWorth({ after, spend }: RetirementInput): number {
  if (spend === 'yearly') return 12;
  const month = monthlyRate(after, 'effective');
  return annuityDue(month, 12) / growthFactor(month, 12);
}

/**
 * Expenses rise once a year. Corpus: each year's expenses, discounted to the day of retirement at
 * the return after it. The instalments until then are an annuity due for the part that the savings
 * don't cover.
 */
export function retirementPlan(input: RetirementInput): RetirementPlan {
  const { age, retire, until, spending, inflation, savings, before, after, basis } = input;
  const firstMonth = spending * growthFactor(inflation / 100, retire - age);
  const perYear = (1 + inflation / 100) / (1 + after / 100);
  const years = Array.from({ length: until - retire }, (_, year) => perYear ** year);
  const corpus = firstMonth * monthsWorth(input) * years.reduce((total, one) => total + one, 0);
  const have = savings * growthFactor(before / 100, retire - age);
  const ones = annuityDue(monthlyRate(before, basis), 12 * (retire - age));
  return { firstMonth, corpus, have, monthly: Math.max(0, corpus - have) / ones };
}

/** The instalment as shown: rounded up to the rupee, so that the money lasts. */
export const retirementInstalment = (input: RetirementInput): number =>
  ceilRupee(retirementPlan(input).monthly);

export interface RetirementRow {
  readonly year: number;
  readonly age: number;
  /** Savings and instalments so far. */
  readonly invested: number;
  /** Taken out so far. */
  readonly spent: number;
  readonly balance: number;
  readonly isRetired: boolean;
}

/** The balance at the end of each year, from today to the last one. */
export function retirementSeries(input: RetirementInput): readonly RetirementRow[] {
  const { age, retire, until, inflation, savings, before, after, basis } = input;
  const instalment = retirementInstalment(input);
  const month = monthlyRate(before, basis);
  const { firstMonth } = retirementPlan(input);
  const working = retire - age;
  let [spent, balance] = [0, savings];
  return Array.from({ length: until - age }, (_, index) => {
    const year = index + 1;
    const isRetired = year > working;
    if (isRetired) {
      const monthly = firstMonth * growthFactor(inflation / 100, year - working - 1);
      spent += 12 * monthly;
      balance = (balance - monthly * monthsWorth(input)) * (1 + after / 100);
    } else {
      balance =
        savings * growthFactor(before / 100, year) + instalment * annuityDue(month, 12 * year);
    }
    const invested = savings + 12 * instalment * Math.min(year, working);
    return { year, age: age + year, invested, spent, balance: Math.max(0, balance), isRetired };
  });
}
