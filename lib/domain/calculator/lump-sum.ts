import { compoundingSeries, type CompoundingRow } from './compounding-magic';
import { choice, fundReturn, percent, rupees, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { lastRow, planFigures, planTable } from './figures';
import { roundRupee } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const lumpSumFields = {
  amount: rupees('Paid in once', [100_000, 500, 1_000_000_000, 1_000]),
  rate: fundReturn('Yearly return assumed', 12),
  years: wholeYears('For', [10, 1, 50, 1]),
  inflation: percent('Prices rise each year by', [6, 0, 20, 0.5]),
  frequency: choice('1', 'Growth is counted', [
    { value: '1', label: 'Yearly', note: 'As the yearly returns of funds are stated' },
    { value: '12', label: 'Monthly', note: 'A twelfth each month, as some sites count' },
  ]),
} satisfies Fields;

export type LumpSumFields = typeof lumpSumFields;
export type LumpSumInput = Values<LumpSumFields>;

/** The sum at the end of each year: P(1 + R/m)^(m·t), and the same at today's prices. */
export function lumpSumSeries(input: LumpSumInput): readonly CompoundingRow[] {
  return compoundingSeries({ ...input, mode: 'lumpsum', invest: input.years });
}

export const lumpSum: Calculator<LumpSumFields> = {
  fields: lumpSumFields,
  results: (input) => {
    const last = lastRow(lumpSumSeries(input));
    return [
      ...planFigures(last, ['total', 'returns'], ['You would have', 'Growth']),
      rupeeFigure('real', "In today's money", last.real),
    ];
  },
  table: (input) => {
    const rows = lumpSumSeries(input);
    const { columns, rows: cells } = planTable(rows);
    return {
      columns: [...columns, { key: 'real', label: "In today's money", unit: '₹' }],
      rows: rows.map(({ real }, index) => [...(cells[index] ?? []), roundRupee(real)]),
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
