import { allocationParts, hasHoldings } from '../asset-allocation-parts';
import {
  allocationFields,
  type AllocationFields,
  type AllocationInput,
  suggestedShares,
  TILT,
} from '../asset-allocation';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
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
  return allocationParts(input).flatMap(({ part, difference }) =>
    phrases([['Add {more:rupees} to {name}.', 'Reduce {name} by {less:rupees}.']], {
      name: NAMES[part],
      more: difference > 0 && difference,
      less: difference < 0 && -difference,
    }),
  );
}

const explanation: Explanation<AllocationFields> = {
  heading: (input) =>
    phrase(
      '{equity:percent} in equity, {debt:percent} in debt, {gold:percent} in gold',
      suggestedShares(input),
    ),
  findings: (input) => {
    const { equity } = suggestedShares(input);
    const byAge = suggestedShares({ ...input, horizon: 50 }).equity;
    const holds = hasHoldings(input);
    const changes = holds ? moves(input) : [];
    return [
      ...phrases(
        [
          'Your age would give {byAge:percent} in equity. The short time keeps it to {equity:percent}.',
          '{isEmpty?}Give what you hold to see what to add or reduce.',
          '{isBalanced?}You hold what the rule suggests.',
        ],
        {
          byAge: equity < byAge && byAge,
          equity,
          isEmpty: !holds,
          isBalanced: holds && changes.length === 0,
        },
      ),
      ...changes,
    ];
  },
  formula: (input) => {
    const { age, risk } = input;
    const [base, tilt] = [Number(input.base), TILT[risk]];
    return formulaLines(
      [
        '{base} − {age} {sign} {tilt} = {byAge}',
        'held to the limits and to steps of five = {equity:percent}',
      ],
      {
        base,
        age,
        sign: tilt < 0 ? '−' : '+',
        tilt: Math.abs(tilt),
        byAge: base - age + tilt,
        equity: suggestedShares(input).equity,
      },
    );
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
