import { basisField, FUND_RETURNS_NOTE, percent, rupees, whenField, wholeYears } from './fields';
import { annuityFactor, type FormulaLine, formulaLines } from './formulas';
import { lastRow, type YearRow } from './plan-figures';
import { annuityDue, growthFactor, monthlyRate } from './rates';
import type { Fields, Values } from './types';

export const sipFields = {
  amount: rupees('Each month', [5_000, 100, 1_000_000, 100]),
  rate: percent('Yearly return assumed', [12, 0, 50, 0.5], FUND_RETURNS_NOTE),
  years: wholeYears('For', [10, 1, 50, 1]),
  stepup: percent('Raise it every year by', [0, 0, 50, 1]),
  basis: basisField,
  when: whenField,
} satisfies Fields;

export type SipFields = typeof sipFields;
export type SipInput = Values<SipFields>;

/**
 * A SIP at the end of each year, in rupees. Instalments fall at the start of each month; those of
 * year k (from 0) are P(1+s)^k. Each year the total is the previous total times (1+i)^12, plus the
 * year's twelve instalments as an annuity due: ((1+i)^12 − 1)/i · (1+i). Without a raise that is
 * the usual FV = P · ((1+i)^n − 1)/i · (1+i), as used by the calculators of Indian fund houses. For
 * instalments at the end of each month, the last factor is left out.
 */
export function sipSeries(input: SipInput): readonly YearRow[] {
  const { amount, stepup } = input;
  return instalmentSeries(input, (year) => amount * growthFactor(stepup / 100, year));
}

/**
 * Monthly instalments that may change from year to year.
 * @param instalmentOf the instalment of a year, counted from 0
 */
export function instalmentSeries(
  { rate, years, basis, when }: Pick<SipInput, 'rate' | 'years' | 'basis' | 'when'>,
  instalmentOf: (year: number) => number,
): readonly YearRow[] {
  const monthly = monthlyRate(rate, basis);
  const yearFactor = growthFactor(monthly, 12);
  const yearOfOnes = annuityDue(monthly, 12) / (when === 'start' ? 1 : 1 + monthly);
  const rows: YearRow[] = [];
  let invested = 0;
  let total = 0;
  for (let year = 1; year <= years; year += 1) {
    const instalment = instalmentOf(year - 1);
    const paid = 12 * instalment;
    invested += paid;
    total = total * yearFactor + instalment * yearOfOnes;
    rows.push({ year, paid, invested, growth: total - invested, total });
  }
  return rows;
}

/**
 * The formula of instalments that change from year to year.
 * @param instalment that of year k
 * @param total rupees
 */
export const raisedLines = (
  { rate, years, basis, when }: Pick<SipInput, 'rate' | 'years' | 'basis' | 'when'>,
  instalment: FormulaLine,
  total: number,
): readonly FormulaLine[] => {
  const monthly = monthlyRate(rate, basis);
  return formulaLines(
    [
      '{instalment} × {twelve}[ × {growth}^{after}]',
      'added up for each year k from 1 to {years} = {total:rupees}',
    ],
    {
      instalment,
      twelve: annuityFactor(monthly, 12, when),
      growth: monthly !== 0 && 1 + monthly,
      after: `12 × (${years} − k)`,
      years,
      total,
    },
  );
};

/** The final value of a SIP, in rupees, unrounded. */
export function sipTotal(input: SipInput): number {
  return lastRow(sipSeries(input)).total;
}
