import {
  allocationParts,
  assetAllocation,
  hasHoldings,
  suggestedShares,
  TILT,
  type AllocationFields,
  type AllocationInput,
} from '@/lib/domain/calculator/asset-allocation';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';

import { EQUALS, figure, MINUS, percent, PLUS, result, rupees, text } from './phrases';

const SERIES = { equity: 'accent', debt: 'second', gold: 'marigold', liquid: 'meaning' } as const;

const NAMES = { equity: 'equity', debt: 'debt', gold: 'gold', liquid: 'cash' } as const;

function moves(input: AllocationInput): readonly Phrase[] {
  return allocationParts(input)
    .filter(({ difference }) => difference !== 0)
    .map(({ part, difference }) =>
      difference > 0
        ? ['Add ', rupees(difference), ` to ${NAMES[part]}.`]
        : [`Reduce ${NAMES[part]} by `, rupees(-difference), '.'],
    );
}

const explanation: Explanation<AllocationFields> = {
  heading: (input) => {
    const { equity, debt, gold } = suggestedShares(input);
    return [
      percent(equity),
      ' in equity, ',
      percent(debt),
      ' in debt, ',
      percent(gold),
      ' in gold',
    ];
  },
  findings: (input) => {
    const { equity } = suggestedShares(input);
    const byAge = suggestedShares({ ...input, horizon: 50 }).equity;
    const short: readonly Phrase[] =
      equity < byAge
        ? [
            [
              'Your age would give ',
              percent(byAge),
              ' in equity. The short time keeps it to ',
              percent(equity),
              '.',
            ],
          ]
        : [];
    if (!hasHoldings(input))
      return [...short, ['Give what you hold to see what to add or reduce.']];
    const changes = moves(input);
    return [...short, ...(changes.length > 0 ? changes : [['You hold what the rule suggests.']])];
  },
  formula: (input) => {
    const tilt = TILT[input.risk];
    const { equity } = suggestedShares(input);
    return [
      [
        figure(Number(input.base)),
        MINUS,
        figure(input.age),
        tilt < 0 ? MINUS : PLUS,
        figure(Math.abs(tilt)),
        EQUALS,
        figure(Number(input.base) - input.age + tilt),
      ],
      [text('held to the limits and to steps of five'), EQUALS, result(equity, '%')],
    ];
  },
  method: () => [
    'Equity is kept between 20% and 90% and to the nearest 5. It is at most 20% of money needed within three years and 40% within five. Gold is 10%, or 5% when equity is above 80%. The rest is debt, 5 points of it at hand.',
  ],
};

const layout: Layout<AllocationFields> = {
  fields: () => ['age', 'horizon', 'risk', 'base'],
  amounts: {
    legend: 'What you hold',
    note: 'If you give it, the table shows what to add or reduce.',
    names: ['equity', 'debt', 'gold', 'cash'],
  },
  results: ['debt-share', 'gold-share', 'liquid-share', 'equity-share'],
  main: 'equity-share',
  series: {
    'equity-share': SERIES.equity,
    'debt-share': SERIES.debt,
    'gold-share': SERIES.gold,
    'liquid-share': SERIES.liquid,
  },
  notes: () => ({ 'liquid-share': 'Part of the debt, not on top of it' }),
  chart: (input) => ({
    kind: 'doughnut',
    compares: hasHoldings(input),
    parts: allocationParts(input).map(({ part, label, share, heldShare }) => ({
      series: SERIES[part],
      label,
      share,
      heldShare,
    })),
  }),
  legend: [
    {
      series: SERIES.equity,
      title: 'Equity',
      text: 'Shares and equity funds: the widest swings, for the longest times.',
    },
    {
      series: SERIES.debt,
      title: 'Debt',
      text: 'Deposits, bonds and debt funds: interest, and smaller swings.',
    },
    {
      series: SERIES.gold,
      title: 'Gold',
      text: 'Its price follows neither shares nor interest closely.',
    },
    { series: SERIES.liquid, title: 'Liquid', text: 'The part of the debt that is kept at hand.' },
  ],
  yearCounts: [],
  example: ({ age, risk, horizon }) => `Age ${age}, ${risk}, ${horizon} years`,
};

export const view: CalculatorView<AllocationFields> = {
  calculator: assetAllocation,
  explanation,
  layout,
};
