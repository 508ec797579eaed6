import { formatRupees } from '@/lib/tools/format';

import { basisField, FUND_RETURNS_NOTE, percent, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { instalmentsNote, planTable, type YearRow } from '../plan-figures';
import { growthPart } from '../growth-chart';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { annuityDue, growthFactor, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { ceilRupee, roundPaisa } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const wealthFields = {
  goal: rupees('The goal, in today’s money', [10_000_000, 10_000, 1_000_000_000, 10_000]),
  years: wholeYears('Years to the goal', [15, 1, 50, 1]),
  rate: percent('Yearly return assumed', [12, 0, 50, 0.5], FUND_RETURNS_NOTE),
  inflation: percent('Prices rise each year by', [0, 0, 20, 0.5]),
  savings: rupees('Saved so far', [0, 0, 1_000_000_000, 10_000]),
  basis: basisField,
} satisfies Fields;

type WealthFields = typeof wealthFields;
type WealthInput = Values<WealthFields>;

/** A plan for a goal; all in rupees, unrounded. */
interface WealthPlan {
  /** The goal at the prices of the year it falls in. */
  readonly target: number;
  /** The future value of the present savings. */
  readonly savingsThen: number;
  /** The sum that new payments must reach; 0 when the savings suffice. */
  readonly gap: number;
  /** The instalment at the start of each month that fills the gap. */
  readonly monthly: number;
  /** The one sum, paid in today, that fills the gap. */
  readonly onetime: number;
}

/**
 * Target G(1+f)^Y; gap max(0, target − S(1+R)^Y); monthly gap·i/(((1+i)^n − 1)(1+i)), the annuity
 * due solved for its instalment; one-time gap/(1+R)^Y. Sums held for the whole time grow by R once
 * a year; `basis` applies only to the instalments.
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
function wealthWhatIf(input: WealthInput) {
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

const explanation: Explanation<WealthFields> = {
  heading: (input) => phrase('{years:Word year} to the goal', input),
  findings: (input) => {
    const { goal, years, rate } = input;
    const { target, gap } = wealthPlan(input);
    const count = 12 * years;
    return phrases(
      [
        'What costs {goal:rupees} today would cost {raised:rupees} when you get there.',
        [
          '{isReached?}At this return, what you have saved would reach the goal by itself.',
          'Your {count:number} instalments add up to {paid:rupees}.[{isGrowing?} Growth has to bring the rest.]',
        ],
        'With a year less to go, it would take {later:rupees} a month.',
      ],
      {
        goal,
        raised: roundPaisa(target) > roundPaisa(goal) && target,
        isReached: gap === 0,
        count,
        paid: count * wealthInstalment(input),
        isGrowing: rate > 0,
        later: gap > 0 && years > 1 && wealthInstalment({ ...input, years: years - 1 }),
      },
    );
  },
  formula: (input) => {
    const { goal, years, rate, inflation, savings, basis } = input;
    const { target, gap, monthly, onetime } = wealthPlan(input);
    const month = monthlyRate(rate, basis);
    return formulaLines(
      [
        'Goal: {goal:sum} × {prices}^{years} = {target:rupees}',
        'Gap: {target:sum} − {savings:sum} × {growth}^{years} = {gap:rupees}',
        [
          'Each month: ({gap:sum} × {month}) ÷ (({monthGrowth}^{months} − 1) × {monthGrowth}) = {monthly:roundedUp}',
          'Each month: {gap:sum} ÷ {months} = {monthly:roundedUp}',
        ],
        'Or once: {gap:sum} ÷ {growth}^{years} = {once:rupees}',
      ],
      {
        goal,
        prices: 1 + inflation / 100,
        years,
        target,
        savings: savings > 0 && savings,
        growth: 1 + rate / 100,
        gap,
        month: month !== 0 && month,
        monthGrowth: 1 + month,
        months: 12 * years,
        monthly: gap > 0 && monthly,
        once: gap > 0 && onetime,
      },
    );
  },
  method: (input) => {
    const { gap } = wealthPlan(input);
    return phrase(
      'Take the goal at the prices of its year, less what your savings grow to. [Each instalment earns {month:percent} for every month it stays; the instalment shown, rounded up to the rupee, fills the gap.][{isReached?}Nothing is left for instalments to bring.]',
      {
        month: gap > 0 && 100 * monthlyRate(input.rate, input.basis),
        isReached: gap <= 0,
      },
    );
  },
};

const layout: Layout<WealthFields> = {
  fields: () => ['goal', 'years', 'rate', 'inflation', 'savings', 'basis'],
  results: ['target', 'onetime', 'monthly'],
  main: 'monthly',
  notes: (input) => ({
    monthly: instalmentsNote(12 * input.years, wealthInstalment(input)),
  }),
  ...growthPart(wealthSeries, 'Your instalments, and what you had saved before.'),
  example: ({ goal, years, rate }) => `${formatRupees(goal)} in ${years} years at ${rate}%`,
};

export const record = {
  view: {
    calculator: wealthAccumulation,
    explanation,
    layout,
  },
} as const satisfies CalculatorRecord;
