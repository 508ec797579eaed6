import { FUND_RETURNS_NOTE, basisField, percent, rupees, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { planTable, type YearRow } from './figures';
import { annuityDue, growthFactor, monthlyRate } from './rates';
import { ceilRupee } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const wealthFields = {
  goal: rupees("The goal, in today's money", [10_000_000, 10_000, 1_000_000_000, 10_000]),
  years: wholeYears('Years to the goal', [15, 1, 50, 1]),
  rate: percent('Yearly return assumed', [12, 0, 50, 0.5], FUND_RETURNS_NOTE),
  inflation: percent('Prices rise each year by', [0, 0, 20, 0.5]),
  savings: rupees('Saved so far', [0, 0, 1_000_000_000, 10_000]),
  basis: basisField,
} satisfies Fields;

export type WealthFields = typeof wealthFields;
export type WealthInput = Values<WealthFields>;

/** A plan for a goal; all in rupees, unrounded. */
export interface WealthPlan {
  /** The goal at the prices of the year it falls in. */
  readonly target: number;
  /** What the savings so far grow to. */
  readonly savingsThen: number;
  /** What new payments have to bring; 0 when the savings suffice. */
  readonly gap: number;
  /** The instalment at the start of each month that fills the gap. */
  readonly monthly: number;
  /** The one sum, paid in today, that fills the gap. */
  readonly onetime: number;
}

/**
 * Target G(1+f)^Y; gap max(0, target − S(1+R)^Y); monthly gap·i/(((1+i)^n − 1)(1+i)), the annuity due
 * solved for its instalment; one-time gap/(1+R)^Y. Sums held for the whole time grow by R once a
 * year; `basis` concerns the instalments alone.
 */
export function wealthPlan({
  goal,
  years,
  rate,
  inflation,
  savings,
  basis,
}: WealthInput): WealthPlan {
  const growth = growthFactor(rate / 100, years);
  const target = goal * growthFactor(inflation / 100, years);
  const savingsThen = savings * growth;
  const gap = Math.max(0, target - savingsThen);
  const monthly = gap / annuityDue(monthlyRate(rate, basis), 12 * years);
  return { target, savingsThen, gap, monthly, onetime: gap / growth };
}

/** The instalment as the page shows it: rounded up to the rupee, so that the goal is met. */
export function wealthInstalment(input: WealthInput): number {
  return ceilRupee(wealthPlan(input).monthly);
}

/** Savings and the rounded-up instalments at the end of each year, in rupees. */
export function wealthSeries(input: WealthInput): readonly YearRow[] {
  const { years, rate, savings, basis } = input;
  const instalment = wealthInstalment(input);
  const monthly = monthlyRate(rate, basis);
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const paid = 12 * instalment;
    const invested = savings + paid * year;
    const total =
      savings * growthFactor(rate / 100, year) + instalment * annuityDue(monthly, 12 * year);
    return { year, paid, invested, growth: total - invested, total };
  });
}

/** How the instalment changes; a negative difference is less to pay. */
export function wealthWhatIf(input: WealthInput) {
  return whatIfs(wealthFields, input, wealthInstalment, [
    ['rate', 1, 'One percentage point a year more'],
    ['rate', -1, 'One percentage point a year less'],
    ['years', 1, 'One year more'],
    ['inflation', 1, 'Prices rising one percentage point a year faster'],
  ]);
}

export const wealthAccumulation: Calculator<WealthFields> = {
  fields: wealthFields,
  results: (input) => {
    const { target, monthly, onetime } = wealthPlan(input);
    return [
      rupeeFigure('target', 'The goal when you reach it', target),
      { ...rupeeFigure('monthly', 'Each month', monthly), shown: ceilRupee(monthly) },
      rupeeFigure('onetime', 'Or once, today', onetime),
    ];
  },
  table: (input) => planTable(wealthSeries(input)),
  whatIf: wealthWhatIf,
};
