import { basisField, fundReturn, percent, rupees, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { lastRow, planTable, type YearRow } from './figures';
import { growthFactor } from './rates';
import { ceilRupee } from './rounding';
import { instalmentSeries } from './sip';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const goalFields = {
  cost: rupees('What it costs today', [2_000_000, 10_000, 1_000_000_000, 10_000]),
  years: wholeYears('You need it in', [12, 1, 40, 1]),
  inflation: percent('Its price rises each year by', [8, 0, 20, 0.5]),
  savings: rupees('Saved for it so far', [200_000, 0, 1_000_000_000, 10_000]),
  monthly: rupees('Paid in each month already', [5_000, 0, 1_000_000, 500]),
  stepup: percent('Raise instalments every year by', [0, 0, 50, 1]),
  rate: fundReturn('Yearly return assumed', 11),
  basis: basisField,
} satisfies Fields;

export type GoalFields = typeof goalFields;
export type GoalInput = Values<GoalFields>;

export interface GoalPlan {
  /** The goal at the prices of its day. */
  readonly target: number;
  /** What the savings and the present instalments come to by then. */
  readonly have: number;
  readonly gap: number;
  /** The instalment to add in the first year, raised like the others. */
  readonly extra: number;
  /** Or the one sum to add today. */
  readonly once: number;
}

/** Instalments of one sum a month, raised every year, at the end of each year. */
function raised(input: GoalInput, instalment: number): readonly YearRow[] {
  return instalmentSeries(
    { ...input, when: 'start' },
    (year) => instalment * growthFactor(input.stepup / 100, year),
  );
}

/**
 * Target G(1+f)^Y; have S(1+R)^Y + P·a, where a is what one rupee a month comes to with its raises;
 * extra (target − have)/a. Sums held for the whole time grow by R once a year.
 */
export function goalPlan(input: GoalInput): GoalPlan {
  const { cost, years, inflation, savings, monthly, rate } = input;
  const growth = growthFactor(rate / 100, years);
  const aRupee = lastRow(raised(input, 1)).total;
  const target = cost * growthFactor(inflation / 100, years);
  const have = savings * growth + monthly * aRupee;
  const gap = Math.max(0, target - have);
  return { target, have, gap, extra: gap / aRupee, once: gap / growth };
}

/** The extra instalment as shown: rounded up to the rupee, so that the goal is met. */
export const extraInstalment = (input: GoalInput): number => ceilRupee(goalPlan(input).extra);

/** Savings, present and extra instalments at the end of each year. */
export function goalSeries(input: GoalInput): readonly YearRow[] {
  const { savings, monthly, rate } = input;
  return raised(input, monthly + extraInstalment(input)).map((row) => {
    const invested = savings + row.invested;
    const total = savings * growthFactor(rate / 100, row.year) + row.total;
    return { ...row, invested, total, growth: total - invested };
  });
}

export const goal: Calculator<GoalFields> = {
  fields: goalFields,
  results: (input) => {
    const { target, have, gap, extra, once } = goalPlan(input);
    return [
      rupeeFigure('target', 'It will cost', target),
      rupeeFigure('have', 'You are on the way to', have),
      rupeeFigure('gap', 'Missing on the day', gap),
      rupeeFigure('once', 'To add once, today', once),
      { ...rupeeFigure('extra', 'Or to add each month', extra), shown: ceilRupee(extra) },
    ];
  },
  table: (input) => planTable(goalSeries(input)),
  whatIf: (input) =>
    whatIfs(goalFields, input, extraInstalment, [
      ['years', 1, 'One year more'],
      ['inflation', 1, 'Its price rising one percentage point a year faster'],
      ['rate', -1, 'One percentage point a year less'],
      ['stepup', 5, 'A yearly raise five points larger'],
    ]),
};
