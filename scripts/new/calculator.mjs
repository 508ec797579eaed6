import { camelOf, titleOf } from './words.mjs';

/** The sum of a calculator of simple interest, to be changed into another one. @param {string} variable */
const sumOf = (variable) => `import { formatRupees } from '@/lib/tools/format';

import { percent, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const fields = {
  amount: rupees('Amount', [100_000, 1, 1_000_000_000, 1_000]),
  rate: percent('Interest a year', [6, 0, 20, 0.5]),
  years: wholeYears('For', [10, 1, 50, 1]),
} satisfies Fields;

type Input = Values<typeof fields>;

/** Simple interest on the amount by the end of a year, in rupees, unrounded. */
const interestBy = ({ amount, rate }: Input, year: number): number => (amount * rate * year) / 100;

const totalOf = (input: Input): number => input.amount + interestBy(input, input.years);

const ${variable}: Calculator<typeof fields> = {
  fields,
  results: (input) => [
    rupeeFigure('total', 'It comes to', totalOf(input)),
    rupeeFigure('interest', 'Interest', interestBy(input, input.years)),
  ],
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'interest', label: 'Interest so far', unit: '₹' },
      { key: 'total', label: 'It comes to', unit: '₹' },
    ],
    rows: Array.from({ length: input.years }, (_, index) => {
      const interest = interestBy(input, index + 1);
      return [index + 1, roundPaisa(interest), roundPaisa(input.amount + interest)];
    }),
  }),
  whatIf: (input) =>
    whatIfs(fields, input, totalOf, [
      ['rate', 1, 'One percentage point a year more'],
      ['years', 1, 'One year more'],
    ]),
};

`;

/** What its page says of the sum and draws of it. */
const VIEW = `const explanation: Explanation<typeof fields> = {
  heading: (input) => phrase('What the amount comes to in {years:word year}', input),
  findings: (input) => {
    const yearly = interestBy(input, 1);
    return phrases([['Each year adds {yearly:rupees}.', 'The amount stays as it is.']], {
      yearly: yearly > 0 && yearly,
    });
  },
  formula: (input) =>
    formulaLines(['{amount:sum} × (1 + {rate} × {years}) = {total:rupees}'], {
      amount: input.amount,
      rate: input.rate / 100,
      years: input.years,
      total: totalOf(input),
    }),
  method: () => ['Each year adds the same interest on the amount.'],
};

const layout: Layout<typeof fields> = {
  fields: () => ['amount', 'rate', 'years'],
  results: ['interest', 'total'],
  main: 'total',
  series: { interest: 'second', total: 'accent' },
  notes: () => ({}),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what the amount comes to, and in its foot the amount. The table below has the figures.',
    mark: input.amount,
    bars: Array.from({ length: input.years }, (_, index) => ({
      year: index + 1,
      part: input.amount,
      whole: input.amount + interestBy(input, index + 1),
    })),
  }),
  legend: [
    { series: 'accent', title: 'In all', text: 'What the amount comes to by then.' },
    { series: 'second', title: 'The amount', text: 'What was there at first.' },
    { series: 'dash', title: 'At first', text: 'The sum from which the bars begin.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, years, rate }) =>
    \`\${formatRupees(amount)} for \${years} years at \${rate}%\`,
};

`;

/** @param {string} variable */
const recordOf = (variable) => `export const record = {
  view: { calculator: ${variable}, explanation, layout },
} as const satisfies CalculatorRecord;
`;

/**
 * What the site says about it.
 * @param {string} slug
 * @param {string} title
 */
const listingOf = (slug, title) => `  {
    slug: '${slug}',
    title: '${title}',
    searchTitle: '${title}',
    shortTitle: '${title.replace(/ calculator$/, '')}',
    sentence: 'Say in one sentence what the calculator answers.',
    description:
      'Say in 110 to 160 characters what the calculator answers. With the formula, every year in a table and a worked example.',
    group: 'plan',
    words: 'words that visitors search for',
    related: ['inflation-calculator', 'compounding-magic-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    menu: { column: 'Decide', note: 'A note of a few words' },
    reads: ['amount', 'rate', 'years'],
  },
`;

const COPY = `import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'The question that the page answers.',
  counts: ['A convention of the sum, in a sentence.'],
  steps: ['Enter the amount.', 'Choose the rate and the years.', 'Read what it comes to.'],
  explanation: { heading: 'How it is computed', paragraphs: ['Write 150 to 300 words.'] },
  worked: {
    heading: 'An example',
    query: 'amount=200000&rate=5&years=4',
    paragraphs: ['₹2,00,000.00 at 5% a year come to {total} in four years; {interest} of it is interest.'],
  },
  assumptions: ['The rate is the same in all years.'],
  faqHeading: 'Questions about the sum',
  faqs: [],
};
`;

/**
 * A calculator: record, copy, its listing, its lines in the list and in the table of addresses.
 * @type {(name: string) => import('./skeletons.mjs').Skeleton}
 */
export function calculatorSkeleton(name) {
  const base = name.replace(/-calculator$/, '');
  const slug = `${base}-calculator`;
  const variable = camelOf(base);
  const record = `lib/domain/calculator/records/${slug}.ts`;
  const copy = `lib/content/calculators/${slug}.ts`;
  const list = 'lib/domain/calculator/list.ts';
  return {
    files: {
      [record]: sumOf(variable) + VIEW + recordOf(variable),
      [copy]: COPY,
    },
    lines: [
      {
        file: list,
        before: '\n/** The record of every calculator',
        text: `import { record as ${variable} } from './records/${slug}';\n`,
      },
      { file: list, before: '} as const', text: `  '${slug}': ${variable},\n` },
      {
        file: 'lib/pages/calculators/listings.ts',
        before: '] as const',
        text: listingOf(slug, titleOf(slug)),
      },
      {
        file: 'tests/unit/calculators/addresses.ts',
        before: '};',
        text: `  '${slug}': {
    address: { amount: 100_000, rate: 6, years: 10 },
    results: ['total', 'interest'],
  },
`,
      },
    ],
    next: [
      `Change fields, results, table, sentences, formula and chart in ${record}, and the line of tests/unit/calculators/addresses.ts with them.`,
      `Write ${copy}: three to five steps, an explanation of 150 to 300 words, six questions, 500 words of its own in all, the main result in a worked paragraph. Tests count them.`,
      'Add reference values beside tests/unit/calculators/reference.test.ts.',
      'npm run check -- tests/unit/calculators',
    ],
  };
}
