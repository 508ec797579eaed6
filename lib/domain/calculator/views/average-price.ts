import {
  averageOf,
  averagePrice,
  holdingRows,
  lastHolding,
  type AverageFields,
} from '@/lib/domain/calculator/average-price';
import { roundTo } from '@/lib/domain/calculator/rounding';
import type {
  CalculatorView,
  Explanation,
  Layout,
  Phrase,
  Quantity,
} from '@/lib/domain/calculator/types';

import { EQUALS, fraction, MINUS, percent, plain, result, sum, text, TIMES } from './phrases';

const price = (value: number): Quantity => ({ value: roundTo(value, 2), unit: '₹.00' });

const explanation: Explanation<AverageFields> = {
  heading: (input) => [plain(holdingRows(input).length), ' trades, one after the other'],
  findings: (input) => {
    const average = averageOf(lastHolding(input));
    const away = roundTo(Math.abs(input.price / average - 1) * 100, 2);
    const side: Phrase =
      input.price >= average
        ? ['The price now is ', percent(away), ' above your average.']
        : [
            ...['The price now is ', percent(away), ' below your average. It has to rise by '],
            ...(input.price > 0
              ? [percent(roundTo((average / input.price - 1) * 100, 2))]
              : ['more']),
            ' to reach it.',
          ];
    return [side, ['Before charges, you get your money back at ', price(average), ' a share.']];
  },
  formula: (input) => {
    const last = lastHolding(input);
    return [
      [fraction([sum(last.cost)], [sum(last.held)]), EQUALS, result(averageOf(last), '₹.00')],
      [
        ...[text('Gain:'), sum(last.held), TIMES, sum(input.price), MINUS, sum(last.cost), EQUALS],
        result(last.held * input.price - last.cost),
      ],
    ];
  },
  method: (input) => [
    'Add up shares times price for all purchases, and take off what the shares sold had cost',
    input.method === 'fifo' ? ', the oldest first.' : ' at the average of their day.',
    ' Divide by the shares still held.',
  ],
};

const layout: Layout<AverageFields> = {
  fields: () => ['trades', 'price', 'method'],
  results: ['quantity', 'cost', 'realised', 'gain', 'average'],
  main: 'average',
  series: { cost: 'second', gain: 'accent' },
  notes: () => ({}),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each trade: what the shares held after it had cost, and above it the gain on them at the present price. The table below has the figures.',
    bars: holdingRows(input).map(({ held, cost }, at) => ({
      ...{ year: at + 1, part: cost, whole: Math.max(cost, held * input.price) },
    })),
  }),
  legend: [
    { series: 'accent', title: 'Above cost', text: 'The gain on them at the present price.' },
    { series: 'second', title: 'Cost', text: 'What the shares held after the trade had cost.' },
  ],
  yearCounts: [],
  example: (input) => `${holdingRows(input).length} trades in one share`,
};

export const view: CalculatorView<AverageFields> = {
  calculator: averagePrice,
  explanation,
  layout,
};
