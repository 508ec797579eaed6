import { defaultsOf } from '../address';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { countOf, formatCount, formatDate, formatNumber, formatRupees } from '@/lib/tools/format';

import { exactFigure } from '../figure';
import { fundedTrade, mtfFields, type MtfFields } from '../mtf';
import {
  count,
  EQUALS,
  figure,
  fraction,
  inExactRupees,
  inPercent,
  MINUS,
  PLUS,
  result,
  sum,
  text,
  TIMES,
} from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundTo } from '../rounding';
import type { Calculator, Explanation, Layout, Phrase } from '../types';
import { whatIfs } from '../what-if';

/** The days of the table: round numbers, and the visitor's number. */
const daysShown = (chosen: number): readonly number[] =>
  [...new Set([1, 7, 15, 30, 60, 90, 180, 365, chosen])].sort((a, b) => a - b);

export const mtf: Calculator<MtfFields> = {
  fields: mtfFields,
  results: (input) => {
    const { value, own, funded, interest, cost, call, even } = fundedTrade(input);
    return [
      exactFigure('own', 'Your own money', own),
      exactFigure('funded', 'We lend', funded),
      exactFigure('interest', 'Interest', interest),
      ...(call === null ? [] : [exactFigure('call', 'Margin call below', call)]),
      ...(even === null || value === 0 ? [] : [exactFigure('breakeven', 'Break-even price', even)]),
      exactFigure('cost', 'Cost in all', cost),
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'days', label: 'Days held', unit: 'days' },
      { key: 'interest', label: 'Interest', unit: '₹ exact' },
      { key: 'cost', label: 'Cost in all', unit: '₹ exact' },
      { key: 'even', label: 'Break-even price', unit: '₹ exact' },
      { key: 'call', label: 'Margin call below', unit: '₹ exact' },
    ],
    rows: daysShown(input.days).map((held) => {
      const { interest, cost, even, call } = fundedTrade({ ...input, days: held });
      return [held, interest, cost, even ?? 'none', call ?? 'none'];
    }),
  }),
  whatIf: (input) =>
    whatIfs(
      mtfFields,
      input,
      (values) => fundedTrade(values).cost,
      [
        ['days', 30, 'Thirty days longer'],
        ['margin', 10, 'Ten points more of your own money'],
        ['rate', 1, 'Interest one percentage point a year higher'],
      ],
      '₹ exact',
    ),
};

const explanation: Explanation<MtfFields> = {
  heading: (input) => [
    `What ${countOf(input.days, 'day')} ${input.days === 1 ? 'costs' : 'cost'}: `,
    inExactRupees(fundedTrade(input).cost),
  ],
  findings: (input) => {
    const { value, own, cost, call, even } = fundedTrade(input);
    if (even === null || value === 0) return [['Enter shares and a price.']];
    const fall = call === null ? null : 100 * (1 - call / input.price);
    const called: readonly Phrase[] =
      fall === null
        ? [['Without a loan there is neither interest nor a margin call.']]
        : roundTo(fall, 2) > 0
          ? [
              [
                'A margin call comes when the price has fallen by ',
                inPercent(roundTo(fall, 2)),
                '.',
              ],
            ]
          : [['Your part is below the margin to keep, so a margin call comes at once.']];
    return [
      ...called,
      [
        'The price has to rise by ',
        inPercent(roundTo(100 * (even / input.price - 1), 2)),
        ' before you gain. The cost is ',
        inPercent(roundTo((100 * cost) / own, 2)),
        ' of your own money.',
      ],
    ];
  },
  formula: (input) => {
    const { value, own, funded, interest, trades, pledges, depository, cost, call, even } =
      fundedTrade(input);
    const part = figure(input.margin / 100);
    return [
      [
        text('We lend'),
        EQUALS,
        sum(value),
        MINUS,
        sum(value),
        TIMES,
        part,
        EQUALS,
        result(funded, '₹ exact'),
      ],
      [
        text('Interest'),
        EQUALS,
        sum(funded),
        TIMES,
        figure(input.rate / 100),
        TIMES,
        fraction([figure(input.days)], [figure(Number(input.year))]),
        EQUALS,
        result(interest, '₹ exact'),
      ],
      [
        text('Cost in all'),
        EQUALS,
        sum(interest),
        PLUS,
        sum(trades),
        PLUS,
        sum(pledges),
        PLUS,
        sum(depository),
        EQUALS,
        result(cost, '₹ exact'),
      ],
      ...(call === null
        ? []
        : [
            [
              text('Margin call below'),
              EQUALS,
              fraction(
                [sum(funded), PLUS, sum(interest)],
                [count(input.shares), TIMES, figure(1 - input.keep / 100)],
              ),
              EQUALS,
              result(call, '₹ exact'),
            ],
          ]),
      ...(even === null || own === 0
        ? []
        : [[text('Break-even price'), EQUALS, result(even, '₹ exact')]]),
    ];
  },
  method: (input) => [
    'The cost is the interest, the charges of purchase and sale, the pledge with its release, and the depository (DP) charge. A call comes when what is left of your money is less than ',
    inPercent(input.keep),
    ' of the value. The break-even price is the lowest one at which the sale covers the cost.',
  ],
};

const layout: Layout<MtfFields> = {
  fields: () => ['margin', 'keep', 'days', 'rate', 'year'],
  orders: { above: 'margin', rows: [{ legend: 'Purchase', names: ['shares', 'price'] }] },
  results: ['own', 'funded', 'interest', 'call', 'breakeven', 'cost'],
  main: 'cost',
  series: {},
  notes: (input) => ({
    own: `${input.margin}% of the value; plus the charges of the purchase`,
    interest: `${input.rate}% a year of ${input.year} days, for ${countOf(input.days, 'day')}`,
    call: `After ${countOf(input.days, 'day')}, interest unpaid`,
    breakeven: 'Covers the cost in all',
    cost: 'Bought and sold at the same price',
  }),
  chart: (input) => {
    const { value, funded, interest, trades, pledges, depository, cost } = fundedTrade(input);
    return {
      kind: 'sheet',
      sheet: {
        title: `A loan for ${countOf(input.days, 'day')}`,
        what: `${formatCount(input.shares)} shares at ${formatRupees(input.price)}, worth ${formatRupees(value)}, ${formatRupees(funded)} of it lent`,
        isSample: true,
        lines: [
          {
            label: 'Interest on the loan',
            note: `${input.rate}% a year of ${input.year} days`,
            amount: formatNumber(interest),
            isStrong: true,
          },
          {
            label: 'Purchase and sale',
            note: 'all lines of both contract notes',
            amount: formatNumber(trades),
          },
          {
            label: 'Pledge and release',
            note: 'one company, GST included',
            amount: formatNumber(pledges),
          },
          {
            label: 'Depository (DP) charge on the sale',
            note: 'one company, GST included',
            amount: formatNumber(depository),
          },
        ],
        total: { label: 'Cost in all', amount: formatRupees(cost) },
        foot: `Our tariff and the rates of ${formatDate(chargesAsOf)}. Delivery on the NSE, one order each way.`,
      },
    };
  },
  legend: [],
  yearCounts: [],
  example: ({ shares, price, margin, days }) =>
    `${formatCount(shares)} shares at ${formatRupees(price)}, ${margin}% of your own, for ${countOf(days, 'day')}`,
};

export const record = {
  view: { calculator: mtf, explanation, layout },
  figures: () => ({ value: { value: fundedTrade(defaultsOf(mtf)).value, unit: '₹ exact' } }),
} as const satisfies CalculatorRecord;
