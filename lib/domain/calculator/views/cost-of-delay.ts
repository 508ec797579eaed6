import {
  costOfDelay,
  delayOf,
  delaySeries,
  type DelayFields,
} from '@/lib/domain/calculator/cost-of-delay';
import { monthlyRate } from '@/lib/domain/calculator/rates';
import { ceilRupee } from '@/lib/domain/calculator/rounding';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  MINUS,
  percent,
  plain,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<DelayFields> = {
  heading: ({ delay, years }) => [`${yearsTitle(delay)} of waiting, seen over ${years}`],
  findings: (input) => {
    const { cost, spared, catchUp } = delayOf(input);
    return [
      ['Waiting spares you ', rupees(spared), ' of instalments and takes ', rupees(cost), ' away.'],
      [
        ...['To have as much on the day, the later plan needs ', rupees(ceilRupee(catchUp))],
        ` a month instead of ${formatWholeRupees(input.amount)}.`,
      ],
    ];
  },
  formula: (input) => {
    const { amount, rate, years, delay, basis } = input;
    const monthly = monthlyRate(rate, basis);
    const { now, later, cost } = delayOf(input);
    const grown = (paid: number) => [sum(amount), TIMES, ...annuityParts(monthly, 12 * paid)];
    return [
      [text('Today:'), ...grown(years), EQUALS, result(now)],
      [text('Later:'), ...grown(years - delay), EQUALS, result(later)],
      [sum(now), MINUS, sum(later), EQUALS, result(cost)],
    ];
  },
  method: ({ rate, basis, years, delay }) => [
    ...[
      'Each instalment earns ',
      percent(100 * monthlyRate(rate, basis)),
      ' for every month. The ',
    ],
    ...['plan from today has ', plain(12 * years), ' instalments, the later one '],
    ...[plain(12 * (years - delay)), '. The missing ones are the first, which would have earned '],
    'longest; that is why the wait costs more than what it spares.',
  ],
};

const layout: Layout<DelayFields> = {
  fields: () => ['amount', 'rate', 'years', 'delay', 'basis'],
  results: ['now', 'later', 'catch-up', 'cost'],
  main: 'cost',
  series: { later: 'second', cost: 'accent' },
  notes: ({ years, delay }) => ({
    now: `${12 * years} instalments`,
    later: `${12 * (years - delay)} instalments`,
    'catch-up': 'For the same sum, rounded up to the rupee',
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what the later plan has, and above it what the plan from today has more. The table below has the figures.',
    bars: delaySeries(input).map(({ year, now, later }) => ({ year, part: later, whole: now })),
  }),
  legend: [
    { series: 'accent', title: 'The wait costs', text: 'What the plan from today has more.' },
    { series: 'second', title: 'Started later', text: 'What the later plan comes to.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, delay, years }) =>
    `${formatWholeRupees(amount)} a month, ${delay} of ${years} years later`,
};

export const view: CalculatorView<DelayFields> = { calculator: costOfDelay, explanation, layout };
