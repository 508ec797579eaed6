import type { YearRow } from './plan-figures';
import { phrase } from './phrases';
import { roundPaisa, shownRest } from './rounding';
import type { Phrase, Table } from './types';

export interface AccountPlan {
  readonly years: number;
  /** Months from one deposit to the next, the first of a year in April. */
  readonly every: number;
  readonly timing: 'before5' | 'after5';
  /** Each deposit of a year, in rupees. */
  depositIn(year: number): number;
  /** Per cent. */
  rateIn(year: number): number;
  /** Rupees at the start. */
  readonly opening?: number;
}

export interface AccountRow extends YearRow {
  readonly opening: number;
  readonly rate: number;
  /** Credited on 31 March. */
  readonly interest: number;
}

/**
 * A government savings account at the end of each financial year, in rupees. Each month earns a
 * twelfth of the year's rate on the lowest balance between the close of the 5th and the month's
 * end, so a deposit after the 5th starts to earn in the next month; the year's interest is credited
 * on 31 March.
 */
export function accountSeries(plan: AccountPlan): readonly AccountRow[] {
  const rows: AccountRow[] = [];
  let total = plan.opening ?? 0;
  let invested = total;
  for (let year = 1; year <= plan.years; year += 1) {
    const rate = plan.rateIn(year);
    const each = plan.depositIn(year);
    const opening = total;
    let balance = opening;
    let monthsOfRupees = 0;
    for (let month = 0; month < 12; month += 1) {
      const deposit = month % plan.every === 0 ? each : 0;
      monthsOfRupees += plan.timing === 'before5' ? balance + deposit : balance;
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

/** The account statement, one row per financial year. */
export const accountTable = (rows: readonly AccountRow[]): Table => ({
  columns: [
    { key: 'year', label: 'Financial year', unit: 'number' },
    { key: 'rate', label: 'Rate', unit: '%' },
    { key: 'opening', label: 'Opening balance', unit: '₹' },
    { key: 'paid', label: 'Paid in', unit: '₹' },
    { key: 'interest', label: 'Interest', unit: '₹' },
    { key: 'total', label: 'Balance on 31 March', unit: '₹' },
  ],
  rows: rows.map(({ year, rate, opening, paid, invested, total }) => {
    const shownPaid = shownRest(invested, invested - paid);
    const interest = shownRest(total, opening, shownPaid);
    return [year, rate, roundPaisa(opening), shownPaid, interest, roundPaisa(total)];
  }),
});

/** How the account's interest is computed. @param rate that of the first year, in per cent */
export const accountMethod = (rate: number): Phrase =>
  phrase(
    'Add up the lowest balance of each month between the close of the 5th and its end. A twelfth of {rate:percent} of that sum is the interest of the first year, credited on 31 March; from then on it earns interest too.',
    { rate },
  );
