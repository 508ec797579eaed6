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
import {
  EQUALS,
  figure,
  group,
  inPercent,
  inRupees,
  MINUS,
  PLUS,
  result,
  sum,
  text,
  TIMES,
} from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, FormulaPart, Layout, Phrase } from '../types';
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

/** The slabs of the regime with the lower tax, each rate with its part of the income. */
function slabLine(input: TaxInput): readonly FormulaPart[] {
  const both = bothTaxes(input);
  const { income, bySlabs } = both[both.lower];
  const steps = taxYear(input.year)[both.lower].slabs[input.age];
  const parts = steps.flatMap(([above, rate], index) => {
    const upTo = steps[index + 1]?.[0] ?? Infinity;
    const part = Math.min(income, upTo) - above;
    return part > 0 ? [PLUS, sum(part), TIMES, figure(rate / 100)] : [];
  });
  return parts.length > 0 ? [...parts.slice(1), EQUALS, result(bySlabs)] : [result(0)];
}

/** Whose steps the formula shows. */
function stepsOf(input: TaxInput): string {
  const { isTie, lower } = bothTaxes(input);
  return isTie
    ? `Both regimes come to the same tax. These are the steps of the ${lower} one.`
    : `These are the steps of the ${lower} regime.`;
}

const explanation: Explanation<TaxFields> = {
  heading: ({ year }) => [`The tax year ${year}, step by step`],
  findings: (input) => {
    const both = bothTaxes(input);
    const { due } = both[both.lower];
    if (both.isTie && roundPaisa(due) === 0) return [['No tax is due under either regime.']];
    const phrases: Phrase[] = both.isTie
      ? [['Both regimes come to the same tax.']]
      : [[`The ${both.lower} regime saves `, inRupees(both.saved), '.']];
    const share = roundTo((100 * due) / (input.salary + input.other), 1);
    if (roundPaisa(due) === 0) phrases.push([`Under the ${both.lower} regime no tax is due.`]);
    else if (share > 0) phrases.push(['The tax is ', inPercent(share), ' of the income.']);
    if (both.new.rebate > 0 && roundPaisa(both.new.due) > 0) {
      phrases.push(['Marginal relief holds the new regime’s tax down.']);
    }
    return phrases;
  },
  formula: (input) => {
    const both = bothTaxes(input);
    const tax = both[both.lower];
    const { cess } = taxYear(input.year);
    const net = [sum(tax.bySlabs), MINUS, sum(tax.rebate), PLUS, sum(tax.surcharge)];
    return [
      [
        text('Income:'),
        sum(input.salary + input.other),
        MINUS,
        sum(tax.standardDeduction + tax.deductions),
        EQUALS,
        result(tax.income),
      ],
      [text('By slabs:'), ...slabLine(input)],
      [text('Tax:'), group(...net), TIMES, figure(1 + cess / 100), EQUALS, result(tax.due)],
    ];
  },
  method: (input) => [
    stepsOf(input),
    ' Each rate applies to its part of the income alone. The rebate comes off, surcharge is added for large incomes, and the cess of ',
    inPercent(taxYear(input.year).cess),
    ' is added to the whole.',
  ],
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
