import {
  absoluteOf,
  cagr,
  cagrOf,
  cagrSeries,
  daysOf,
  yearsOf,
  type CagrFields,
} from '@/lib/domain/calculator/cagr';
import { roundTo } from '@/lib/domain/calculator/rounding';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatNumber, formatWholeRupees } from '@/lib/tools/format';

import { yearsTitle } from './number-words';
import {
  EQUALS,
  figure,
  fraction,
  group,
  MINUS,
  percent,
  plain,
  result,
  sum,
  text,
  TIMES,
  years,
} from './phrases';

const explanation: Explanation<CagrFields> = {
  heading: (input) => [
    `${yearsTitle(Math.floor(yearsOf(input)))} at a steady `,
    percent(roundTo(cagrOf(input), 2)),
    ' a year',
  ],
  findings: (input) => {
    const rate = cagrOf(input);
    const doubles: readonly Phrase[] =
      rate > 0
        ? [['At this rate money doubles in ', years(Math.LN2 / Math.log1p(rate / 100)), '.']]
        : [];
    const apart = absoluteOf(input) / yearsOf(input) - rate;
    return [
      ...doubles,
      apart >= 0.005
        ? [
            'Dividing the whole growth by the years would say ',
            percent(roundTo(apart, 2)),
            ' a year more than there was, because each year’s change is on a new value.',
          ]
        : ['Over a single year, or without a change, both ways of counting agree.'],
    ];
  },
  formula: (input) => {
    const { from, to } = input;
    const time = figure(yearsOf(input));
    const rate = roundTo(cagrOf(input), 2);
    const ratio = group(fraction([sum(to)], [sum(from)]));
    const root = [ratio, text('to the power of'), fraction([figure(1)], [time])];
    return [
      [...root, MINUS, figure(1), EQUALS, result(rate, '%')],
      [
        ...[fraction([sum(to), MINUS, sum(from)], [sum(from)]), TIMES, figure(100), EQUALS],
        result(roundTo(absoluteOf(input), 2), '%'),
      ],
    ];
  },
  method: (input) => [
    ...['Divide the last value by the first: ', plain(roundTo(input.to / input.from, 4)), '. '],
    ...['The rate is the one that, multiplied onto itself for ', years(yearsOf(input))],
    ', makes this number.',
    input.time === 'days' ? ' A year counts as 365 days, whether it is a leap year or not.' : '',
  ],
};

const layout: Layout<CagrFields> = {
  fields: ({ time }) => [
    ...(['from', 'to', 'time'] as const),
    ...(time === 'days' ? (['begin', 'end'] as const) : (['years', 'months'] as const)),
  ],
  results: ['gain', 'absolute', 'simple', 'cagr'],
  main: 'cagr',
  series: {},
  notes: (input) => ({
    simple: 'Not what money earned a year',
    ...(input.time === 'days' && { gain: `In ${formatNumber(daysOf(input), 0)} days` }),
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: the value at the beginning, and the growth above it at the one rate. The table below has the figures.',
    mark: input.from,
    bars: cagrSeries(input).map(({ year, total }) => ({
      ...{ year, part: Math.min(input.from, total), whole: total },
    })),
  }),
  legend: [
    { series: 'accent', title: 'Growth', text: 'Since the beginning, at the one rate.' },
    { series: 'second', title: 'Value', text: 'At the beginning, or less where it fell.' },
    { series: 'dash', title: 'The beginning', text: 'The value that all years are set against.' },
  ],
  yearCounts: ['plan'],
  example: ({ from, to, years: count }) =>
    `${formatWholeRupees(from)} to ${formatWholeRupees(to)} in ${count} years`,
};

export const view: CalculatorView<CagrFields> = { calculator: cagr, explanation, layout };
