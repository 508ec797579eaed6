import { NPS_EXIT } from '@/lib/domain/rule/retirement';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import { basisField, choice, percent, rupees, whenField, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { lastRow, planFigures, planTable, type YearRow } from '../plan-figures';
import { growthPart, shareNote } from '../growth-chart';
import { crossover } from '../growth-findings';
import { annuityFactor, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, shownRest } from '../rounding';
import { sipSeries } from '../sip';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const npsFields = {
  amount: rupees('Each month', [5_000, 100, 1_000_000, 100]),
  rate: percent('Yearly return assumed', [10, 0, 15, 0.5]),
  age: wholeYears('Your age', [30, 18, 84, 1]),
  until: wholeYears('You leave at', [60, 60, 85, 1]),
  annuity: percent('Share that buys a pension', [40, 0, 100, 5]),
  pension: percent('Yearly rate of the pension', [6, 0, 15, 0.25]),
  sector: choice('private', 'You work', [
    { value: 'private', label: 'Outside the government' },
    { value: 'government', label: 'For the government' },
  ]),
  basis: basisField,
  when: whenField,
} satisfies Fields;

type NpsFields = typeof npsFields;
export type NpsInput = Values<NpsFields>;

/** Instalments of each month until the age of leaving. */
function npsSeries({ amount, rate, age, until, basis, when }: NpsInput): readonly YearRow[] {
  return sipSeries({ amount, rate, years: until - age, stepup: 0, basis, when });
}

interface NpsExitSums {
  readonly corpus: number;
  readonly annuity: number;
  readonly lumpSum: number;
  /** A month, in rupees. */
  readonly pension: number;
  /** The part of the lump sum that is taxed by slab. */
  readonly taxed: number;
  /** The least that has to buy a pension or be paid out in parts under the rules. */
  readonly leastAnnuity: number;
}

/** How the sum at the end is divided. */
export function npsExit(input: NpsInput): NpsExitSums {
  const rules = latest(NPS_EXIT).value;
  const corpus = lastRow(npsSeries(input)).total;
  const annuity = (corpus * input.annuity) / 100;
  const lumpSum = corpus - annuity;
  const leastAnnuity =
    corpus <= rules.allUpTo
      ? 0
      : corpus <= rules.someUpTo
        ? Math.min(corpus - rules.someMost, corpus)
        : (corpus * rules.annuity[input.sector]) / 100;
  return {
    corpus,
    annuity,
    lumpSum,
    pension: (annuity * input.pension) / 1200,
    taxed: Math.max(0, lumpSum - (corpus * rules.taxFree) / 100),
    leastAnnuity,
  };
}

export const nps: Calculator<NpsFields> = {
  fields: npsFields,
  refine: ({ age }) => {
    const least = Math.max(60, age + 1);
    return { until: { default: least, min: least } };
  },
  results: (input) => {
    const { corpus, annuity, lumpSum, pension } = npsExit(input);
    return [
      ...planFigures(
        lastRow(npsSeries(input)),
        ['corpus', 'returns'],
        ['You would have', 'Growth'],
      ),
      {
        ...rupeeFigure('lumpsum', 'To take at once', lumpSum),
        shown: shownRest(corpus, annuity),
      },
      rupeeFigure('pension', 'Pension a month', pension),
    ];
  },
  table: (input) => planTable(npsSeries(input)),
  whatIf: (input) =>
    whatIfs(npsFields, input, (values) => npsExit(values).corpus, [
      ['rate', 1, 'One percentage point a year more'],
      ['amount', 1_000, 'A thousand rupees a month more'],
      ['until', 1, 'Leaving a year later'],
    ]),
};

const explanation: Explanation<NpsFields> = {
  heading: ({ age, until }) => phrase('{years:Word year} of contributions', { years: until - age }),
  findings: (input) => {
    const { annuity, taxed, leastAnnuity } = npsExit(input);
    return [
      crossover(npsSeries(input), { paid: 'what was paid in' }),
      ...phrases(
        [
          [
            'The rules ask that at least {least:rupees} buys a pension or is paid out over years; you have less.',
            '{isFree?}At this sum the rules let you take all of it at once.',
          ],
          'Of the lump sum, {taxed:rupees} is above the tax-free {taxFree}% of the whole and is taxed.',
        ],
        {
          least: shownRest(leastAnnuity, annuity) > 0 && leastAnnuity,
          isFree: leastAnnuity === 0,
          taxed: roundPaisa(taxed) > 0 && taxed,
          taxFree: latest(NPS_EXIT).value.taxFree,
        },
      ),
    ];
  },
  formula: (input) => {
    const { amount, rate, basis, when, age, until } = input;
    return formulaLines(
      [
        '{amount:sum} × {instalments} = {corpus:rupees}',
        'For the pension: {corpus:sum} × {share} = {annuity:rupees}',
        'A month: ({annuity:sum} × {yearly}) ÷ 12 = {pension:rupees}',
      ],
      {
        ...npsExit(input),
        amount,
        instalments: annuityFactor(monthlyRate(rate, basis), 12 * (until - age), when),
        share: input.annuity / 100,
        yearly: input.pension / 100,
      },
    );
  },
  method: ({ rate, basis, annuity }) =>
    phrase(
      'Each instalment earns {month:percent} for every month that it stays. At the end [{isPaid?}all of it is paid to you][{isKept?}all of it buys a pension for life][{share:percent} buys a pension for life and the rest is paid to you].',
      {
        month: 100 * monthlyRate(rate, basis),
        isPaid: annuity === 0,
        isKept: annuity === 100,
        share: annuity > 0 && annuity < 100 && annuity,
      },
    ),
};

const layout: Layout<NpsFields> = {
  fields: () => ['amount', 'rate', 'age', 'until', 'annuity', 'pension', 'sector', 'basis', 'when'],
  results: ['invested', 'returns', 'lumpsum', 'pension', 'corpus'],
  main: 'corpus',
  notes: (input, shown) => ({
    invested: `${12 * (input.until - input.age)} instalments`,
    ...shareNote(shown.returns, shown.corpus),
    pension: `Before tax, at ${input.pension}% a year`,
  }),
  ...growthPart(npsSeries, 'Your instalments up to the end of each year.'),
  example: ({ amount, age, until, rate }) =>
    `${formatRupees(amount)} a month from ${age} to ${until} at ${rate}%`,
};

export const record = {
  view: { calculator: nps, explanation, layout },
} as const satisfies CalculatorRecord;
