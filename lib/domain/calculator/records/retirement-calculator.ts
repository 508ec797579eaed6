import { formatRupees } from '@/lib/tools/format';

import { rupeeFigure } from '../figure';
import { numberWord, yearsTitle } from '../number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  fraction,
  group,
  inPercent,
  inRupees,
  MINUS,
  plain,
  power,
  result,
  roundedUp,
  sum,
  text,
  TIMES,
} from '../phrases';
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
import type { Calculator, Explanation, Layout, Phrase } from '../types';
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
  heading: ({ age, retire, until }) => [
    `${yearsTitle(retire - age)} of saving, ${numberWord(until - retire)} of spending`,
  ],
  findings: (input) => {
    const { firstMonth, corpus, have } = retirementPlan(input);
    const times = Math.round(corpus / (12 * firstMonth));
    const price: Phrase =
      roundPaisa(firstMonth) > roundPaisa(input.spending)
        ? [
            'What you buy with ',
            inRupees(input.spending),
            ' a month today would cost ',
            inRupees(firstMonth),
            ' when you stop working.',
          ]
        : ['You would still spend ', inRupees(input.spending), ' a month when you stop working.'];
    return [
      price,
      times > 1
        ? ['The money needed is ', plain(times), ' times the first year’s expenses.']
        : ['The money needed is about the first year’s expenses.'],
      ...(have >= corpus
        ? [['At this return, what you have saved would be enough by itself.'] as const]
        : []),
    ];
  },
  formula: (input) => {
    const { age, retire, spending, inflation, before, basis } = input;
    const { firstMonth, corpus, have, monthly } = retirementPlan(input);
    const prices = power(1 + inflation / 100, figure(retire - age));
    const lines = [
      [text('First month:'), sum(spending), TIMES, prices, EQUALS, result(firstMonth)],
      [
        text('Needed:'),
        sum(firstMonth),
        TIMES,
        figure(corpus / firstMonth),
        EQUALS,
        result(corpus),
      ],
    ];
    if (monthly === 0) return lines;
    const ones = annuityParts(monthlyRate(before, basis), 12 * (retire - age));
    const gap = group(sum(corpus), MINUS, sum(have));
    return [...lines, [text('Each month:'), fraction([gap], ones), EQUALS, ...roundedUp(monthly)]];
  },
  method: (input) => {
    const { firstMonth, corpus, monthly } = retirementPlan(input);
    const months = Math.round(corpus / firstMonth);
    return [
      'Expenses rise by ',
      inPercent(input.inflation),
      ' once a year, while what is not yet spent earns ',
      inPercent(input.after),
      '. Divide each year’s expenses by what a rupee would have earned until then; together they are ',
      plain(months),
      ' times the first month.',
      monthly > 0 ? ' The instalments bring what your savings do not.' : '',
    ];
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
