import { hra, hraOf, hraShares, type HraFields, type HraInput } from '@/lib/domain/calculator/hra';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { ring } from './growth-chart';
import { EQUALS, figure, MINUS, percent, result, rupees, sum, text, TIMES } from './phrases';

/** What holds the exemption down. */
function limitOf(input: HraInput): string {
  const { exempt, overRent, received } = hraOf(input);
  if (exempt === 0) return 'Nothing is free of tax: the rent is not above a tenth of the salary.';
  if (exempt === overRent) return 'The rent sets the limit: a higher rent would free more.';
  if (exempt === received) return 'The allowance sets the limit: all of it is free of tax.';
  return 'The share of the salary sets the limit.';
}

const explanation: Explanation<HraFields> = {
  heading: () => ['The allowance in two parts'],
  findings: (input) => [
    [input.hra === 0 ? 'Without an allowance nothing is exempt.' : limitOf(input)],
    ['In the year ', rupees(hraOf(input).exempt * input.months), ' is free under the old regime.'],
  ],
  formula: (input) => {
    const { overRent, ofSalary, exempt } = hraOf(input);
    const shares = hraShares(input.year);
    const tenth = [sum(input.salary), TIMES, figure(shares.rentLess / 100)];
    const share = [sum(input.salary), TIMES, figure(shares[input.city] / 100)];
    return [
      [text('Allowance:'), result(input.hra)],
      [text('Rent:'), sum(input.rent), MINUS, ...tenth, EQUALS, result(overRent)],
      [text('Salary:'), ...share, EQUALS, result(ofSalary)],
      [text('The least'), EQUALS, result(exempt)],
    ];
  },
  method: ({ year, city }) => [
    'Take the allowance, the rent less a tenth of the salary, and ',
    percent(hraShares(year)[city]),
    ' of the salary. The least of the three is free of tax; the rest of the allowance is taxed.',
  ],
};

const layout: Layout<HraFields> = {
  fields: () => ['salary', 'hra', 'rent', 'city', 'months', 'year'],
  results: ['taxable', 'exempt-year', 'exempt'],
  main: 'exempt',
  series: { exempt: 'second', taxable: 'accent' },
  notes: ({ months }) => ({ 'exempt-year': `${months} months, under the old regime alone` }),
  chart: (input) => {
    const { exempt } = hraOf(input);
    return ring('The allowance', [
      { series: 'second', label: 'Free of tax', sum: exempt },
      { series: 'accent', label: 'Taxed', sum: input.hra - exempt },
    ]);
  },
  legend: [
    { series: 'second', title: 'Free of tax', text: 'The least of the three limits.' },
    { series: 'accent', title: 'Taxed', text: 'Part of your salary under either regime.' },
  ],
  yearCounts: [],
  example: ({ salary, rent }) =>
    `Salary ${formatWholeRupees(salary)}, rent ${formatWholeRupees(rent)} a month`,
};

export const view: CalculatorView<HraFields> = { calculator: hra, explanation, layout };
