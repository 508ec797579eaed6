import { lastRow } from '@/lib/domain/calculator/figures';
import { lumpSum, lumpSumSeries, type LumpSumFields } from '@/lib/domain/calculator/lump-sum';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart, shareNote } from './growth-chart';
import { crossover, lastFive } from './growth-findings';
import { yearsTitle } from './number-words';
import {
  EQUALS,
  figure,
  fraction,
  percent,
  plain,
  power,
  result,
  rupees,
  sum,
  TIMES,
} from './phrases';

const explanation: Explanation<LumpSumFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} of one sum, left to grow`],
  findings: (input) => {
    const rows = lumpSumSeries(input);
    return [crossover(rows), ...lastFive(rows)];
  },
  formula: (input) => {
    const { amount, rate, years, inflation } = input;
    const times = Number(input.frequency);
    const { total, real } = lastRow(lumpSumSeries(input));
    const prices = power(1 + inflation / 100, figure(years));
    return [
      [
        sum(amount),
        TIMES,
        power(1 + rate / 100 / times, figure(times * years)),
        EQUALS,
        result(total),
      ],
      [fraction([sum(total)], [prices]), EQUALS, result(real)],
    ];
  },
  method: ({ amount, rate, frequency, years, inflation }) => [
    ...['Take ', rupees(amount), ' and multiply it by ', plain(1 + rate / 100 / Number(frequency))],
    ` ${frequency === '1' ? 'for each year' : 'for each month'}, `,
    ...[plain(years * Number(frequency)), ' times in all. Prices rise by ', percent(inflation)],
    ' a year meanwhile: divide by that as often as there are years, and you have today’s money.',
  ],
};

const layout: Layout<LumpSumFields> = {
  fields: () => ['amount', 'rate', 'years', 'inflation', 'frequency'],
  results: ['invested', 'returns', 'real', 'total'],
  main: 'total',
  notes: (_, shown) => shareNote(shown.returns, shown.total),
  ...growthPart(lumpSumSeries, 'The one sum, from the start.'),
  example: ({ amount, years, rate }) =>
    `${formatWholeRupees(amount)} once, for ${years} years at ${rate}%`,
};

export const view: CalculatorView<LumpSumFields> = { calculator: lumpSum, explanation, layout };
