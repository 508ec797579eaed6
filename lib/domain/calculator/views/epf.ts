import {
  EPF,
  epf,
  epfMonth,
  epfSeries,
  epfSums,
  type EpfFields,
} from '@/lib/domain/calculator/epf';
import { lastRow } from '@/lib/domain/calculator/figures';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { interestPart } from './growth-chart';
import { crossover } from './growth-findings';
import { yearsTitle } from './number-words';
import { EQUALS, MINUS, percent, PLUS, result, rupees, sum, text } from './phrases';

const explanation: Explanation<EpfFields> = {
  heading: ({ age, until }) => [`${yearsTitle(until - age)} to the last working day`],
  findings: (input) => {
    const { pension } = epfSums(input);
    const scheme = ['The employer also pays ', rupees(pension), ' into the pension scheme.'];
    return [
      crossover(epfSeries(input), 'Interest'),
      pension > 0 ? scheme : ['Nothing goes to the pension scheme; all of it stays in the fund.'],
    ];
  },
  formula: (input) => {
    const { own, employer, pension } = epfMonth(input, 1);
    const last = lastRow(epfSeries(input));
    const share = [sum(employer + pension), MINUS, sum(pension), EQUALS, result(employer)];
    const end = [sum(last.opening), PLUS, sum(last.paid), PLUS, sum(last.interest)];
    return [
      [text('You, a month of year 1:'), result(own)],
      [text('Your employer:'), ...share],
      [text('The last year:'), ...end, EQUALS, result(last.total)],
    ];
  },
  method: ({ rate }) => [
    'Each month earns ',
    percent(rate / 12),
    ' of the balance at its beginning. What comes together in a year is credited on 31 March and earns interest from then on.',
  ],
};

const layout: Layout<EpfFields> = {
  fields: () => ['wage', 'raise', 'age', 'until', 'own', 'rate', 'base', 'pension'],
  amounts: {
    legend: 'What you have',
    note: 'The balance of your passbook, if you want it to count.',
    names: ['balance'],
  },
  results: ['own', 'employer', 'interest', 'total'],
  main: 'total',
  notes: ({ own, pension, balance }) => ({
    own: `${own}% of the wage`,
    employer:
      pension === 'member' ? `${EPF.employer}%, less the pension scheme` : `${EPF.employer}%`,
    ...(balance > 0 ? { total: `With ${formatWholeRupees(balance)} from before` } : {}),
  }),
  ...interestPart(epfSeries, 'By you and your employer, with what was there.'),
  example: ({ wage, age, until, rate }) =>
    `A wage of ${formatWholeRupees(wage)} from ${age} to ${until} at ${rate}%`,
};

export const view: CalculatorView<EpfFields> = { calculator: epf, explanation, layout };
