import { NPS_EXIT } from '@/lib/domain/rule/retirement';
import { latest } from '@/lib/domain/rule/types';

import { basisField, choice, fundReturn, percent, rupees, whenField, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { lastRow, planFigures, planTable, type YearRow } from './figures';
import { sipSeries } from './sip';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const npsFields = {
  amount: rupees('Each month', [5_000, 100, 1_000_000, 100]),
  rate: fundReturn('Yearly return assumed', 10),
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

export type NpsFields = typeof npsFields;
export type NpsInput = Values<NpsFields>;

/** Instalments of each month until the age of leaving. */
export function npsSeries({ amount, rate, age, until, basis, when }: NpsInput): readonly YearRow[] {
  return sipSeries({ amount, rate, years: until - age, stepup: 0, basis, when });
}

export interface NpsExitSums {
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
    const { lumpSum, pension } = npsExit(input);
    return [
      ...planFigures(
        lastRow(npsSeries(input)),
        ['corpus', 'returns'],
        ['You would have', 'Growth'],
      ),
      rupeeFigure('lumpsum', 'To take at once', lumpSum),
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
