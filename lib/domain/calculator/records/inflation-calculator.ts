import { formatRupees } from '@/lib/tools/format';

import { percent, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { growthFactor } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const inflationFields = {
  amount: rupees('Amount today', [100_000, 1, 1_000_000_000, 1_000]),
  rate: percent('Prices rise each year by', [6, 0, 20, 0.5]),
  years: wholeYears('For', [10, 1, 50, 1]),
  return: percent('Your money earns each year', [10, 0, 50, 0.5]),
} satisfies Fields;

type InflationFields = typeof inflationFields;
type InflationInput = Values<InflationFields>;

interface InflationRow {
  readonly year: number;
  /** The cost of the same purchase by then: PV(1+f)^n. Rupees. */
  readonly cost: number;
  /** The purchasing power of the same money by then, at today's prices: PV/(1+f)^n. Rupees. */
  readonly buys: number;
  /** The amount with the return: PV(1+R)^n. Rupees. */
  readonly invested: number;
}

/** Prices and money at the end of each year, unrounded. */
function inflationSeries(input: InflationInput): readonly InflationRow[] {
  const { amount, rate, years } = input;
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    const prices = growthFactor(rate / 100, year);
    return {
      year,
      cost: amount * prices,
      buys: amount / prices,
      invested: amount * growthFactor(input.return / 100, year),
    };
  });
}

/** The real return after inflation, both in per cent a year: (1+R)/(1+f) − 1 (Fisher). */
export function realReturn(returnPercent: number, inflationPercent: number): number {
  return ((returnPercent - inflationPercent) / (100 + inflationPercent)) * 100;
}

function lastYear(input: InflationInput): InflationRow {
  const row = inflationSeries(input).at(-1);
  if (!row) throw new RangeError('inflation needs at least one year');
  return row;
}

/** The effect of a faster rise or of one more year on the future cost. */
function inflationWhatIf(input: InflationInput) {
  return whatIfs(inflationFields, input, (values) => lastYear(values).cost, [
    ['rate', 1, 'Prices rising one percentage point a year faster'],
    ['years', 1, 'One year more'],
  ]);
}

export const inflation: Calculator<InflationFields> = {
  fields: inflationFields,
  results: (input) => {
    const { cost, buys } = lastYear(input);
    const real = realReturn(input.return, input.rate);
    return [
      rupeeFigure('future-cost', 'The same will cost', cost),
      rupeeFigure('purchasing-power', 'The same money will buy as much as today', buys),
      {
        id: 'real-return',
        label: 'Your return after inflation',
        unit: '%',
        value: real,
        shown: roundTo(real, 2),
      },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'cost', label: 'The same costs', unit: '₹' },
      { key: 'buys', label: 'The same money buys', unit: '₹' },
      { key: 'invested', label: 'Invested, it comes to', unit: '₹' },
    ],
    rows: inflationSeries(input).map(({ year, cost, buys, invested }) => [
      year,
      roundPaisa(cost),
      roundPaisa(buys),
      roundPaisa(invested),
    ]),
  }),
  whatIf: inflationWhatIf,
};

/** Years beyond which no doubling is named. */
const LONGEST = 100;

const explanation: Explanation<InflationFields> = {
  heading: (input) => phrase('{years:Word year} of prices rising by {rate:percent} a year', input),
  findings: (input) => {
    const { amount, rate } = input;
    const last = inflationSeries(input).at(-1);
    const real = realReturn(input.return, rate);
    const doubling = Math.LN2 / Math.log1p(rate / 100);
    return phrases(
      [
        'At this pace prices double in {doubling:years}.',
        [
          '{isEven?}Your money would earn what prices rise: it would buy as much as today.',
          '{isLoss?}Your money would earn less than prices rise: it would buy as much as {worth:rupees} does today.',
          'Invested at your return, it would buy as much as {worth:rupees} does today.',
        ],
      ],
      {
        doubling: rate > 0 && doubling <= LONGEST && doubling,
        isEven: roundTo(real, 2) === 0,
        isLoss: real < 0,
        worth: last ? last.invested / (last.cost / amount) : amount,
      },
    );
  },
  formula: (input) => {
    const { amount, rate, years } = input;
    const last = inflationSeries(input).at(-1);
    return formulaLines(
      [
        '{amount:sum} × {prices}^{years} = {cost:rupees}',
        '{amount:sum} ÷ {prices}^{years} = {buys:rupees}',
        '({earned} ÷ {prices}) − 1 = {real:percent}',
      ],
      {
        amount,
        prices: 1 + rate / 100,
        years,
        cost: last?.cost ?? amount,
        buys: last?.buys ?? amount,
        earned: 1 + input.return / 100,
        real: roundTo(realReturn(input.return, rate), 2),
      },
    );
  },
  method: ({ rate }) =>
    phrase(
      'Each year multiplies prices by {prices:number}. What the same money buys is divided by it. A real return compares what a rupee earns with what a rupee of goods comes to cost.',
      { prices: 1 + rate / 100 },
    ),
};

const layout: Layout<InflationFields> = {
  fields: () => ['amount', 'rate', 'years', 'return'],
  results: ['purchasing-power', 'real-return', 'future-cost'],
  main: 'future-cost',
  series: { 'purchasing-power': 'second', 'future-cost': 'accent' },
  notes: (input) => ({
    'real-return': `${input.return}% earned while prices rise ${input.rate}%`,
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what the same will cost, and in its foot what today’s sum will buy. A dotted line marks today’s sum. The table below has the figures.',
    mark: input.amount,
    bars: inflationSeries(input).map(({ year, cost, buys }) => ({ year, part: buys, whole: cost })),
  }),
  legend: [
    { series: 'accent', title: 'The price', text: 'What the same will cost by then.' },
    { series: 'second', title: 'The money', text: 'What today’s sum will buy by then.' },
    { series: 'dash', title: 'Today', text: 'The sum from which both begin.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, years, rate }) =>
    `What costs ${formatRupees(amount)} today, in ${years} years at ${rate}%`,
};

export const record = {
  view: { calculator: inflation, explanation, layout },
} as const satisfies CalculatorRecord;
