import { HRA_SHARES } from '@/lib/domain/rule/salary';

import { choice, rupees, wholeMonths } from './fields';
import { rupeeFigure } from './figure';
import { roundRupee } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const hraFields = {
  salary: rupees('Basic salary and DA a month', [50_000, 1_000, 10_000_000, 1_000]),
  hra: rupees('House rent allowance a month', [20_000, 0, 10_000_000, 1_000]),
  rent: rupees('Rent a month', [18_000, 0, 10_000_000, 1_000]),
  months: wholeMonths('Months of the year', [12, 1, 12, 1]),
  city: choice('metro', 'You live in', [
    { value: 'metro', label: 'Delhi, Mumbai, Kolkata or Chennai' },
    { value: 'added', label: 'Bengaluru, Hyderabad, Pune or Ahmedabad' },
    { value: 'other', label: 'Another place' },
  ]),
  year: choice('2026', 'Tax year', [
    { value: '2026', label: '2026-27', note: 'Eight large cities, by a draft rule' },
    { value: '2025', label: '2025-26', note: 'Four large cities' },
  ]),
} satisfies Fields;

export type HraFields = typeof hraFields;
export type HraInput = Values<HraFields>;

const RULES = { 2025: HRA_SHARES.at(-2), 2026: HRA_SHARES.at(-1) } as const;

export function hraShares(year: HraInput['year']) {
  const rule = RULES[year];
  if (!rule) throw new RangeError(`no rule for the tax year ${year}`);
  return rule.value;
}

export interface Hra {
  /** The three limits of a month, in rupees. */
  readonly received: number;
  readonly overRent: number;
  readonly ofSalary: number;
  readonly exempt: number;
}

/** The least of: the allowance, the rent less a tenth of salary, and half (or two fifths) of salary. */
export function hraOf({ salary, hra, rent, city, year }: HraInput): Hra {
  const shares = hraShares(year);
  const overRent = Math.max(0, rent - (salary * shares.rentLess) / 100);
  const ofSalary = (salary * shares[city]) / 100;
  return { received: hra, overRent, ofSalary, exempt: Math.min(hra, overRent, ofSalary) };
}

export const hra: Calculator<HraFields> = {
  fields: hraFields,
  results: (input) => {
    const { exempt } = hraOf(input);
    return [
      rupeeFigure('exempt', 'Free of tax a month', exempt),
      {
        ...rupeeFigure('taxable', 'Taxed a month', input.hra - exempt),
        shown: roundRupee(input.hra) - roundRupee(exempt),
      },
      rupeeFigure('exempt-year', 'Free of tax in the year', exempt * input.months),
    ];
  },
  table: (input) => {
    const { received, overRent, ofSalary, exempt } = hraOf(input);
    const shares = hraShares(input.year);
    const rows: readonly (readonly [string, number])[] = [
      ['Allowance received', received],
      [`Rent less ${shares.rentLess}% of salary`, overRent],
      [`${shares[input.city]}% of salary`, ofSalary],
      ['The least of the three: free of tax', exempt],
      ['Taxed', received - exempt],
    ];
    return {
      columns: [
        { key: 'limit', label: 'Limit' },
        { key: 'month', label: 'A month', unit: '₹' },
        { key: 'months', label: `In ${input.months} months`, unit: '₹' },
      ],
      rows: rows.map(([label, sum]) => [label, roundRupee(sum), roundRupee(sum * input.months)]),
    };
  },
  whatIf: (input) =>
    whatIfs(hraFields, input, (values) => hraOf(values).exempt, [
      ['rent', 1_000, 'A rent ₹1,000 higher'],
      ['salary', 5_000, 'A salary ₹5,000 higher'],
      ['hra', 1_000, 'An allowance ₹1,000 higher'],
    ]),
};
