import { SSY_LIMITS, SSY_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';

import { accountSeries, accountTable, type AccountRow } from './account';
import {
  DEPOSITS,
  depositLimits,
  frequencyField,
  timingField,
  yearlyRates,
} from './account-fields';
import { percent, rupees, wholeYears } from './fields';
import { lastRow, planFigures } from './figures';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

/** The scheme's limits, and years of deposits and of the account. */
export const SSY = latest(SSY_LIMITS).value;

export const ssyFields = {
  amount: rupees('Each deposit', [SSY.most, 21, SSY.most, 500]),
  frequency: frequencyField,
  timing: timingField,
  age: wholeYears('Her age now', [1, 0, 9, 1], 'An account is opened before she is ten'),
  rate: percent('Interest rate', [latest(SSY_RATES).value, 0, 15, 0.1]),
  rates: yearlyRates(SSY.term),
} satisfies Fields;

export type SsyFields = typeof ssyFields;
export type SsyInput = Values<SsyFields>;

/** The account by the scheme of 2019: fifteen years of deposits, then six of interest alone. */
export function ssySeries(input: SsyInput): readonly AccountRow[] {
  return accountSeries({
    years: SSY.term,
    every: 12 / DEPOSITS[input.frequency],
    timing: input.timing,
    depositIn: (year) => (year <= SSY.paying ? input.amount : 0),
    rateIn: (year) => input.rates[year - 1] ?? input.rate,
  });
}

/** What the account pays after 21 years, in rupees, unrounded. */
export const ssyMaturity = (input: SsyInput): number => lastRow(ssySeries(input)).total;

export const ssy: Calculator<SsyFields> = {
  fields: ssyFields,
  refine: ({ frequency }) => ({
    amount: depositLimits(SSY.least, SSY.most, DEPOSITS[frequency]),
  }),
  results: (input) =>
    planFigures(lastRow(ssySeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => accountTable(ssySeries(input)),
  whatIf: (input) =>
    whatIfs(ssyFields, input, ssyMaturity, [
      ['rate', 1, 'One percentage point a year more'],
      ['rate', -1, 'One percentage point a year less'],
    ]),
};
