import { defaultsOf } from '../address';
import { chargesAsOf } from '@/lib/domain/charge/firm-tariff';
import { countOf, formatCount, formatDate, formatNumber, formatRupees } from '@/lib/tools/format';

import { exactFigure } from '../figure';
import { fundedTrade, mtfFields, type MtfFields } from '../mtf';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundTo } from '../rounding';
import type { Calculator, Explanation, Layout } from '../types';
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
  heading: (input) =>
    phrase('What {period} {days costs/cost}: {cost:exact}', {
      period: countOf(input.days, 'day'),
      days: input.days,
      cost: fundedTrade(input).cost,
    }),
  findings: (input) => {
    const { value, own, cost, call, even } = fundedTrade(input);
    if (even === null || value === 0) return [['Enter shares and a price.']];
    const fall = call === null ? 0 : roundTo(100 * (1 - call / input.price), 2);
    return phrases(
      [
        [
          '{isOwn?}Without a loan there is neither interest nor a margin call.',
          'A margin call comes when the price has fallen by {fall:percent}.',
          'Your part is below the margin to keep, so a margin call comes at once.',
        ],
        'The price has to rise by {rise:percent} before you gain. The cost is {share:percent} of your own money.',
      ],
      {
        isOwn: call === null,
        fall: fall > 0 && fall,
        rise: roundTo(100 * (even / input.price - 1), 2),
        share: roundTo((100 * cost) / own, 2),
      },
    );
  },
  formula: (input) => {
    const { margin, rate, days, year, shares, keep } = input;
    const trade = fundedTrade(input);
    return formulaLines(
      [
        'We lend = {value:sum} − {value:sum} × {margin} = {funded:exact}',
        'Interest = {funded:sum} × {rate} × {days} ÷ {year} = {interest:exact}',
        'Cost in all = {interest:sum} + {trades:sum} + {pledges:sum} + {depository:sum} = {cost:exact}',
        'Margin call below = ({funded:sum} + {interest:sum}) ÷ ({shares:count} × {most}) = {call:exact}',
        'Break-even price = {even:exact}',
      ],
      {
        ...trade,
        margin: margin / 100,
        rate: rate / 100,
        days,
        year: Number(year),
        shares,
        most: 1 - keep / 100,
        even: trade.own > 0 && trade.even,
      },
    );
  },
  method: (input) =>
    phrase(
      'The cost is the interest, the charges of purchase and sale, the pledge with its release, and the depository (DP) charge. A call comes when what is left of your money is less than {keep:percent} of the value. The break-even price is the lowest one at which the sale covers the cost.',
      input,
    ),
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
