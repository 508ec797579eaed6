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
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { pointsText } from '../quantity-text';
import { roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Layout } from '../types';
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
  heading: (input) => {
    const years = yearsOf(input);
    return phrase(
      [
        '{whole:Word year} at a steady {rate:percent} a year',
        '{years:years} at a steady {rate:percent} a year',
      ],
      { whole: Number.isInteger(years) && years, years, rate: roundTo(cagrOf(input), 2) },
    );
  },
  findings: (input) => {
    const rate = cagrOf(input);
    const doubling = Math.LN2 / Math.log1p(rate / 100);
    const difference = absoluteOf(input) / yearsOf(input) - rate;
    return phrases(
      [
        'At this rate money doubles in {doubling:years}.',
        [
          'Dividing the whole growth by the years would say {points} a year more than there was, because each year’s change is on a new value.',
          'Dividing the whole growth by the years says the same here.',
        ],
      ],
      {
        doubling: rate > 0 && doubling <= LONGEST && doubling,
        points: difference >= 0.005 && pointsText(difference, 2),
      },
    );
  },
  formula: (input) =>
    formulaLines(
      [
        '({to:sum} ÷ {from:sum}) to the power of {one} ÷ {years} − 1 = {rate:percent}',
        '({to:sum} − {from:sum}) ÷ {from:sum} × 100 = {absolute:percent}',
      ],
      {
        from: input.from,
        to: input.to,
        one: 1,
        years: yearsOf(input),
        rate: roundTo(cagrOf(input), 2),
        absolute: roundTo(absoluteOf(input), 2),
      },
    ),
  method: (input) =>
    phrase(
      'Divide the last value by the first: {ratio:number}. The rate is the one that, compounded for {years:years}, makes this number.[{isInDays?} A year counts as 365 days, whether it is a leap year or not.]',
      {
        ratio: roundTo(input.to / input.from, 4),
        years: yearsOf(input),
        isInDays: input.time === 'days',
      },
    ),
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
