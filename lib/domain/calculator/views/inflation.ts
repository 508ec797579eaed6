import {
  inflation,
  inflationSeries,
  realReturn,
  type InflationFields,
} from '@/lib/domain/calculator/inflation';
import { roundTo } from '@/lib/domain/calculator/rounding';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { yearsTitle } from './number-words';
import {
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
  TIMES,
  years,
} from './phrases';

const explanation: Explanation<InflationFields> = {
  heading: (input) => [
    `${yearsTitle(input.years)} of prices rising by `,
    percent(input.rate),
    ' a year',
  ],
  findings: (input) => {
    const { amount, rate } = input;
    const last = inflationSeries(input).at(-1);
    const real = realReturn(input.return, rate);
    const doubles: readonly Phrase[] =
      rate > 0
        ? [['At this pace prices double in ', years(Math.LN2 / Math.log1p(rate / 100)), '.']]
        : [];
    const worth = last ? last.invested / (last.cost / amount) : amount;
    const buyingPower: Phrase =
      real < 0
        ? [
            'Your money would earn less than prices rise: it would buy as much as ',
            rupees(worth),
            ' does today.',
          ]
        : ['Invested at your return, it would buy as much as ', rupees(worth), ' does today.'];
    return [...doubles, buyingPower];
  },
  formula: (input) => {
    const { amount, rate } = input;
    const last = inflationSeries(input).at(-1);
    const prices = power(1 + rate / 100, figure(input.years));
    const [earns, rises] = [figure(1 + input.return / 100), figure(1 + rate / 100)];
    const real = realReturn(input.return, rate);
    return [
      [sum(amount), TIMES, prices, EQUALS, result(last?.cost ?? amount)],
      [fraction([sum(amount)], [prices]), EQUALS, result(last?.buys ?? amount)],
      [group(fraction([earns], [rises])), MINUS, figure(1), EQUALS, result(roundTo(real, 2), '%')],
    ];
  },
  method: (input) => [
    'Each year multiplies prices by ',
    plain(1 + input.rate / 100),
    '. What the same money buys is divided by it. A real return compares what a rupee earns with what a rupee of goods comes to cost.',
  ],
};

const layout: Layout<InflationFields> = {
  fields: () => ['amount', 'rate', 'years', 'return'],
  results: ['purchasing-power', 'real-return', 'future-cost'],
  main: 'future-cost',
  series: { 'purchasing-power': 'second', 'future-cost': 'accent' },
  notes: (input) => ({
    'real-return': `${input.return}% earned while prices rise ${input.rate}%`,
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what the same will cost, and in its foot what today’s sum will buy. A dotted line marks today’s sum. The table below has the figures.',
    mark: input.amount,
    bars: inflationSeries(input).map(({ year, cost, buys }) => ({ year, part: buys, whole: cost })),
  }),
  legend: [
    { series: 'accent', title: 'The price', text: 'What the same will cost by then.' },
    { series: 'second', title: 'The money', text: 'What today’s sum will buy by then.' },
    { series: 'dash', title: 'Today', text: 'The sum from which both begin.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, years, rate }) =>
    `What costs ${formatWholeRupees(amount)} today, in ${years} years at ${rate}%`,
};

export const view: CalculatorView<InflationFields> = { calculator: inflation, explanation, layout };
