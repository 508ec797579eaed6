import { formatRupees } from '@/lib/tools/format';

import { rupeeFigure } from '../figure';
import { annuityFactor, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { instalmentsNote } from '../plan-figures';
import { monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import {
  retirementFields,
  type RetirementFields,
  retirementInstalment,
  retirementPlan,
  retirementSeries,
} from '../retirement';
import { ceilRupee, roundPaisa } from '../rounding';
import type { Calculator, Explanation, Layout } from '../types';
import { whatIfs } from '../what-if';

export const retirement: Calculator<RetirementFields> = {
  fields: retirementFields,
  refine: ({ age, retire }) => ({
    retire: {
      default: Math.max(60, age + 1),
      min: age + 1,
      cure: `Enter ${age + 1} to 75 years, after your age today.`,
    },
    until: {
      default: Math.max(85, retire + 1),
      min: retire + 1,
      cure: `Enter ${retire + 1} to 100 years, after the age at which you stop working.`,
    },
  }),
  results: (input) => {
    const { firstMonth, corpus, have, monthly } = retirementPlan(input);
    return [
      rupeeFigure('spending', 'The first month without work costs', firstMonth),
      rupeeFigure('corpus', 'Needed on the day you stop', corpus),
      rupeeFigure('have', 'Your savings come to', have),
      { ...rupeeFigure('monthly', 'To pay in each month', monthly), shown: ceilRupee(monthly) },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'age', label: 'Your age', unit: 'number' },
      { key: 'invested', label: 'Paid in', unit: '₹' },
      { key: 'spent', label: 'Spent so far', unit: '₹' },
      { key: 'balance', label: 'Balance', unit: '₹' },
    ],
    rows: retirementSeries(input).map(({ year, age, invested, spent, balance }) => [
      year,
      age,
      roundPaisa(invested),
      roundPaisa(spent),
      roundPaisa(balance),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(retirementFields, input, retirementInstalment, [
      ...(input.retire + 1 < input.until ? [['retire', 1, 'One year more of work'] as const] : []),
      ['until', 5, 'The money lasting five years longer'],
      ['inflation', 1, 'Prices rising one percentage point a year faster'],
      ['before', -1, 'One percentage point a year less until then'],
      ['spending', 5_000, 'Five thousand rupees a month more to spend'],
    ]),
};

const explanation: Explanation<RetirementFields> = {
  heading: ({ age, retire, until }) =>
    phrase('{saving:Word year} of saving, {spending:word} of spending', {
      saving: retire - age,
      spending: until - retire,
    }),
  findings: (input) => {
    const { spending } = input;
    const { firstMonth, corpus, have } = retirementPlan(input);
    const times = Math.round(corpus / (12 * firstMonth));
    return phrases(
      [
        [
          'What you buy with {spending:rupees} a month today would cost {raised:rupees} when you stop working.',
          'You would still spend {spending:rupees} a month when you stop working.',
        ],
        [
          'The money needed is {times:number} times the first year’s expenses.',
          'The money needed is about the first year’s expenses.',
        ],
        '{isEnough?}At this return, what you have saved would be enough by itself.',
      ],
      {
        spending,
        raised: roundPaisa(firstMonth) > roundPaisa(spending) && firstMonth,
        times: times > 1 && times,
        isEnough: have >= corpus,
      },
    );
  },
  formula: (input) => {
    const { age, retire, spending, inflation, before, basis } = input;
    const { firstMonth, corpus, have, monthly } = retirementPlan(input);
    return formulaLines(
      [
        'First month: {spending:sum} × {prices}^{years} = {firstMonth:rupees}',
        'Needed: {firstMonth:sum} × {months} = {corpus:rupees}',
        'Each month: (({corpus:sum} − {have:sum})) ÷ {instalments} = {monthly:roundedUp}',
      ],
      {
        spending,
        prices: 1 + inflation / 100,
        years: retire - age,
        firstMonth,
        months: corpus / firstMonth,
        corpus,
        have,
        instalments: annuityFactor(monthlyRate(before, basis), 12 * (retire - age)),
        monthly: monthly !== 0 && monthly,
      },
    );
  },
  method: (input) => {
    const { firstMonth, corpus, monthly } = retirementPlan(input);
    return phrase(
      'Expenses rise by {inflation:percent} once a year, while what is not yet spent earns {after:percent}. Divide each year’s expenses by what a rupee would have earned until then; together they are {months:number} times the first month.[{isSaving?} The instalments bring what your savings do not.]',
      {
        inflation: input.inflation,
        after: input.after,
        months: Math.round(corpus / firstMonth),
        isSaving: monthly > 0,
      },
    );
  },
};

const layout: Layout<RetirementFields> = {
  fields: () => [
    ...(['age', 'retire', 'until', 'spending', 'inflation', 'savings'] as const),
    ...(['before', 'after', 'basis', 'spend'] as const),
  ],
  results: ['spending', 'corpus', 'have', 'monthly'],
  main: 'monthly',
  series: {},
  notes: (input) => ({
    monthly: instalmentsNote(12 * (input.retire - input.age), retirementInstalment(input)),
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: the balance, rising while you pay in and falling while you spend. The table below has the figures.',
    bars: retirementSeries(input).map(({ year, balance, isRetired }) => ({
      year,
      part: isRetired ? 0 : balance,
      whole: balance,
    })),
  }),
  legend: [
    { series: 'second', title: 'Saving', text: 'The balance while you pay in.' },
    { series: 'accent', title: 'Spending', text: 'The balance while you live on it.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: (input) =>
    `${formatRupees(input.spending)} a month today, from ${input.retire} to ${input.until}; age ${input.age}`,
};

export const record = {
  view: {
    calculator: retirement,
    explanation,
    layout,
  },
} as const satisfies CalculatorRecord;
