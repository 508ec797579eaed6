import {
  directSeries,
  directVsRegular,
  lastDirectRow,
  netReturn,
  shownCost,
  type DirectFields,
} from '@/lib/domain/calculator/direct-vs-regular';
import { monthlyRate } from '@/lib/domain/calculator/rates';
import { roundRupee } from '@/lib/domain/calculator/rounding';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  MINUS,
  percent,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<DirectFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} in the two plans of one fund`],
  findings: (input) => {
    const { direct, regular, invested } = lastDirectRow(input);
    const cost = direct - regular;
    if (Math.abs(cost) < 0.5) return [['Both plans cost the same, so they come to the same.']];
    const growth = direct - invested;
    const share: readonly Phrase[] =
      growth > 0
        ? [
            [
              'That is ',
              percent(Math.round((100 * cost) / growth)),
              ' of what the fund earned you.',
            ],
          ]
        : [];
    return [
      [
        ...['At the end the regular plan has ', rupees(Math.abs(cost))],
        cost > 0 ? ' less.' : ' more.',
      ],
      ...share,
    ];
  },
  formula: (input) => {
    const { mode, amount, years } = input;
    const last = lastDirectRow(input);
    const grown = (expenses: number) => {
      const net = netReturn(input, expenses);
      return mode === 'sip'
        ? annuityParts(monthlyRate(net, 'effective'), 12 * years)
        : [power(1 + net / 100, figure(years))];
    };
    return [
      [text('Direct:'), sum(amount), TIMES, ...grown(input.direct), EQUALS, result(last.direct)],
      [text('Regular:'), sum(amount), TIMES, ...grown(input.regular), EQUALS, result(last.regular)],
      [
        ...[sum(roundRupee(last.direct)), MINUS, sum(roundRupee(last.regular)), EQUALS],
        result(shownCost(last)),
      ],
    ];
  },
  method: (input) => [
    ...[
      'The fund earns ',
      percent(input.rate),
      ' before expenses. After them the direct plan has ',
    ],
    ...[percent(netReturn(input, input.direct)), ' a year and the regular plan '],
    ...[percent(netReturn(input, input.regular)), '. Each is a yearly return, so a month earns '],
    'its twelfth root. Everything else is the same in both.',
  ],
};

const layout: Layout<DirectFields> = {
  fields: () => ['mode', 'amount', 'rate', 'direct', 'regular', 'years', 'way'],
  results: ['direct', 'regular', 'share', 'cost'],
  main: 'cost',
  series: { regular: 'second', cost: 'accent' },
  notes: (input) => ({
    direct: `${Number(netReturn(input, input.direct).toFixed(4))}% a year after expenses`,
    regular: `${Number(netReturn(input, input.regular).toFixed(4))}% a year after expenses`,
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: the plan that has less, and above it what the other has more. The table below has the figures.',
    bars: directSeries(input).map(({ year, direct, regular }) => ({
      ...{ year, part: Math.min(direct, regular), whole: Math.max(direct, regular) },
    })),
  }),
  legend: [
    { series: 'accent', title: 'The difference', text: 'What lower expenses leave in the plan.' },
    { series: 'second', title: 'The lower sum', text: 'The plan with the higher expenses.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, direct, regular, years }) =>
    `${formatWholeRupees(amount)} a month, ${direct}% or ${regular}% of expenses, ${years} years`,
};

export const view: CalculatorView<DirectFields> = {
  calculator: directVsRegular,
  explanation,
  layout,
};
