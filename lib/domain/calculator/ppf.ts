import { accountSeries, accountTable, type AccountRow } from './account';
import { DEPOSITS } from './account-fields';
import { lastRow, planFigures } from './figures';
import {
  FIRST_TERM,
  ppfDepositLimits,
  ppfFields,
  TERMS,
  type PpfFields,
  type PpfInput,
} from './ppf-fields';
import type { Calculator, WhatIf } from './types';
import { whatIfs } from './what-if';

export * from './account-fields';
export * from './ppf-fields';

/**
 * The account at the end of each financial year, in rupees, by the Public Provident Fund Scheme,
 * 2019. Unrounded, where the scheme rounds each year's credit to the rupee.
 */
export function ppfSeries(input: PpfInput): readonly AccountRow[] {
  return accountSeries({
    years: Number(input.years),
    every: 12 / DEPOSITS[input.frequency],
    timing: input.timing,
    depositIn: (year) => (year <= FIRST_TERM || input.extend === 'with' ? input.amount : 0),
    rateIn: (year) => input.rates[year - 1] ?? input.rate,
  });
}

/** What the account pays at maturity, in rupees, unrounded. */
export function ppfMaturity(input: PpfInput): number {
  return lastRow(ppfSeries(input)).total;
}

/** A higher rate, five years more, deposits by the 5th, and the same money once in April. */
export function ppfWhatIf(input: PpfInput): readonly WhatIf<PpfFields>[] {
  const now = ppfMaturity(input);
  const longer = TERMS[TERMS.indexOf(input.years) + 1];
  const count = DEPOSITS[input.frequency];
  const changes: readonly (readonly [string, PpfInput] | undefined)[] = [
    longer && ['A block of five years more', { ...input, years: longer }],
    input.timing === 'after5' ? ['Paid in by the 5th', { ...input, timing: 'before5' }] : undefined,
    count > 1
      ? [
          'The same money once a year, in April',
          { ...input, frequency: 'yearly', amount: input.amount * count },
        ]
      : undefined,
  ];
  const others = changes.flatMap((change) => {
    if (!change) return [];
    const [label, values] = change;
    const result = ppfMaturity(values);
    const difference = { value: result - now, unit: '₹' } as const;
    return [{ label, values, result: { value: result, unit: '₹' } as const, difference }];
  });
  return [
    ...whatIfs(ppfFields, input, ppfMaturity, [['rate', 1, 'One percentage point a year more']]),
    ...others,
  ];
}

export const ppf: Calculator<PpfFields> = {
  fields: ppfFields,
  refine: ({ frequency }) => ({ amount: ppfDepositLimits(frequency) }),
  results: (input) =>
    planFigures(lastRow(ppfSeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => accountTable(ppfSeries(input)),
  whatIf: ppfWhatIf,
};
