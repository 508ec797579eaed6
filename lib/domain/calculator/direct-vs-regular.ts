import { choice, fundReturn, percent, rupees, wholeYears } from './fields';
import { percentFigure, rupeeFigure } from './figure';
import { annuityDue, growthFactor, monthlyRate } from './rates';
import { roundRupee } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const directFields = {
  mode: choice('sip', 'Pay in', [
    { value: 'sip', label: 'Each month' },
    { value: 'lumpsum', label: 'Once' },
  ]),
  amount: rupees('Amount', [10_000, 100, 1_000_000_000, 1_000]),
  rate: fundReturn('Yearly return before expenses', 12),
  direct: percent('Expenses of the direct plan', [0.8, 0, 3, 0.05]),
  regular: percent('Expenses of the regular plan', [1.8, 0, 3, 0.05]),
  years: wholeYears('For', [20, 1, 50, 1]),
  way: choice('less', 'Take expenses off', [
    { value: 'less', label: 'By subtracting', note: 'Return less expenses, as most sites count' },
    { value: 'times', label: 'By multiplying', note: 'From the grown value, as a fund does' },
  ]),
} satisfies Fields;

export type DirectFields = typeof directFields;
export type DirectInput = Values<DirectFields>;

/** What is left of the return after expenses, in per cent a year: R − e, or (1+R)(1−e) − 1. */
export function netReturn({ rate, way }: DirectInput, expenses: number): number {
  return way === 'less' ? rate - expenses : rate - expenses - (rate * expenses) / 100;
}

export interface DirectRow {
  readonly year: number;
  readonly invested: number;
  readonly direct: number;
  readonly regular: number;
}

/**
 * Both plans at the end of each year, at effective yearly returns. Instalments fall at the start of
 * each month.
 */
export function directSeries(input: DirectInput): readonly DirectRow[] {
  const { mode, amount, years } = input;
  const grown = (expenses: number, year: number) => {
    const net = netReturn(input, expenses);
    return mode === 'sip'
      ? amount * annuityDue(monthlyRate(net, 'effective'), 12 * year)
      : amount * growthFactor(net / 100, year);
  };
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    return {
      year,
      invested: mode === 'sip' ? 12 * amount * year : amount,
      direct: grown(input.direct, year),
      regular: grown(input.regular, year),
    };
  });
}

export function lastDirectRow(input: DirectInput): DirectRow {
  const row = directSeries(input).at(-1);
  if (!row) throw new RangeError('a plan lasts at least one year');
  return row;
}

const costOf = ({ direct, regular }: DirectRow): number => direct - regular;
/** In whole rupees, as the sums next to it differ. */
export const shownCost = ({ direct, regular }: DirectRow): number =>
  roundRupee(direct) - roundRupee(regular);

export const directVsRegular: Calculator<DirectFields> = {
  fields: directFields,
  results: (input) => {
    const last = lastDirectRow(input);
    return [
      rupeeFigure('direct', 'Direct plan', last.direct),
      rupeeFigure('regular', 'Regular plan', last.regular),
      percentFigure('share', 'Of the direct plan’s sum', (100 * costOf(last)) / last.direct),
      { ...rupeeFigure('cost', 'The difference', costOf(last)), shown: shownCost(last) },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'invested', label: 'Paid in', unit: '₹' },
      { key: 'direct', label: 'Direct plan', unit: '₹' },
      { key: 'regular', label: 'Regular plan', unit: '₹' },
      { key: 'cost', label: 'Between them', unit: '₹' },
    ],
    rows: directSeries(input).map((row) => [
      row.year,
      roundRupee(row.invested),
      roundRupee(row.direct),
      roundRupee(row.regular),
      shownCost(row),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(directFields, input, (values) => costOf(lastDirectRow(values)), [
      ['regular', -0.5, 'A regular plan 0.5 percentage points cheaper'],
      ['years', 5, 'Five years more'],
      ['rate', -2, 'Two percentage points a year less'],
      ['amount', 1_000, 'A thousand rupees more'],
    ]),
};
