import { RD_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';

import { choice, percent, rupees, wholeMonths } from './fields';
import { lastRow, planFigures, planTable, type YearRow } from './figures';
import { annuityDue } from './rates';
import { termRows } from './terms';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const rdFields = {
  amount: rupees('Each month', [5_000, 100, 1_000_000, 100]),
  rate: percent('Interest rate', [latest(RD_RATES).value, 0, 15, 0.1]),
  months: wholeMonths('For', [60, 6, 120, 3]),
  interest: choice('4', 'Interest', [
    { value: '4', label: 'Added quarterly', note: 'As post offices and banks count' },
    { value: '12', label: 'Added monthly', note: 'As SIP calculators count' },
  ]),
} satisfies Fields;

export type RdFields = typeof rdFields;
export type RdInput = Values<RdFields>;

/**
 * What an instalment earns in a month, as a fraction: R/12, or the third part of a quarter,
 * (1 + R/4)^(1/3) − 1.
 */
export function rdMonthlyRate({ rate, interest }: Pick<RdInput, 'rate' | 'interest'>): number {
  const times = Number(interest);
  return Math.expm1((times / 12) * Math.log1p(rate / 100 / times));
}

/** Instalments at the start of each month. */
export function rdSeries(input: RdInput): readonly YearRow[] {
  const monthly = rdMonthlyRate(input);
  const { amount } = input;
  return termRows(
    input.months,
    (months) => amount * months,
    (months) => amount * annuityDue(monthly, months),
  );
}

/** What the deposit pays in all, in rupees, unrounded. */
export const rdMaturity = (input: RdInput): number => lastRow(rdSeries(input)).total;

export const rd: Calculator<RdFields> = {
  fields: rdFields,
  results: (input) =>
    planFigures(lastRow(rdSeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => planTable(rdSeries(input), 'Interest'),
  whatIf: (input) =>
    whatIfs(rdFields, input, rdMaturity, [
      ['rate', 0.5, 'Half a percentage point a year more'],
      ['months', 12, 'Twelve months more'],
      ['amount', 1_000, 'A thousand rupees a month more'],
    ]),
};
