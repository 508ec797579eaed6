import { GRATUITY_RULES } from '@/lib/domain/rule/salary';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import { choice, rupees, wholeMonths, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const GRATUITY = latest(GRATUITY_RULES).value;

const gratuityFields = {
  wage: rupees('Last basic wage and DA a month', [50_000, 1_000, 10_000_000, 1_000]),
  years: wholeYears('Years of service', [10, 0, 50, 1]),
  months: wholeMonths('And months', [0, 0, 11, 1]),
  cover: choice('covered', 'Your employer', [
    { value: 'covered', label: 'Covered by the law', note: 'Ten employees or more' },
    { value: 'other', label: 'Not covered', note: 'Half a month’s wage a year' },
  ]),
  post: choice('permanent', 'Your post', [
    { value: 'permanent', label: 'Permanent', note: 'After five years' },
    { value: 'fixed', label: 'For a fixed term', note: 'After one year, by the month' },
  ]),
} satisfies Fields;

type GratuityFields = typeof gratuityFields;
export type GratuityInput = Values<GratuityFields>;

export interface Gratuity {
  /** Years of service that count; 0 before the minimum service that the law requires. */
  readonly years: number;
  /** Days that make a month. */
  readonly month: number;
  readonly sum: number;
  readonly exempt: number;
}

/**
 * Years that count: more than six months make a year under the law; elsewhere only complete years.
 */
function countedYears({ years, months, cover, post }: GratuityInput): number {
  const served = years + months / 12;
  const isFixed = post === 'fixed';
  if (served < (isFixed ? GRATUITY.yearsFixedTerm : GRATUITY.years)) return 0;
  if (isFixed) return served;
  return cover === 'covered' && months > 6 ? years + 1 : years;
}

/** Last wage × 15/26 × years, or 15/30 where the law does not cover the employer; rupees, unrounded. */
export function gratuityOf(input: GratuityInput): Gratuity {
  const years = countedYears(input);
  const month = input.cover === 'covered' ? GRATUITY.monthCovered : GRATUITY.monthOther;
  const sum = (input.wage * GRATUITY.days * years) / month;
  return { years, month, sum, exempt: Math.min(sum, GRATUITY.ceiling) };
}

/** The gratuity at the end of each year of service, up to five years after the present one. */
function gratuityByYear(input: GratuityInput) {
  return Array.from({ length: Math.max(GRATUITY.years, input.years) + 5 }, (_, index) => ({
    service: index + 1,
    ...gratuityOf({ ...input, years: index + 1, months: 0 }),
  }));
}

export const gratuity: Calculator<GratuityFields> = {
  fields: gratuityFields,
  results: (input) => {
    const { sum, exempt } = gratuityOf(input);
    const taxable = sum - exempt;
    return [
      rupeeFigure('gratuity', 'Gratuity', sum),
      rupeeFigure('exempt', 'Free of income tax', exempt),
      {
        ...rupeeFigure('taxable', 'Taxed, if it is paid', taxable),
        shown: shownRest(sum, exempt),
      },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'service', label: 'Years of service', unit: 'number' },
      { key: 'gratuity', label: 'Gratuity', unit: '₹' },
      { key: 'exempt', label: 'Free of tax', unit: '₹' },
      { key: 'taxable', label: 'Taxed', unit: '₹' },
    ],
    rows: gratuityByYear(input).map(({ service, sum, exempt }) => [
      service,
      roundPaisa(sum),
      roundPaisa(exempt),
      shownRest(sum, exempt),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(gratuityFields, input, (values) => gratuityOf(values).sum, [
      ['years', 1, 'One year more'],
      ['wage', 5_000, 'A wage five thousand rupees higher'],
    ]),
};

const explanation: Explanation<GratuityFields> = {
  heading: () => ['What each year of service would give'],
  findings: (input) => {
    const { years, sum: due } = gratuityOf(input);
    if (years === 0) {
      const least = input.post === 'fixed' ? GRATUITY.yearsFixedTerm : GRATUITY.years;
      return [phrase('The law asks for {least:word year} of service first.', { least })];
    }
    return phrases(
      [
        'The service counts as {service}.',
        [
          'The law makes an employer pay at most {exceeded:rupees}. More is the employer’s choice, and is taxed.',
          'All of it is free of income tax.',
        ],
      ],
      {
        service: { value: roundTo(years, 2), unit: 'years' },
        exceeded: due > GRATUITY.ceiling && GRATUITY.ceiling,
      },
    );
  },
  formula: (input) => {
    const { years, month, sum: due } = gratuityOf(input);
    return formulaLines(['{wage:sum} × {days} ÷ {month} × {years} = {due:rupees}'], {
      wage: input.wage,
      days: GRATUITY.days,
      month,
      years,
      due,
    });
  },
  method: (input) =>
    phrase(
      'Each year of service gives {days} days of the last wage, where a month has {month:number} days.',
      { days: GRATUITY.days, month: gratuityOf(input).month },
    ),
};

const layout: Layout<GratuityFields> = {
  fields: () => ['wage', 'years', 'months', 'cover', 'post'],
  results: ['exempt', 'taxable', 'gratuity'],
  main: 'gratuity',
  series: { exempt: 'second', taxable: 'accent' },
  notes: () => ({ exempt: `At most ${formatRupees(GRATUITY.ceiling)} in a working life` }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year of service: the gratuity free of tax, and what is taxed above it. The table below has the figures.',
    bars: gratuityByYear(input).map(({ service, sum: due, exempt }) => ({
      year: service,
      part: exempt,
      whole: due,
    })),
  }),
  legend: [
    { series: 'second', title: 'Free of tax', text: 'Up to the ceiling, at the present wage.' },
    { series: 'accent', title: 'Taxed', text: 'What an employer may pay above it.' },
  ],
  yearCounts: [],
  example: ({ wage, years }) => `A last wage of ${formatRupees(wage)}, ${years} years`,
};

export const record = {
  view: { calculator: gratuity, explanation, layout },
} as const satisfies CalculatorRecord;
