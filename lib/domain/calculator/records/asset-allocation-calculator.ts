import { allocationParts, hasHoldings } from '../asset-allocation-parts';
import {
  allocationFields,
  type AllocationFields,
  type AllocationInput,
  suggestedShares,
  TILT,
} from '../asset-allocation';
import { EQUALS, figure, inPercent, inRupees, MINUS, PLUS, result, text } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundTo } from '../rounding';
import type { Calculator, Explanation, Figure, Layout, Phrase } from '../types';
import { whatIfs } from '../what-if';

function shareFigure(id: string, label: string, value: number): Figure {
  return { id, label, unit: '%', value, shown: value };
}

export const assetAllocation: Calculator<AllocationFields> = {
  fields: allocationFields,
  results: (input) => {
    const { equity, debt, gold, liquid } = suggestedShares(input);
    return [
      shareFigure('equity-share', 'Equity', equity),
      shareFigure('debt-share', 'Debt', debt),
      shareFigure('gold-share', 'Gold', gold),
      shareFigure('liquid-share', 'Of the debt, liquid', liquid),
    ];
  },
  table: (input) => {
    const compares = hasHoldings(input);
    return {
      columns: [
        { key: 'part', label: 'Part' },
        { key: 'share', label: 'Suggested share', unit: '%' },
        { key: 'suggested', label: compares ? 'Suggested' : 'Of each lakh', unit: '₹' },
        ...(compares
          ? ([
              { key: 'heldShare', label: 'Present share', unit: '%' },
              { key: 'held', label: 'You hold', unit: '₹' },
              { key: 'difference', label: 'Add or reduce', unit: '₹' },
            ] as const)
          : []),
      ],
      rows: allocationParts(input).map(({ label, share, suggested, heldShare, ...row }) => [
        label,
        share,
        suggested,
        ...(compares ? [roundTo(heldShare, 1), row.held, row.difference] : []),
      ]),
    };
  },
  whatIf: (input) =>
    whatIfs(
      allocationFields,
      input,
      (values) => suggestedShares(values).equity,
      [
        ['age', 5, `At the age of ${input.age + 5}, in equity`],
        ['horizon', -5, 'With the money needed five years sooner, in equity'],
      ],
      '%',
    ),
};

const SERIES = { equity: 'accent', debt: 'second', gold: 'brand', liquid: 'meaning' } as const;

const NAMES = { equity: 'equity', debt: 'debt', gold: 'gold', liquid: 'cash' } as const;

function moves(input: AllocationInput): readonly Phrase[] {
  return allocationParts(input)
    .filter(({ difference }) => difference !== 0)
    .map(({ part, difference }) =>
      difference > 0
        ? ['Add ', inRupees(difference), ` to ${NAMES[part]}.`]
        : [`Reduce ${NAMES[part]} by `, inRupees(-difference), '.'],
    );
}

const explanation: Explanation<AllocationFields> = {
  heading: (input) => {
    const { equity, debt, gold } = suggestedShares(input);
    return [
      inPercent(equity),
      ' in equity, ',
      inPercent(debt),
      ' in debt, ',
      inPercent(gold),
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
              inPercent(byAge),
              ' in equity. The short time keeps it to ',
              inPercent(equity),
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
    'Equity is at least 20% and at most 90%, rounded to the nearest 5. It is at most 20% of money needed within three years and 40% within five. Gold is 10%, or 5% when equity is above 80%. The rest is debt, 5 points of it liquid.',
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
    {
      series: SERIES.liquid,
      title: 'Liquid',
      text: 'The part of the debt for money that may be needed at short notice.',
    },
  ],
  yearCounts: [],
  example: ({ age, risk, horizon }) => `Age ${age}, ${risk}, ${horizon} years`,
};

export const record = {
  view: {
    calculator: assetAllocation,
    explanation,
    layout,
  },
} as const satisfies CalculatorRecord;
