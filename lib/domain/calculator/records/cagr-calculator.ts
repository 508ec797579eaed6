import { formatNumber, formatRupees } from '@/lib/tools/format';

import {
  absoluteOf,
  cagrFields,
  type CagrFields,
  cagrOf,
  cagrSeries,
  daysOf,
  problemOf,
  yearsOf,
} from '../cagr';
import { percentFigure } from '../figure';
import { planTable } from '../plan-figures';
import { yearsTitle } from '../number-words';
import {
  EQUALS,
  figure,
  fraction,
  group,
  inPercent,
  MINUS,
  plain,
  result,
  sum,
  text,
  TIMES,
  years,
} from '../phrases';
import type { CalculatorRecord } from '../record';
import { pointsText } from '../quantity-text';
import { roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Layout, Phrase } from '../types';
import { type Step, whatIfs } from '../what-if';

const YEAR_STEPS: readonly Step<CagrFields>[] = [
  ['years', 1, 'The same growth in one year more'],
  ['years', -1, 'The same growth in one year less'],
];

export const cagr: Calculator<CagrFields> = {
  fields: cagrFields,
  problem: problemOf,
  results: (input) => [
    percentFigure('cagr', 'Growth a year, compounded', cagrOf(input)),
    percentFigure('absolute', 'Growth in all', absoluteOf(input)),
    percentFigure('simple', 'The same, divided by the years', absoluteOf(input) / yearsOf(input)),
    {
      id: 'gain',
      label: 'Gain',
      unit: '₹',
      value: input.to - input.from,
      shown: shownRest(input.to, input.from),
    },
  ],
  table: (input) => {
    const { columns, rows } = planTable(cagrSeries(input));
    const shown = columns.flatMap(({ key }, at) => (key === 'share' ? [] : [at]));
    const names: Readonly<Record<string, string>> = {
      invested: 'At the beginning',
      total: 'At this rate',
    };
    return {
      columns: columns
        .filter(({ key }) => key !== 'share')
        .map((column) => ({ ...column, label: names[column.key] ?? column.label })),
      rows: rows.map((row) => shown.map((at) => row[at] ?? '')),
    };
  },
  whatIf: (input) =>
    whatIfs(
      cagrFields,
      input,
      cagrOf,
      [
        ...(input.time === 'months' ? YEAR_STEPS : []),
        ['to', 10_000, 'Ten thousand rupees more at the end'],
        ['to', -10_000, 'Ten thousand rupees less at the end'],
      ],
      '%',
    ),
};

/** Years beyond which no doubling is named. */
const LONGEST = 100;

const explanation: Explanation<CagrFields> = {
  heading: (input) => [
    ...(Number.isInteger(yearsOf(input)) ? [yearsTitle(yearsOf(input))] : [years(yearsOf(input))]),
    ' at a steady ',
    inPercent(roundTo(cagrOf(input), 2)),
    ' a year',
  ],
  findings: (input) => {
    const rate = cagrOf(input);
    const doubling = Math.LN2 / Math.log1p(rate / 100);
    const doubles: readonly Phrase[] =
      rate > 0 && doubling <= LONGEST
        ? [['At this rate money doubles in ', years(doubling), '.']]
        : [];
    const difference = absoluteOf(input) / yearsOf(input) - rate;
    return [
      ...doubles,
      difference >= 0.005
        ? [
            'Dividing the whole growth by the years would say ',
            `${pointsText(difference, 2)} a year more than there was, because each year’s change is on a new value.`,
          ]
        : ['Dividing the whole growth by the years says the same here.'],
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
        fraction([sum(to), MINUS, sum(from)], [sum(from)]),
        TIMES,
        figure(100),
        EQUALS,
        result(roundTo(absoluteOf(input), 2), '%'),
      ],
    ];
  },
  method: (input) => [
    'Divide the last value by the first: ',
    plain(roundTo(input.to / input.from, 4)),
    '. ',
    'The rate is the one that, compounded for ',
    years(yearsOf(input)),
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
      year,
      part: Math.min(input.from, total),
      whole: total,
    })),
  }),
  legend: [
    { series: 'accent', title: 'Growth', text: 'Since the beginning, at the one rate.' },
    { series: 'second', title: 'Value', text: 'At the beginning, or less where it fell.' },
    { series: 'dash', title: 'The beginning', text: 'The value that all years are set against.' },
  ],
  yearCounts: ['plan'],
  example: ({ from, to, years: count }) =>
    `${formatRupees(from)} to ${formatRupees(to)} in ${count} years`,
};

export const record = {
  view: { calculator: cagr, explanation, layout },
} as const satisfies CalculatorRecord;
