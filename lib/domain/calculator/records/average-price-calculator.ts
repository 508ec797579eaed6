import {
  averageFields,
  type AverageFields,
  type AverageInput,
  averageOf,
  holdingRows,
  lastHolding,
  readTrades,
} from '../average-price';
import { exactFigure, rupeeFigure } from '../figure';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Layout, WhatIf } from '../types';

/** As many shares again, or half as many, bought at the price now. */
function whatIf(input: AverageInput): readonly WhatIf<AverageFields>[] {
  const now = lastHolding(input);
  const buys = [
    ['As many shares again, at the price now', now.held],
    ['Half as many more, at the price now', roundTo(now.held / 2, 4)],
  ] as const;
  return buys.flatMap(([label, shares]) => {
    const values = { ...input, trades: `${input.trades}\n${shares} ${input.price}` };
    if (readTrades(values.trades).problem !== null) return [];
    const average = averageOf(lastHolding(values));
    return [
      {
        label,
        values,
        result: { value: average, unit: '₹ exact' },
        difference: { value: average - averageOf(now), unit: '₹ exact' },
      },
    ];
  });
}

export const averagePrice: Calculator<AverageFields> = {
  fields: averageFields,
  results: (input) => {
    const last = lastHolding(input);
    const worth = last.held * input.price;
    return [
      exactFigure('average', 'Average price', averageOf(last)),
      { id: 'quantity', label: 'Shares held', unit: 'number', value: last.held, shown: last.held },
      rupeeFigure('cost', 'They cost', last.cost),
      rupeeFigure('realised', 'Profit of the sales', last.realised),
      {
        ...rupeeFigure('gain', 'Gain at the price now', worth - last.cost),
        shown: shownRest(worth, last.cost),
      },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'trade', label: 'Trade' },
      { key: 'quantity', label: 'Shares', unit: 'number' },
      { key: 'price', label: 'Price', unit: '₹ exact' },
      { key: 'held', label: 'Held after it', unit: 'number' },
      { key: 'average', label: 'Average price', unit: '₹ exact' },
      { key: 'realised', label: 'Profit of sales so far', unit: '₹' },
    ],
    rows: holdingRows(input).map((row, at) => [
      `${row.quantity > 0 ? 'Purchase' : 'Sale'}, line ${at + 1}`,
      row.quantity,
      row.price,
      row.held,
      row.held > 0 ? roundPaisa(averageOf(row)) : 0,
      roundPaisa(row.realised),
    ]),
  }),
  whatIf,
};

const explanation: Explanation<AverageFields> = {
  heading: (input) => {
    const count = holdingRows(input).length;
    return phrase(['{isOne?}One trade', '{count:number} trades, one after the other'], {
      isOne: count === 1,
      count,
    });
  },
  findings: (input) => {
    const average = averageOf(lastHolding(input));
    const away = roundTo(Math.abs(input.price / average - 1) * 100, 2);
    return phrases(
      [
        [
          '{isSame?}The price now is your average.',
          'The price now is {above:percent} above your average.',
          'The price now is {below:percent} below your average.[ It has to rise by {rise:percent} to reach it.]',
        ],
        'Before charges, you get your money back at {average:exact} a share.',
      ],
      {
        isSame: away === 0,
        above: input.price > average && away,
        below: away,
        rise: input.price > 0 && roundTo((average / input.price - 1) * 100, 2),
        average,
      },
    );
  },
  formula: (input) => {
    const last = lastHolding(input);
    return formulaLines(
      [
        '{cost:sum} ÷ {held:count} = {average:exact}',
        'Gain: {held:count} × {price:sum} − {cost:sum} = {gain:rupees}',
      ],
      {
        cost: last.cost,
        held: last.held,
        average: averageOf(last),
        price: input.price,
        gain: shownRest(last.held * input.price, last.cost),
      },
    );
  },
  method: ({ method }) =>
    phrase(
      'Add up shares times price for all purchases, and take off what the shares sold had cost[{isFifo?}, the oldest first][{isAverage?} at the average of their day]. Divide by the shares still held.',
      { isFifo: method === 'fifo', isAverage: method !== 'fifo' },
    ),
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
      year: at + 1,
      part: cost,
      whole: Math.max(cost, held * input.price),
    })),
  }),
  legend: [
    { series: 'accent', title: 'Above cost', text: 'The gain on them at the present price.' },
    { series: 'second', title: 'Cost', text: 'What the shares held after the trade had cost.' },
  ],
  yearCounts: [],
  example: (input) => `${holdingRows(input).length} trades in one share`,
};

export const record = {
  view: {
    calculator: averagePrice,
    explanation,
    layout,
  },
} as const satisfies CalculatorRecord;
