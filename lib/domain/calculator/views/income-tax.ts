import {
  bothTaxes,
  incomeTax,
  taxYear,
  type TaxFields,
  type TaxInput,
} from '@/lib/domain/calculator/income-tax';
import type {
  CalculatorView,
  Explanation,
  FormulaPart,
  Layout,
  Phrase,
} from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { ring } from './growth-chart';
import {
  EQUALS,
  figure,
  group,
  MINUS,
  percent,
  PLUS,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

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

const explanation: Explanation<TaxFields> = {
  heading: ({ year }) => [`The tax year ${year}, step by step`],
  findings: (input) => {
    const both = bothTaxes(input);
    const saved = Math.abs(both.new.due - both.old.due);
    const { due } = both[both.lower];
    const income = input.salary + input.other;
    const phrases: Phrase[] =
      saved < 0.5
        ? [['Both regimes come to the same tax.']]
        : [[`The ${both.lower} regime saves `, rupees(saved), '.']];
    if (income > 0) {
      phrases.push([
        'The tax is ',
        percent(Math.round((1000 * due) / income) / 10),
        ' of the income.',
      ]);
    }
    if (both.new.rebate > 0 && both.new.due > 0) {
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
        ...[sum(input.salary + input.other), MINUS, sum(tax.standardDeduction + tax.deductions)],
        ...[EQUALS, result(tax.income)],
      ],
      [text('By slabs:'), ...slabLine(input)],
      [
        ...[text('Tax:'), group(...net), TIMES, figure(1 + cess / 100)],
        ...[EQUALS, result(tax.due)],
      ],
    ];
  },
  method: (input) => [
    `These are the steps of the ${bothTaxes(input).lower} regime. Each rate applies to its part of the income alone. The rebate comes off, surcharge is added for large incomes, and the cess of `,
    percent(taxYear(input.year).cess),
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
      'tax-new': `On ${formatWholeRupees(both.new.income)} after deductions`,
      'tax-old': `On ${formatWholeRupees(both.old.income)} after deductions`,
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
    { series: 'accent', title: 'Tax', text: 'Of the regime with the lower tax, with cess.' },
  ],
  yearCounts: [],
  example: ({ salary, deductions }) =>
    `Salary ${formatWholeRupees(salary)}, deductions ${formatWholeRupees(deductions)}`,
};

export const view: CalculatorView<TaxFields> = { calculator: incomeTax, explanation, layout };
