import { formatRupees } from '@/lib/tools/format';

import { assumption, choice, fundReturn, percent, rupees, wholeYears } from '../fields';
import { percentFigure, rupeeFigure } from '../figure';
import { annuityFactor, formulaLine, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { phraseText } from '../quantity-text';
import { annuityDue, growthFactor, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, shownRest } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const directFields = {
  mode: choice('sip', 'Pay in', [
    { value: 'sip', label: 'Each month' },
    { value: 'lumpsum', label: 'Once' },
  ]),
  amount: rupees('Amount', [10_000, 100, 1_000_000_000, 1_000]),
  rate: fundReturn('Yearly return before expenses', 12),
  direct: percent('Expenses of the direct plan', [0.8, 0, 3, 0.05]),
  regular: percent('Expenses of the regular plan', [1.8, 0, 3, 0.05]),
  years: wholeYears('For', [20, 1, 50, 1]),
  way: assumption('less', 'Take expenses off', [
    { value: 'less', label: 'By subtracting', note: 'Return less expenses, as most sites count' },
    { value: 'times', label: 'By multiplying', note: 'From the grown value, as a fund does' },
  ]),
} satisfies Fields;

type DirectFields = typeof directFields;
export type DirectInput = Values<DirectFields>;

/** The return after expenses, in per cent a year: R − e, or (1+R)(1−e) − 1. */
export function netReturn({ rate, way }: DirectInput, expenses: number): number {
  return way === 'less' ? rate - expenses : rate - expenses - (rate * expenses) / 100;
}

interface DirectRow {
  readonly year: number;
  readonly invested: number;
  readonly direct: number;
  readonly regular: number;
}

/**
 * Both plans at the end of each year, at effective yearly returns. Instalments fall at the start of
 * each month.
 */
function directSeries(input: DirectInput): readonly DirectRow[] {
  const { mode, amount, years } = input;
  const grown = (expenses: number, year: number) => {
    const net = netReturn(input, expenses);
    return mode === 'sip'
      ? amount * annuityDue(monthlyRate(net, 'effective'), 12 * year)
      : amount * growthFactor(net / 100, year);
  };
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    return {
      year,
      invested: mode === 'sip' ? 12 * amount * year : amount,
      direct: grown(input.direct, year),
      regular: grown(input.regular, year),
    };
  });
}

export function lastDirectRow(input: DirectInput): DirectRow {
  const row = directSeries(input).at(-1);
  if (!row) throw new RangeError('a plan lasts at least one year');
  return row;
}

const costOf = ({ direct, regular }: DirectRow): number => direct - regular;
/** As the sums next to it differ. */
const shownCost = ({ direct, regular }: DirectRow): number => shownRest(direct, regular);

export const directVsRegular: Calculator<DirectFields> = {
  fields: directFields,
  results: (input) => {
    const last = lastDirectRow(input);
    return [
      rupeeFigure('direct', 'Direct plan', last.direct),
      rupeeFigure('regular', 'Regular plan', last.regular),
      percentFigure('share', 'Of the direct plan’s sum', (100 * costOf(last)) / last.direct),
      { ...rupeeFigure('cost', 'The difference', costOf(last)), shown: shownCost(last) },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'invested', label: 'Paid in', unit: '₹' },
      { key: 'direct', label: 'Direct plan', unit: '₹' },
      { key: 'regular', label: 'Regular plan', unit: '₹' },
      { key: 'cost', label: 'Between them', unit: '₹' },
    ],
    rows: directSeries(input).map((row) => [
      row.year,
      roundPaisa(row.invested),
      roundPaisa(row.direct),
      roundPaisa(row.regular),
      shownCost(row),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(directFields, input, (values) => shownCost(lastDirectRow(values)), [
      ['regular', -0.5, 'A regular plan 0.5 percentage points cheaper'],
      ['years', 5, 'Five years more'],
      ['rate', -2, 'Two percentage points a year less'],
      ['amount', 1_000, 'A thousand rupees more'],
    ]),
};

const explanation: Explanation<DirectFields> = {
  heading: (input) => phrase('{years:Word year} in the two plans of one fund', input),
  findings: (input) => {
    const last = lastDirectRow(input);
    const cost = shownCost(last);
    const growth = Math.max(last.direct, last.regular) - last.invested;
    const part = Math.round((100 * Math.abs(cost)) / growth);
    return phrases(
      [
        [
          '{isSame?}Both plans come to the same.',
          'At the end the regular plan has {less:rupees} less.',
          'At the end the regular plan has {more:rupees} more.',
        ],
        'That is {part:percent} of what the {better} plan earned you.',
      ],
      {
        isSame: cost === 0,
        less: cost > 0 && cost,
        more: -cost,
        // If a plan has lost, or the other has lost more than this one gained, a share is not
        // meaningful.
        part: growth > 0 && part > 0 && part < 100 && part,
        better: cost > 0 ? 'direct' : 'regular',
      },
    );
  },
  formula: (input) => {
    const { mode, amount, years } = input;
    const last = lastDirectRow(input);
    const grown = (expenses: number) => {
      const net = netReturn(input, expenses);
      return mode === 'sip'
        ? annuityFactor(monthlyRate(net, 'effective'), 12 * years)
        : formulaLine('{growth}^{years}', { growth: 1 + net / 100, years });
    };
    return formulaLines(
      [
        'Direct: {amount:sum} × {directGrowth} = {direct:rupees}',
        'Regular: {amount:sum} × {regularGrowth} = {regular:rupees}',
        '{direct:sum} − {regular:sum} = {cost:rupees}',
      ],
      {
        amount,
        directGrowth: grown(input.direct),
        direct: last.direct,
        regularGrowth: grown(input.regular),
        regular: last.regular,
        cost: shownCost(last),
      },
    );
  },
  method: (input) =>
    phrase(
      'The fund earns {rate:percent} before expenses. After them the direct plan has {direct:percent} a year and the regular plan {regular:percent}. Each is a yearly return, so a month earns its twelfth root. Everything else is the same in both.',
      {
        rate: input.rate,
        direct: netReturn(input, input.direct),
        regular: netReturn(input, input.regular),
      },
    ),
};

const layout: Layout<DirectFields> = {
  fields: () => ['mode', 'amount', 'rate', 'direct', 'regular', 'years', 'way'],
  results: ['direct', 'regular', 'share', 'cost'],
  main: 'cost',
  series: { regular: 'second', cost: 'accent' },
  notes: (input) => {
    const note = (expenses: number) =>
      phraseText(
        phrase('{net:percent} a year after expenses', { net: netReturn(input, expenses) }),
      );
    return { direct: note(input.direct), regular: note(input.regular) };
  },
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: the plan that has less, and above it what the other has more. The table below has the figures.',
    bars: directSeries(input).map(({ year, direct, regular }) => ({
      year,
      part: Math.min(direct, regular),
      whole: Math.max(direct, regular),
    })),
  }),
  legend: [
    { series: 'accent', title: 'The difference', text: 'What lower expenses leave in the plan.' },
    { series: 'second', title: 'The lower sum', text: 'The plan with the higher expenses.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, direct, regular, years, rate }) =>
    `${formatRupees(amount)} a month for ${years} years at ${rate}%, expenses of ${direct}% or ${regular}%`,
};

export const record = {
  view: {
    calculator: directVsRegular,
    explanation,
    layout,
  },
} as const satisfies CalculatorRecord;
