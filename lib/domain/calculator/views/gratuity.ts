import {
  GRATUITY,
  gratuity,
  gratuityByYear,
  gratuityOf,
  type GratuityFields,
} from '@/lib/domain/calculator/gratuity';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { EQUALS, figure, fraction, plain, result, rupees, sum, TIMES } from './phrases';

const explanation: Explanation<GratuityFields> = {
  heading: () => ['What each year of service would give'],
  findings: (input) => {
    const { years, sum: due } = gratuityOf(input);
    if (years === 0) {
      const least = input.post === 'fixed' ? GRATUITY.yearsFixedTerm : GRATUITY.years;
      return [[`The law asks for ${least === 1 ? 'one year' : 'five years'} of service first.`]];
    }
    const phrases: Phrase[] = [
      ['The service counts as ', plain(Math.round(100 * years) / 100), ' years.'],
    ];
    if (due <= GRATUITY.ceiling) return [...phrases, ['All of it is free of income tax.']];
    const limit = ['The law makes an employer pay at most ', rupees(GRATUITY.ceiling)];
    return [...phrases, [...limit, '. More is the employer’s choice, and is taxed.']];
  },
  formula: (input) => {
    const { years, month, sum: due } = gratuityOf(input);
    const days = fraction([figure(GRATUITY.days)], [figure(month)]);
    return [[sum(input.wage), TIMES, days, TIMES, figure(years), EQUALS, result(due)]];
  },
  method: (input) => [
    `Each year of service gives ${GRATUITY.days} days of the last wage, where a month has `,
    plain(gratuityOf(input).month),
    ' days.',
  ],
};

const layout: Layout<GratuityFields> = {
  fields: () => ['wage', 'years', 'months', 'cover', 'post'],
  results: ['exempt', 'taxable', 'gratuity'],
  main: 'gratuity',
  series: { exempt: 'second', taxable: 'accent' },
  notes: () => ({ exempt: `At most ${formatWholeRupees(GRATUITY.ceiling)} in a working life` }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year of service: the gratuity free of tax, and what is taxed above it. The table below has the figures.',
    bars: gratuityByYear(input).map(({ service, sum: due, exempt }) => ({
      year: service,
      part: exempt,
      whole: due,
    })),
  }),
  legend: [
    { series: 'second', title: 'Free of tax', text: 'Up to the ceiling, at the present wage.' },
    { series: 'accent', title: 'Taxed', text: 'What an employer may pay above it.' },
  ],
  yearCounts: [],
  example: ({ wage, years }) => `A last wage of ${formatWholeRupees(wage)}, ${years} years`,
};

export const view: CalculatorView<GratuityFields> = { calculator: gratuity, explanation, layout };
