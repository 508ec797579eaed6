import { monthlyRate } from '@/lib/domain/calculator/rates';
import {
  retirement,
  retirementPlan,
  retirementSeries,
  type RetirementFields,
} from '@/lib/domain/calculator/retirement';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { numberWord, yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  fraction,
  group,
  MINUS,
  percent,
  plain,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<RetirementFields> = {
  heading: ({ age, retire, until }) => [
    `${yearsTitle(retire - age)} of saving, ${numberWord(until - retire)} of spending`,
  ],
  findings: (input) => {
    const { firstMonth, corpus, have } = retirementPlan(input);
    const times = Math.round(corpus / (12 * firstMonth));
    return [
      [
        ...['What you buy with ', rupees(input.spending), ' a month today would cost '],
        ...[rupees(firstMonth), ' when you stop working.'],
      ],
      ['The money needed is ', plain(times), ' times the first year’s expenses.'],
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
        ...[text('Needed:'), sum(firstMonth), TIMES, figure(corpus / firstMonth)],
        ...[EQUALS, result(corpus)],
      ],
    ];
    if (monthly === 0) return lines;
    const ones = annuityParts(monthlyRate(before, basis), 12 * (retire - age));
    const gap = group(sum(corpus), MINUS, sum(have));
    return [...lines, [text('Each month:'), fraction([gap], ones), EQUALS, result(monthly)]];
  },
  method: (input) => {
    const { firstMonth, corpus } = retirementPlan(input);
    return [
      'Expenses rise by ',
      percent(input.inflation),
      ' once a year, while what is not yet spent earns ',
      percent(input.after),
      '. Divide each year’s expenses by what a rupee would have earned until then; together they are ',
      plain(Math.round(corpus / firstMonth)),
      ' times the first month. The instalments bring what your savings do not.',
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
  notes: ({ age, retire }) => ({
    monthly: `${12 * (retire - age)} instalments, rounded up to the rupee`,
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: the balance, rising while you pay in and falling while you spend. The table below has the figures.',
    bars: retirementSeries(input).map(({ year, balance, isRetired }) => ({
      ...{ year, part: isRetired ? 0 : balance, whole: balance },
    })),
  }),
  legend: [
    { series: 'second', title: 'Saving', text: 'The balance while you pay in.' },
    { series: 'accent', title: 'Spending', text: 'The balance while you live on it.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: (input) =>
    `${formatWholeRupees(input.spending)} a month today, from ${input.retire} to ${input.until}; age ${input.age}`,
};

export const view: CalculatorView<RetirementFields> = {
  calculator: retirement,
  explanation,
  layout,
};
