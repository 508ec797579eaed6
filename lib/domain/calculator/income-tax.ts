import { type RegimeName, type Steps, TAX_YEARS } from '@/lib/domain/rule/income-tax';

import { choice, rupees } from './fields';
import { shownRest } from './rounding';
import type { Fields, Values } from './types';

const CRORE_10 = 100_000_000;

export const taxFields = {
  salary: rupees('Salary or pension a year', [1_500_000, 0, CRORE_10, 10_000]),
  other: rupees('Other income taxed by slab', [0, 0, CRORE_10, 10_000]),
  deductions: rupees(
    'Deductions of the old regime',
    [200_000, 0, CRORE_10, 10_000],
    'Section 123 (80C), HRA, home loan interest and others',
  ),
  age: choice('below60', 'Your age', [
    { value: 'below60', label: 'Below 60' },
    { value: 'senior', label: '60 to 79' },
    { value: 'supersenior', label: '80 or more' },
  ]),
  year: choice('2026-27', 'Tax year', [
    { value: '2026-27', label: '2026-27' },
    { value: '2025-26', label: '2025-26' },
    { value: '2024-25', label: '2024-25' },
  ]),
  employer: rupees('Employer’s NPS contribution', [0, 0, CRORE_10, 10_000]),
} satisfies Fields;

export type TaxFields = typeof taxFields;
export type TaxInput = Values<TaxFields>;

/** The rules of a tax year. */
export function taxYear(year: TaxInput['year']) {
  const rule = TAX_YEARS.find(({ from }) => from.startsWith(year.slice(0, 4)));
  if (!rule) throw new RangeError(`no rules for the tax year ${year}`);
  return rule.value;
}

/** Tax by steps: each rate on the part of the income above its limit and below the next. */
function bySlabs(steps: Steps, income: number): number {
  return steps.reduce((tax, [above, percent], index) => {
    const upTo = steps[index + 1]?.[0] ?? Infinity;
    return tax + (Math.max(0, Math.min(income, upTo) - above) * percent) / 100;
  }, 0);
}

export interface Tax {
  readonly standardDeduction: number;
  readonly deductions: number;
  readonly income: number;
  readonly bySlabs: number;
  readonly rebate: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly due: number;
}

/** The tax of a year under one regime; rupees, unrounded. For residents, without gains at special rates. */
export function taxOf(input: TaxInput, name: RegimeName): Tax {
  const rules = taxYear(input.year);
  const regime = rules[name];
  const standardDeduction = Math.min(regime.standardDeduction, input.salary);
  const deductions = input.employer + (name === 'old' ? input.deductions : 0);
  const income = Math.max(0, input.salary + input.other - standardDeduction - deductions);
  const slabs = regime.slabs[input.age];
  const tax = bySlabs(slabs, income);
  const { upTo, most, relief } = regime.rebate;
  // Above the limit, the tax is at most the excess of the income over it.
  const beyond = relief ? Math.max(0, tax - (income - upTo)) : 0;
  const rebate = income <= upTo ? Math.min(tax, most) : beyond;
  const [from, percent] = regime.surcharge.findLast(([above]) => income > above) ?? [0, 0];
  const before = regime.surcharge.findLast(([above]) => above < from)?.[1] ?? 0;
  // Marginal relief: with surcharge, no more than the tax at the limit and the income above it.
  const atMost = bySlabs(slabs, from) * (1 + before / 100) + (income - from);
  const surcharge = percent > 0 ? Math.max(0, Math.min((tax * percent) / 100, atMost - tax)) : 0;
  const cess = ((tax - rebate + surcharge) * rules.cess) / 100;
  const due = tax - rebate + surcharge + cess;
  return { standardDeduction, deductions, income, bySlabs: tax, rebate, surcharge, cess, due };
}

/**
 * Both regimes; the one with the lower tax, or the new one if they are equal; and the saving, as
 * the taxes are shown.
 */
export function bothTaxes(input: TaxInput) {
  const [newTax, oldTax] = [taxOf(input, 'new'), taxOf(input, 'old')];
  const saves = shownRest(oldTax.due, newTax.due);
  const lower: RegimeName = saves >= 0 ? 'new' : 'old';
  return { new: newTax, old: oldTax, lower, saved: Math.abs(saves), isTie: saves === 0 };
}
