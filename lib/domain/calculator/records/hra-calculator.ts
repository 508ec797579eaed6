import { HRA_SHARES } from '@/lib/domain/rule/salary';
import { countOf, formatRupees } from '@/lib/tools/format';

import { choice, rupees, wholeMonths } from '../fields';
import { rupeeFigure } from '../figure';
import { ring } from '../growth-chart';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, shownRest } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const hraFields = {
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
    { value: '2026', label: '2026-27', note: 'Eight large cities' },
    { value: '2025', label: '2025-26', note: 'Four large cities' },
  ]),
} satisfies Fields;

type HraFields = typeof hraFields;
export type HraInput = Values<HraFields>;

const RULES = { 2025: HRA_SHARES.at(-2), 2026: HRA_SHARES.at(-1) } as const;

function hraShares(year: HraInput['year']) {
  const rule = RULES[year];
  if (!rule) throw new RangeError(`no rule for the tax year ${year}`);
  return rule.value;
}

interface Hra {
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
        shown: shownRest(input.hra, exempt),
      },
      rupeeFigure('exempt-year', 'Free of tax in the year', exempt * input.months),
    ];
  },
  table: (input) => {
    const { received, overRent, ofSalary, exempt } = hraOf(input);
    const shares = hraShares(input.year);
    const labels = [
      'Allowance received',
      `Rent less ${shares.rentLess}% of salary`,
      `${shares[input.city]}% of salary`,
      'The least of the three: free of tax',
      'Taxed',
    ];
    const inMonths = (count: number): readonly number[] => {
      const sums = [received, overRent, ofSalary, exempt].map((sum) => roundPaisa(sum * count));
      return [...sums, shownRest(received * count, exempt * count)];
    };
    const [one, all] = [inMonths(1), inMonths(input.months)];
    return {
      columns: [
        { key: 'limit', label: 'Limit' },
        { key: 'month', label: 'A month', unit: '₹' },
        { key: 'months', label: `In ${countOf(input.months, 'month')}`, unit: '₹' },
      ],
      rows: labels.map((label, at) => [label, one[at] ?? 0, all[at] ?? 0]),
    };
  },
  whatIf: (input) =>
    whatIfs(hraFields, input, (values) => hraOf(values).exempt, [
      ['rent', 1_000, 'A rent a thousand rupees higher'],
      ['salary', 5_000, 'A salary five thousand rupees higher'],
      ['hra', 1_000, 'An allowance a thousand rupees higher'],
    ]),
};

/** The limit that decides the exemption; limits may be equal. */
function limitOf({ exempt, overRent, received, ofSalary }: Hra): string {
  if (received === 0) return 'Without an allowance nothing is exempt.';
  if (exempt === 0) return 'Nothing is exempt: the rent is no more than a tenth of the salary.';
  if (exempt === received) return 'All of the allowance is free of tax.';
  if (overRent === ofSalary) return 'The rent and the share of the salary set the same limit.';
  if (exempt === overRent) return 'The rent sets the limit: a higher rent would free more.';
  return 'The share of the salary sets the limit.';
}

const explanation: Explanation<HraFields> = {
  heading: () => ['The allowance in two parts'],
  findings: (input) => {
    const hra = hraOf(input);
    return phrases(['{limit}', 'In {time} {free:rupees} is free under the old regime.'], {
      limit: limitOf(hra),
      time: input.months === 12 ? 'the year' : countOf(input.months, 'month'),
      free: roundPaisa(hra.exempt) > 0 && hra.exempt * input.months,
    });
  },
  formula: (input) => {
    const { hra, rent, salary, year, city } = input;
    const { overRent, ofSalary, exempt } = hraOf(input);
    const shares = hraShares(year);
    return formulaLines(
      [
        'Allowance: {hra:rupees}',
        'Rent: {rent:sum} − {salary:sum} × {less} = {overRent:rupees}',
        'Salary: {salary:sum} × {share} = {ofSalary:rupees}',
        'The least = {exempt:rupees}',
      ],
      {
        hra,
        rent,
        salary,
        less: shares.rentLess / 100,
        overRent,
        share: shares[city] / 100,
        ofSalary,
        exempt,
      },
    );
  },
  method: ({ year, city }) =>
    phrase(
      'Take the allowance, the rent less a tenth of the salary, and {share:percent} of the salary. The least of the three is free of tax; the rest of the allowance is taxed.',
      { share: hraShares(year)[city] },
    ),
};

const layout: Layout<HraFields> = {
  fields: () => ['salary', 'hra', 'rent', 'city', 'months', 'year'],
  results: ['taxable', 'exempt-year', 'exempt'],
  main: 'exempt',
  series: { exempt: 'second', taxable: 'accent' },
  notes: ({ months }) => ({
    'exempt-year': `${countOf(months, 'month')}, under the old regime alone`,
  }),
  chart: (input) => {
    const { exempt } = hraOf(input);
    return ring('The allowance', [
      { series: 'second', label: 'Free of tax', sum: exempt },
      { series: 'accent', label: 'Taxed', sum: input.hra - exempt },
    ]);
  },
  legend: [
    { series: 'second', title: 'Free of tax', text: 'The least of the three limits.' },
    { series: 'accent', title: 'Taxed', text: 'Part of your salary under either regime.' },
  ],
  yearCounts: [],
  example: ({ salary, rent }) =>
    `Salary ${formatRupees(salary)}, rent ${formatRupees(rent)} a month`,
};

export const record = {
  view: { calculator: hra, explanation, layout },
} as const satisfies CalculatorRecord;
