import { formatRupees } from '@/lib/tools/format';

import { basisField, fundReturn, percent, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { lastRow, planTable, type YearRow } from '../plan-figures';
import { growthPart } from '../growth-chart';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { growthFactor, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { ceilRupee, roundPaisa, shownRest } from '../rounding';
import { instalmentSeries } from '../sip';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const goalFields = {
  cost: rupees('What it costs today', [2_000_000, 10_000, 1_000_000_000, 10_000]),
  years: wholeYears('You need it in', [12, 1, 40, 1]),
  inflation: percent('Its price rises each year by', [8, 0, 20, 0.5]),
  savings: rupees('Saved for it so far', [200_000, 0, 1_000_000_000, 10_000]),
  monthly: rupees('Paid in each month already', [5_000, 0, 1_000_000, 500]),
  stepup: percent('Raise instalments every year by', [0, 0, 50, 1]),
  rate: fundReturn('Yearly return assumed', 11),
  basis: basisField,
} satisfies Fields;

type GoalFields = typeof goalFields;
type GoalInput = Values<GoalFields>;

interface GoalPlan {
  /** The goal at the prices of its day. */
  readonly target: number;
  /** The value of the savings and the present instalments by then. */
  readonly have: number;
  readonly gap: number;
  /** The instalment to add in the first year, raised like the others. */
  readonly extra: number;
  /** The single sum to add today instead. */
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
 * Target G(1+f)^Y; have S(1+R)^Y + P·a, where a is the final value of one rupee a month with its
 * raises; extra (target − have)/a. Sums held for the whole time grow by R once a year.
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

/** What is missing as shown: the target less what there is by then, both as shown. */
function shownGap(input: GoalInput): number {
  const { target, have } = goalPlan(input);
  return Math.max(0, shownRest(target, have));
}

/** The extra instalment as shown: rounded up to the rupee, so that the goal is met. */
const extraInstalment = (input: GoalInput): number => ceilRupee(goalPlan(input).extra);

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
      { ...rupeeFigure('gap', 'Missing on the day', gap), shown: shownGap(input) },
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

const explanation: Explanation<GoalFields> = {
  heading: (input) => phrase('{years:Word year} to the goal, with what is missing added', input),
  findings: (input) => {
    const { target, have, gap } = goalPlan(input);
    return phrases(
      [
        [
          'What costs {cost:rupees} today would cost {target:rupees} by then.',
          'The price stays at {cost:rupees}.',
        ],
        [
          '{isReached?}At this return you are on the way to all of it.',
          '{isNew?}Nothing is on the way to it yet.',
          'You are on the way to {share:share} of it.',
        ],
      ],
      {
        cost: input.cost,
        target: roundPaisa(target) > roundPaisa(input.cost) && target,
        isReached: ceilRupee(gap) === 0,
        isNew: have === 0,
        share: Math.floor((100 * have) / target),
      },
    );
  },
  formula: (input) => {
    const { cost, years, inflation, rate } = input;
    const { target, have, gap, extra, once } = goalPlan(input);
    return formulaLines(
      [
        'Goal: {cost:sum} × {prices}^{years} = {target:rupees}',
        'Missing: {target:sum} − {have:sum} = {missing:rupees}',
        'Once: {gap:sum} ÷ {growth}^{years} = {once:rupees}',
        'Each month: {gap:sum} ÷ {rupee} = {extra:roundedUp}',
      ],
      {
        cost,
        prices: 1 + inflation / 100,
        years,
        target,
        have,
        missing: gap !== 0 && shownGap(input),
        gap: gap !== 0 && gap,
        growth: 1 + rate / 100,
        once,
        rupee: gap / extra,
        extra,
      },
    );
  },
  method: (input) => {
    const { gap, extra } = goalPlan(input);
    return phrase(
      'Each instalment earns {month:percent} for every month it stays, and your savings earn {rate:percent} a year. [One rupee a month comes to {rupee:exact} by the day. Divide what is missing by that.][{isReached?}Together they reach the goal, so nothing has to be added.]',
      {
        month: 100 * monthlyRate(input.rate, input.basis),
        rate: input.rate,
        rupee: gap !== 0 && gap / extra,
        isReached: gap === 0,
      },
    );
  },
};

const part = growthPart(goalSeries, 'Your savings, and the instalments with those to add.');

const layout: Layout<GoalFields> = {
  fields: () => ['cost', 'years', 'inflation', 'savings', 'monthly', 'stepup', 'rate', 'basis'],
  results: ['target', 'have', 'gap', 'once', 'extra'],
  main: 'extra',
  ...part,
  notes: ({ monthly, stepup }) => ({
    extra: [
      ...(monthly > 0 ? [`On top of ${formatRupees(monthly)}`] : ['Rounded up to the rupee']),
      ...(stepup > 0 ? ['in the first year'] : []),
    ].join(', '),
  }),
  chart: (input) => ({ ...part.chart(input), mark: goalPlan(input).target }),
  legend: [
    ...part.legend,
    { series: 'dash', title: 'The goal', text: 'What it costs on its day.' },
  ],
  example: (input) =>
    `${formatRupees(input.cost)} today, needed in ${input.years} years; ${formatRupees(input.monthly)} a month so far`,
};

export const record = {
  view: { calculator: goal, explanation, layout },
} as const satisfies CalculatorRecord;
