import { lastRow } from '@/lib/domain/calculator/figures';
import { rd, rdMaturity, rdMonthlyRate, rdSeries, type RdFields } from '@/lib/domain/calculator/rd';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { interestPart, shareNote } from './growth-chart';
import { annuityParts, EQUALS, percent, plain, result, rupees, sum, TIMES } from './phrases';

const explanation: Explanation<RdFields> = {
  heading: ({ months }) => [`${months} instalments, year by year`],
  findings: (input) => {
    const { growth } = lastRow(rdSeries(input));
    const other = rdMaturity({ ...input, interest: input.interest === '4' ? '12' : '4' });
    const gap = Math.abs(other - rdMaturity(input));
    const name = input.interest === '4' ? 'monthly' : 'quarterly';
    return [
      ['Interest makes ', rupees(growth), ' of it.'],
      [`Counted ${name}, the result would differ by `, rupees(gap), '.'],
    ];
  },
  formula: (input) => {
    const parts = annuityParts(rdMonthlyRate(input), input.months);
    return [[sum(input.amount), TIMES, ...parts, EQUALS, result(rdMaturity(input))]];
  },
  method: (input) => [
    'Each instalment earns ',
    percent(100 * rdMonthlyRate(input)),
    ' for every month that it stays. The first stays ',
    plain(input.months),
    ' months, the last one.',
  ],
};

const layout: Layout<RdFields> = {
  fields: () => ['amount', 'rate', 'months', 'interest'],
  results: ['invested', 'interest', 'maturity'],
  main: 'maturity',
  notes: ({ months }, shown) => ({
    invested: `${months} instalments`,
    ...shareNote(shown.interest, shown.maturity),
  }),
  ...interestPart(rdSeries, 'Your instalments up to the end of each year.'),
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, months, rate }) =>
    `${formatWholeRupees(amount)} a month for ${months} months at ${rate}%`,
};

export const view: CalculatorView<RdFields> = { calculator: rd, explanation, layout };
