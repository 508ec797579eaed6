import { monthlyRate } from '@/lib/domain/calculator/rates';
import {
  monthsPaid,
  swp,
  swpMonths,
  swpNeeded,
  swpSeries,
  type SwpFields,
  type SwpInput,
} from '@/lib/domain/calculator/swp';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { yearsTitle } from './number-words';
import {
  EQUALS,
  figure,
  fraction,
  group,
  MINUS,
  months,
  percent,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

/** What the first month does, and the whole plan where one formula covers it. */
function formula(input: SwpInput) {
  const { sum: had, amount, years, rate, basis, when, raise } = input;
  const monthly = monthlyRate(rate, basis);
  const growth = figure(1 + monthly);
  const [first, last] = [swpMonths(input)[0], swpMonths(input).at(-1)];
  const month =
    when === 'end'
      ? [sum(had), TIMES, growth, MINUS, sum(first?.taken ?? 0)]
      : [group(sum(had), MINUS, sum(first?.taken ?? 0)), TIMES, growth];
  const lines = [[text('Month 1:'), ...month, EQUALS, result(first?.balance ?? 0)]];
  const isPlain = raise === 0 && monthly > 0 && monthsPaid(input) === 12 * years;
  if (!isPlain) return lines;
  const grown = power(1 + monthly, figure(12 * years));
  const early = when === 'start' ? [TIMES, growth] : [];
  const paid = fraction([grown, MINUS, figure(1)], [figure(monthly)]);
  return [
    ...lines,
    [
      ...[text('All months:'), sum(had), TIMES, grown, MINUS, sum(amount), TIMES, paid, ...early],
      ...[EQUALS, result(last?.balance ?? 0)],
    ],
  ];
}

const explanation: Explanation<SwpFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} of withdrawals`],
  findings: (input) => {
    const paid = monthsPaid(input);
    const lasts: Phrase =
      paid === 12 * input.years
        ? ['Every withdrawal can be paid.']
        : ['The money pays ', months(paid), ' in full and then runs out.'];
    return [
      lasts,
      [rupees(swpNeeded(input)), ' would pay all of them and leave nothing, at this return.'],
    ];
  },
  formula,
  method: ({ rate, basis, when }) => [
    'Each month the balance earns ',
    percent(100 * monthlyRate(rate, basis)),
    when === 'end'
      ? ', then the withdrawal is taken off.'
      : ' after the withdrawal has been taken off.',
    ' What is left begins the next month. The sum that lasts exactly is every withdrawal divided by what a rupee would have earned until its day.',
  ],
};

const layout: Layout<SwpFields> = {
  fields: () => ['sum', 'amount', 'rate', 'years', 'raise', 'basis', 'when'],
  results: ['withdrawn', 'growth', 'needed', 'left'],
  main: 'left',
  series: { withdrawn: 'accent', left: 'second' },
  notes: (input) => ({
    withdrawn: `${monthsPaid(input)} of ${12 * input.years} withdrawals paid in full`,
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what is left, and above it what you have taken out so far. The table below has the figures.',
    bars: swpSeries(input).map(({ year, balance, withdrawn }) => ({
      ...{ year, part: balance, whole: balance + withdrawn },
    })),
  }),
  legend: [
    { series: 'accent', title: 'Taken out', text: 'All withdrawals up to the end of each year.' },
    { series: 'second', title: 'Left', text: 'The balance at the end of each year.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: (input) =>
    `${formatWholeRupees(input.amount)} a month out of ${formatWholeRupees(input.sum)}, ${input.years} years at ${input.rate}%`,
};

export const view: CalculatorView<SwpFields> = { calculator: swp, explanation, layout };
