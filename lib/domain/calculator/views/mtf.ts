import { fundedTrade, mtf, type MtfFields } from '@/lib/domain/calculator/mtf';
import { roundTo } from '@/lib/domain/calculator/rounding';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { countOf, formatCount, formatDate, formatNumber, formatRupees } from '@/lib/tools/format';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';

import {
  EQUALS,
  figure,
  fraction,
  MINUS,
  paise,
  percent,
  PLUS,
  result,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<MtfFields> = {
  heading: (input) => [`What ${countOf(input.days, 'day')} cost: `, paise(fundedTrade(input).cost)],
  findings: (input) => {
    const { own, cost, call, even } = fundedTrade(input);
    if (even === null) return [['Enter shares and a price.']];
    const fall = call === null ? null : 100 * (1 - call / input.price);
    const called: readonly Phrase[] =
      fall === null
        ? [['Without a loan there is neither interest nor a margin call.']]
        : fall > 0
          ? [['A margin call comes when the price has fallen by ', percent(roundTo(fall, 2)), '.']]
          : [['Your part is below the margin to keep, so a margin call comes at once.']];
    return [
      ...called,
      [
        'The price has to rise by ',
        percent(roundTo(100 * (even / input.price - 1), 2)),
        ' before you gain. The cost is ',
        percent(roundTo((100 * cost) / own, 2)),
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
        result(funded, '₹.00'),
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
        result(interest, '₹.00'),
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
        result(cost, '₹.00'),
      ],
      ...(call === null
        ? []
        : [
            [
              text('Margin call below'),
              EQUALS,
              fraction(
                [sum(funded), PLUS, sum(interest)],
                [sum(input.shares), TIMES, figure(1 - input.keep / 100)],
              ),
              EQUALS,
              result(call, '₹.00'),
            ],
          ]),
      ...(even === null || own === 0
        ? []
        : [[text('Break-even price'), EQUALS, result(even, '₹.00')]]),
    ];
  },
  method: (input) => [
    'The cost is the interest, the charges of purchase and sale, the pledge with its release, and the depository (DP) charge. A call comes when what is left of your money is less than ',
    percent(input.keep),
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

export const view: CalculatorView<MtfFields> = { calculator: mtf, explanation, layout };
