import { defaultsOf } from '../address';
import { formatRupees } from '@/lib/tools/format';

import { rupeeFigure } from '../figure';
import { ring } from '../growth-chart';
import {
  bothTaxes,
  type Tax,
  taxFields,
  type TaxFields,
  type TaxInput,
  taxOf,
  taxYear,
} from '../income-tax';
import { formulaLine, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Layout } from '../types';
import { whatIfs } from '../what-if';

/** The steps of the table, in rupees; the cess makes them add up to the tax of the year. */
const ROWS: readonly (readonly [label: string, sum: (tax: Tax) => number])[] = [
  ['Standard deduction', (tax) => tax.standardDeduction],
  ['Other deductions', (tax) => tax.deductions],
  ['Taxable income', (tax) => tax.income],
  ['Tax by slabs', (tax) => tax.bySlabs],
  ['Rebate and relief', (tax) => tax.rebate],
  ['Surcharge', (tax) => tax.surcharge],
  ['Cess', (tax) => shownRest(tax.due, tax.bySlabs, -tax.rebate, tax.surcharge)],
  ['Tax of the year', (tax) => tax.due],
];

export const incomeTax: Calculator<TaxFields> = {
  fields: taxFields,
  results: (input) => {
    const both = bothTaxes(input);
    const lower = both.isTie
      ? 'Same tax under both regimes'
      : `Lower tax: the ${both.lower} regime`;
    return [
      rupeeFigure('tax-new', 'New regime', both.new.due),
      rupeeFigure('tax-old', 'Old regime', both.old.due),
      rupeeFigure('tax', lower, both[both.lower].due),
    ];
  },
  table: (input) => {
    const both = bothTaxes(input);
    const income = input.salary + input.other;
    return {
      columns: [
        { key: 'step', label: 'Step' },
        { key: 'new', label: 'New regime', unit: '₹' },
        { key: 'old', label: 'Old regime', unit: '₹' },
      ],
      rows: [
        ['Income', roundPaisa(income), roundPaisa(income)],
        ...ROWS.map(([label, sum]) => [
          label,
          roundPaisa(sum(both.new)),
          roundPaisa(sum(both.old)),
        ]),
      ],
    };
  },
  whatIf: (input) =>
    whatIfs(taxFields, input, (values) => bothTaxes(values)[bothTaxes(values).lower].due, [
      ['salary', 100_000, 'Tax on a salary a lakh higher'],
      ['deductions', 100_000, 'Tax with a lakh more of deductions'],
    ]),
};

/** The slabs of the regime with the lower tax that have a part of the income, with their rates. */
function slabsOf(input: TaxInput) {
  const both = bothTaxes(input);
  const { income } = both[both.lower];
  const steps = taxYear(input.year)[both.lower].slabs[input.age];
  return steps.flatMap(([above, rate], index) => {
    const upTo = steps[index + 1]?.[0] ?? Infinity;
    const part = Math.min(income, upTo) - above;
    return part > 0 ? [formulaLine('{part:sum} × {rate}', { part, rate: rate / 100 })] : [];
  });
}

const explanation: Explanation<TaxFields> = {
  heading: (input) => phrase('The tax year {year}, step by step', input),
  findings: (input) => {
    const both = bothTaxes(input);
    const { due } = both[both.lower];
    const isFree = roundPaisa(due) === 0;
    if (both.isTie && isFree) return [['No tax is due under either regime.']];
    const share = roundTo((100 * due) / (input.salary + input.other), 1);
    return phrases(
      [
        ['{isTie?}Both regimes come to the same tax.', 'The {lower} regime saves {saved:rupees}.'],
        [
          '{isFree?}Under the {lower} regime no tax is due.',
          'The tax is {share:percent} of the income.',
        ],
        '{isRelieved?}Marginal relief holds the new regime’s tax down.',
      ],
      {
        isTie: both.isTie,
        lower: both.lower,
        saved: both.saved,
        isFree,
        share: share > 0 && share,
        isRelieved: both.new.rebate > 0 && roundPaisa(both.new.due) > 0,
      },
    );
  },
  formula: (input) => {
    const both = bothTaxes(input);
    const tax = both[both.lower];
    const slabs = slabsOf(input);
    return formulaLines(
      [
        'Income: {whole:sum} − {deductions:sum} = {income:rupees}',
        'By slabs: [{slabs} = ]{bySlabs:rupees}',
        'Tax: ({bySlabs:sum} − {rebate:sum} + {surcharge:sum}) × {cess} = {due:rupees}',
      ],
      {
        ...tax,
        whole: input.salary + input.other,
        deductions: tax.standardDeduction + tax.deductions,
        slabs: slabs.length > 0 && slabs,
        cess: 1 + taxYear(input.year).cess / 100,
      },
    );
  },
  method: (input) => {
    const { isTie, lower } = bothTaxes(input);
    return phrase(
      '[{isTie?}Both regimes come to the same tax. These are the steps of the {lower} one.][{isLower?}These are the steps of the {lower} regime.] Each rate applies to its part of the income alone. The rebate comes off, surcharge is added for large incomes, and the cess of {cess:percent} is added to the whole.',
      { isTie, isLower: !isTie, lower, cess: taxYear(input.year).cess },
    );
  },
};

const layout: Layout<TaxFields> = {
  fields: () => ['salary', 'deductions', 'age', 'year'],
  amounts: {
    legend: 'If you have them',
    note: 'Interest, rent or business income; and what your employer pays into NPS, which both regimes allow within limits.',
    names: ['other', 'employer'],
  },
  results: ['tax-new', 'tax-old', 'tax'],
  main: 'tax',
  series: { tax: 'accent' },
  notes: (input) => {
    const both = bothTaxes(input);
    return {
      'tax-new': `On ${formatRupees(both.new.income)} after deductions`,
      'tax-old': `On ${formatRupees(both.old.income)} after deductions`,
    };
  },
  chart: (input) => {
    const both = bothTaxes(input);
    const { due } = both[both.lower];
    return ring('Of the income', [
      { series: 'second', label: 'Yours', sum: input.salary + input.other - due },
      { series: 'accent', label: 'Tax', sum: due },
    ]);
  },
  legend: [
    { series: 'second', title: 'Yours', text: 'What is left of the income, savings included.' },
    { series: 'accent', title: 'Tax', text: 'The lower of the two, with cess.' },
  ],
  yearCounts: [],
  example: ({ salary, deductions }) =>
    `Salary ${formatRupees(salary)}, deductions ${formatRupees(deductions)}`,
};

export const record = {
  view: { calculator: incomeTax, explanation, layout },
  figures: () => {
    const input = { ...defaultsOf(incomeTax), salary: 1_285_000, deductions: 0 };
    const { income, bySlabs, rebate } = taxOf(input, 'new');
    return {
      aboveIncome: { value: income, unit: '₹' },
      aboveTax: { value: bySlabs - rebate, unit: '₹' },
      aboveBySlabs: { value: bySlabs, unit: '₹' },
    };
  },
} as const satisfies CalculatorRecord;
