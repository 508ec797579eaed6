import { inflationSeries, realReturn, type InflationFields } from '@/lib/calculators/inflation';
import type { CalculatorWords, Phrase } from '@/lib/calculators/types';

import {
  EQUALS,
  figure,
  fraction,
  MINUS,
  percent,
  plain,
  power,
  result,
  rupees,
  sum,
  TIMES,
  years,
  yearsTitle,
} from './parts';

export const inflationWords: CalculatorWords<InflationFields> = {
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
    const kept: Phrase =
      real < 0
        ? [
            'Your money would earn less than prices rise: it would buy as much as ',
            rupees(worth),
            ' does today.',
          ]
        : ['Invested at your return, it would buy as much as ', rupees(worth), ' does today.'];
    return [...doubles, kept];
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
      [fraction([earns], [rises]), MINUS, figure(1), EQUALS, result(real, '%')],
    ];
  },
  method: (input) => [
    'Each year multiplies prices by ',
    plain(1 + input.rate / 100),
    '. What the same money buys is divided by it. A real return compares what a rupee earns with what a rupee of goods comes to cost.',
  ],
};
