import { formatCount, formatRupees } from '@/lib/tools/format';

import { type CompoundingRow, compoundingSeries } from '../compounding-magic';
import { assumption, fundReturn, percent, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { lastRow, planFigures, planTable } from '../plan-figures';
import { growthPart, shareNote } from '../growth-chart';
import { crossover, lastFive } from '../growth-findings';
import { formulaLines } from '../formulas';
import { phrase } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const lumpSumFields = {
  amount: rupees('Paid in once', [100_000, 500, 1_000_000_000, 1_000]),
  rate: fundReturn('Yearly return assumed', 12),
  years: wholeYears('For', [10, 1, 50, 1]),
  inflation: percent('Prices rise each year by', [6, 0, 20, 0.5]),
  frequency: assumption('1', 'Growth is counted', [
    { value: '1', label: 'Yearly', note: 'As the yearly returns of funds are stated' },
    { value: '12', label: 'Monthly', note: 'A twelfth each month, as some sites count' },
  ]),
} satisfies Fields;

type LumpSumFields = typeof lumpSumFields;
type LumpSumInput = Values<LumpSumFields>;

/** The sum at the end of each year: P(1 + R/m)^(m·t), and the same at today's prices. */
function lumpSumSeries(input: LumpSumInput): readonly CompoundingRow[] {
  return compoundingSeries({ ...input, mode: 'lumpsum', invest: input.years });
}

export const lumpSum: Calculator<LumpSumFields> = {
  fields: lumpSumFields,
  results: (input) => {
    const last = lastRow(lumpSumSeries(input));
    return [
      ...planFigures(last, ['total', 'returns'], ['You would have', 'Growth']),
      rupeeFigure('real', 'In today’s money', last.real),
    ];
  },
  table: (input) => {
    const rows = lumpSumSeries(input);
    const { columns, rows: cells } = planTable(rows);
    return {
      columns: [...columns, { key: 'real', label: 'In today’s money', unit: '₹' }],
      rows: rows.map(({ real }, index) => [...(cells[index] ?? []), roundPaisa(real)]),
    };
  },
  whatIf: (input) =>
    whatIfs(lumpSumFields, input, (values) => lastRow(lumpSumSeries(values)).total, [
      ['rate', 1, 'One percentage point a year more'],
      ['rate', -2, 'Two percentage points a year less'],
      ['years', 1, 'One year more'],
      ['amount', 10_000, 'Ten thousand rupees more'],
    ]),
};

const explanation: Explanation<LumpSumFields> = {
  heading: (input) => phrase('{years:Word year} of one sum, left to grow', input),
  findings: (input) => {
    const rows = lumpSumSeries(input);
    return [crossover(rows), ...lastFive(rows)];
  },
  formula: (input) => {
    const { amount, rate, years, inflation } = input;
    const times = Number(input.frequency);
    return formulaLines(
      [
        '{amount:sum} × {growth}^{periods} = {total:rupees}',
        '{total:sum} ÷ {prices}^{years} = {real:rupees}',
      ],
      {
        ...lastRow(lumpSumSeries(input)),
        amount,
        growth: 1 + rate / 100 / times,
        periods: times * years,
        prices: 1 + inflation / 100,
        years,
      },
    );
  },
  method: ({ amount, rate, frequency, years, inflation }) => {
    const periods = years * Number(frequency);
    return phrase(
      'Take {amount:rupees} and multiply it by {growth:number} for each {period}, [{isOnce?}once][{times} times in all].[ Prices rise by {inflation:percent} a year meanwhile: divide by that as often as there are years, and you have today’s money.]',
      {
        amount,
        growth: 1 + rate / 100 / Number(frequency),
        period: frequency === '1' ? 'year' : 'month',
        isOnce: periods === 1,
        times: periods > 1 && formatCount(periods),
        inflation: inflation > 0 && inflation,
      },
    );
  },
};

const layout: Layout<LumpSumFields> = {
  fields: () => ['amount', 'rate', 'years', 'inflation', 'frequency'],
  results: ['invested', 'returns', 'real', 'total'],
  main: 'total',
  notes: (_, shown) => shareNote(shown.returns, shown.total),
  ...growthPart(lumpSumSeries, 'The one sum, from the start.'),
  example: ({ amount, years, rate }) =>
    `${formatRupees(amount)} once, for ${years} years at ${rate}%`,
};

export const record = {
  view: { calculator: lumpSum, explanation, layout },
} as const satisfies CalculatorRecord;
