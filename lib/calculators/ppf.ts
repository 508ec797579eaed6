import { lastRow, planFigures, type YearRow } from './figures';
import {
  DEPOSITS,
  FIRST_TERM,
  ppfDepositLimits,
  ppfFields,
  TERMS,
  type PpfFields,
  type PpfInput,
} from './ppf-fields';
import { roundRupee } from './rounding';
import type { Calculator, WhatIf } from './types';
import { whatIfs } from './what-if';

export * from './ppf-fields';

export interface PpfRow extends YearRow {
  readonly opening: number;
  readonly rate: number;
  /** Credited on 31 March. */
  readonly interest: number;
}

/**
 * The account at the end of each financial year, in rupees. Every month earns a twelfth of the
 * year's rate on the lowest balance between the close of the 5th and the month's end, so a deposit
 * after the 5th starts to earn the month after; the year's interest is credited on 31 March (Public
 * Provident Fund Scheme, 2019). Unrounded, where the scheme rounds each year's credit to the rupee.
 */
export function ppfSeries(input: PpfInput): readonly PpfRow[] {
  const every = 12 / DEPOSITS[input.frequency];
  const rows: PpfRow[] = [];
  let invested = 0;
  let total = 0;
  for (let year = 1; year <= Number(input.years); year += 1) {
    const isPaying = year <= FIRST_TERM || input.extend === 'with';
    const rate = input.rates[year - 1] ?? input.rate;
    const opening = total;
    let balance = opening;
    let monthsOfRupees = 0;
    for (let month = 0; month < 12; month += 1) {
      const deposit = isPaying && month % every === 0 ? input.amount : 0;
      monthsOfRupees += input.timing === 'before5' ? balance + deposit : balance;
      balance += deposit;
    }
    const interest = (monthsOfRupees * rate) / 1200;
    const paid = balance - opening;
    invested += paid;
    total = balance + interest;
    rows.push({ year, opening, rate, paid, interest, invested, growth: total - invested, total });
  }
  return rows;
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
    ...whatIfs(ppfFields, input, ppfMaturity, [['rate', 1, 'One per cent a year more']]),
    ...others,
  ];
}

export const ppf: Calculator<PpfFields> = {
  fields: ppfFields,
  refine: ({ frequency }) => ({ amount: ppfDepositLimits(frequency) }),
  results: (input) =>
    planFigures(lastRow(ppfSeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => ({
    columns: [
      { key: 'year', label: 'Financial year', unit: 'number' },
      { key: 'rate', label: 'Rate', unit: '%' },
      { key: 'opening', label: 'Opening balance', unit: '₹' },
      { key: 'paid', label: 'Paid in', unit: '₹' },
      { key: 'interest', label: 'Interest', unit: '₹' },
      { key: 'total', label: 'Balance on 31 March', unit: '₹' },
    ],
    rows: ppfSeries(input).map(({ year, rate, opening, paid, invested, total }) => {
      const shownPaid = roundRupee(invested) - roundRupee(invested - paid);
      const interest = roundRupee(total) - roundRupee(opening) - shownPaid;
      return [year, rate, roundRupee(opening), shownPaid, interest, roundRupee(total)];
    }),
  }),
  whatIf: ppfWhatIf,
};
