import { basisField, choice, fundReturn, percent, rupees, whenField, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { lastRow, planFigures, planTable, type YearRow } from './figures';
import { growthFactor } from './rates';
import { instalmentSeries } from './sip';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const stepUpFields = {
  amount: rupees('Each month, in the first year', [5_000, 100, 1_000_000, 100]),
  raise: choice('percent', 'Raise it every year by', [
    { value: 'percent', label: 'A per cent', note: 'Each raise is on the last instalment' },
    { value: 'rupees', label: 'A sum', note: 'The same rupees more every year' },
  ]),
  stepup: percent('Raise', [10, 0, 50, 1]),
  more: rupees('Rupees more each year', [500, 0, 100_000, 100]),
  rate: fundReturn('Yearly return assumed', 12),
  years: wholeYears('For', [10, 1, 50, 1]),
  basis: basisField,
  when: whenField,
} satisfies Fields;

export type StepUpFields = typeof stepUpFields;
export type StepUpInput = Values<StepUpFields>;

/** The instalment of a year, counted from 0: P(1+s)^k, or P + k·d. */
export function stepUpInstalment(input: StepUpInput, year: number): number {
  const { amount, raise, stepup, more } = input;
  return raise === 'percent' ? amount * growthFactor(stepup / 100, year) : amount + more * year;
}

/** The plan at the end of each year; see `instalmentSeries`. */
export function stepUpSeries(input: StepUpInput): readonly YearRow[] {
  return instalmentSeries(input, (year) => stepUpInstalment(input, year));
}

/** What the same plan comes to without a raise. */
export function withoutRaise(input: StepUpInput): YearRow {
  return lastRow(instalmentSeries(input, () => input.amount));
}

export const stepUpSip: Calculator<StepUpFields> = {
  fields: stepUpFields,
  results: (input) => [
    ...planFigures(
      lastRow(stepUpSeries(input)),
      ['total', 'returns'],
      ['You would have', 'Growth'],
    ),
    rupeeFigure('plain', 'Without a raise', withoutRaise(input).total),
  ],
  table: (input) => planTable(stepUpSeries(input)),
  whatIf: (input) =>
    whatIfs(stepUpFields, input, (values) => lastRow(stepUpSeries(values)).total, [
      input.raise === 'percent'
        ? ['stepup', 5, 'A raise five points larger']
        : ['more', 500, 'A raise ₹500 larger'],
      ['rate', -2, 'Two percentage points a year less'],
      ['years', 1, 'One year more'],
      ['amount', 1_000, 'A thousand rupees a month more'],
    ]),
};
