import { choice, percent, rupees, wholeMonths, wholeYears } from './fields';
import { lastRow, planFigures, planTable, type YearRow } from './figures';
import { growthFactor } from './rates';
import { roundTo } from './rounding';
import { termRows } from './terms';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const fdFields = {
  amount: rupees('Deposit', [100_000, 1_000, 100_000_000, 1_000]),
  rate: percent('Interest rate', [7, 0, 15, 0.1]),
  years: wholeYears('Years', [5, 0, 20, 1]),
  months: wholeMonths('And months', [0, 0, 11, 1]),
  interest: choice('4', 'Interest', [
    { value: '4', label: 'Added quarterly', note: 'As banks in India count' },
    { value: '12', label: 'Added monthly' },
    { value: '2', label: 'Added half-yearly' },
    { value: '1', label: 'Added yearly' },
    { value: '0', label: 'Paid out', note: 'Nothing compounds' },
  ]),
} satisfies Fields;

export type FdFields = typeof fdFields;
export type FdInput = Values<FdFields>;

export const fdMonths = ({ years, months }: Pick<FdInput, 'years' | 'months'>): number =>
  12 * years + months;

/**
 * What one rupee becomes: each complete period multiplies it by 1 + R/m; the months of a period that
 * is not complete earn simple interest, as banks count.
 */
export function fdFactor({ rate, interest }: FdInput, months: number): number {
  const [yearly, times] = [rate / 100, Number(interest)];
  if (times === 0) return 1 + (yearly * months) / 12;
  const periods = Math.floor((months * times) / 12);
  const rest = months - (12 * periods) / times;
  return growthFactor(yearly / times, periods) * (1 + (yearly * rest) / 12);
}

export function fdSeries(input: FdInput): readonly YearRow[] {
  const { amount } = input;
  return termRows(
    fdMonths(input),
    () => amount,
    (months) => amount * fdFactor(input, months),
  );
}

/** What the deposit pays in all, in rupees, unrounded. */
export const fdMaturity = (input: FdInput): number => lastRow(fdSeries(input)).total;

/** The yearly rate that makes the same of the deposit when interest is added once a year, in per cent. */
export function fdYield(input: FdInput): number {
  const months = fdMonths(input);
  return 100 * Math.expm1((Math.log(fdFactor(input, months)) * 12) / months);
}

export const fd: Calculator<FdFields> = {
  fields: fdFields,
  refine: ({ years }) =>
    years === 0 ? { months: { default: 1, min: 1, cure: 'Enter 1 to 11 months.' } } : {},
  results: (input) => {
    const value = fdYield(input);
    return [
      ...planFigures(
        lastRow(fdSeries(input)),
        ['maturity', 'interest'],
        ['At maturity', 'Interest'],
      ),
      { id: 'yield', label: 'Yearly yield', unit: '%', value, shown: roundTo(value, 2) },
    ];
  },
  table: (input) => planTable(fdSeries(input), 'Interest'),
  whatIf: (input) =>
    whatIfs(fdFields, input, fdMaturity, [
      ['rate', 0.5, 'Half a percentage point a year more'],
      ['years', 1, 'One year more'],
      ['amount', 50_000, 'Fifty thousand rupees more'],
    ]),
};
