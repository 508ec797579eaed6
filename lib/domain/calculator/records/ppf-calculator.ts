import { defaultsOf } from '../address';
import { PPF_LIMITS, PPF_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import {
  DEPOSITS,
  depositLimits,
  followFrequency,
  frequencyField,
  timingField,
  yearlyRates,
} from '../account-fields';
import { type AccountRow, accountMethod, accountSeries, accountTable } from '../account';
import { choice, percent, rupees } from '../fields';
import { lastRow, planFigures } from '../plan-figures';
import { interestPart, shareNote } from '../growth-chart';
import { crossover } from '../growth-findings';
import { annuityFactor, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { growthFactor } from '../rates';
import { shownRest } from '../rounding';
import type { CalculatorRecord } from '../record';
import type { Calculator, Explanation, Fields, Layout, Limits, Values, WhatIf } from '../types';
import { whatIfs } from '../what-if';

/**
 * The scheme's yearly limits in rupees, for all deposits of a financial year together, and the years
 * of the first term; blocks of five may follow.
 */
const { least: PPF_LEAST, most: PPF_MOST, paying: FIRST_TERM } = latest(PPF_LIMITS).value;

const TERMS = ['15', '20', '25', '30', '35', '40', '45', '50'] as const;
const ppfFields = {
  amount: rupees('Each deposit', [PPF_MOST, 42, PPF_MOST, 500]),
  frequency: frequencyField,
  timing: timingField,
  years: choice(
    '15',
    'For',
    TERMS.map((value) => ({ value, label: `${value} years` })),
  ),
  extend: choice('with', 'After 15 years', [
    { value: 'with', label: 'Go on paying in' },
    { value: 'without', label: 'Leave it to earn' },
  ]),
  rate: percent('Interest rate', [latest(PPF_RATES).value, 0, 15, 0.1]),
  rates: yearlyRates(50),
} satisfies Fields;

type PpfFields = typeof ppfFields;
export type PpfInput = Values<PpfFields>;

/** The limits of one deposit, from the scheme's limits for a financial year. */
const ppfDepositLimits = (frequency: PpfInput['frequency']): Required<Limits> =>
  depositLimits(PPF_LEAST, PPF_MOST, DEPOSITS[frequency]);

/**
 * The account at the end of each financial year, in rupees, by the Public Provident Fund Scheme,
 * 2019. Unrounded, although the scheme rounds each year's credit to the rupee.
 */
export function ppfSeries(input: PpfInput): readonly AccountRow[] {
  return accountSeries({
    years: Number(input.years),
    every: 12 / DEPOSITS[input.frequency],
    timing: input.timing,
    depositIn: (year) => (year <= FIRST_TERM || input.extend === 'with' ? input.amount : 0),
    rateIn: (year) => input.rates[year - 1] ?? input.rate,
  });
}

/** The payout at maturity, in rupees, unrounded. */
export function ppfMaturity(input: PpfInput): number {
  return lastRow(ppfSeries(input)).total;
}

/** A higher rate, five years more, deposits by the 5th, and the same sum paid once in April. */
function ppfWhatIf(input: PpfInput): readonly WhatIf<PpfFields>[] {
  const now = ppfMaturity(input);
  const longer = TERMS[TERMS.indexOf(input.years) + 1];
  const count = DEPOSITS[input.frequency];
  const changes: readonly (readonly [string, PpfInput] | undefined)[] = [
    longer && ['A block of five years more', { ...input, years: longer }],
    input.timing === 'after5' ? ['Paid in by the 5th', { ...input, timing: 'before5' }] : undefined,
    count > 1
      ? [
          'The same money once a year, in April',
          { ...input, frequency: 'yearly', amount: input.amount * count },
        ]
      : undefined,
  ];
  const others = changes.flatMap((change) => {
    if (!change) return [];
    const [label, values] = change;
    const result = ppfMaturity(values);
    const difference = { value: result - now, unit: '₹' } as const;
    return [{ label, values, result: { value: result, unit: '₹' } as const, difference }];
  });
  return [
    ...whatIfs(ppfFields, input, ppfMaturity, [['rate', 1, 'One percentage point a year more']]),
    ...others,
  ];
}

export const ppf: Calculator<PpfFields> = {
  fields: ppfFields,
  refine: ({ frequency }) => ({ amount: ppfDepositLimits(frequency) }),
  results: (input) =>
    planFigures(lastRow(ppfSeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => accountTable(ppfSeries(input)),
  whatIf: ppfWhatIf,
};

/**
 * Whether there is one deposit a year, in April by the 5th, at one rate: then the sum has a closed
 * form.
 */
function isPlain({ frequency, timing, years, extend, rate, rates }: PpfInput): boolean {
  const isOneRate = rates.every((one) => one === null || one === rate);
  const isPaying = extend === 'with' || years === '15';
  return frequency === 'yearly' && timing === 'before5' && isOneRate && isPaying;
}

const explanation: Explanation<PpfFields> = {
  heading: ({ years }) =>
    phrase('{years:Word year}, each closed on 31 March', { years: Number(years) }),
  findings: (input) => {
    const more = shownRest(ppfMaturity({ ...input, timing: 'before5' }), ppfMaturity(input));
    return [
      crossover(ppfSeries(input), { growth: 'Interest' }),
      ...phrases(
        [
          'Paying in by the 5th would add {more:rupees}.',
          '{isIdle?}After year 15 nothing more is paid in; the balance keeps earning.',
        ],
        {
          more: more > 0 && more,
          isIdle: input.years !== '15' && input.extend === 'without',
        },
      ),
    ];
  },
  formula: (input) => {
    const { amount, rate, years } = input;
    const rows = ppfSeries(input);
    const [first] = rows;
    return formulaLines(
      [
        'Interest of year 1: ({balances:sum} × {first}) ÷ 12 = {interest:rupees}',
        '{amount:sum} × {deposits} = {total:rupees}',
      ],
      {
        balances: first && first.rate > 0 && (first.interest * 1200) / first.rate,
        first: first && first.rate / 100,
        interest: first?.interest,
        amount: isPlain(input) && amount,
        deposits: annuityFactor(rate / 100, Number(years)),
        total: lastRow(rows).total,
      },
    );
  },
  method: ({ rates, rate }) => accountMethod(rates[0] ?? rate),
};

const layout: Layout<PpfFields> = {
  fields: ({ years }) => [
    ...(['frequency', 'amount', 'timing', 'years'] as const),
    ...(years === '15' ? [] : (['extend'] as const)),
    'rate',
  ],
  list: { name: 'rates', fallback: 'rate', length: ({ years }) => Number(years) },
  follow: followFrequency,
  results: ['invested', 'interest', 'maturity'],
  main: 'maturity',
  notes: (_, shown) => shareNote(shown.interest, shown.maturity),
  ...interestPart(ppfSeries, 'Your deposits up to the end of each year.', 'Credited on 31 March.'),
  example: ({ amount, years, rate }) =>
    `${formatRupees(amount)} a year for ${years} years at ${rate}%`,
};

export const record = {
  view: { calculator: ppf, explanation, layout },
  savings: 'ppf',
  figures: (rate = latest(PPF_RATES).value) => {
    const start = { ...defaultsOf(ppf), rate };
    const yearly = start.rate / 100;
    const monthly = { ...start, frequency: 'monthly', amount: PPF_MOST / 12 } as const;
    const late = { ...start, timing: 'after5' } as const;
    const atYearsEnd = (PPF_MOST * (growthFactor(yearly, 15) - 1)) / yearly;
    return {
      deposit: { value: PPF_MOST, unit: '₹' },
      monthlyDeposit: { value: PPF_MOST / 12, unit: '₹' },
      monthly: { value: ppfMaturity(monthly), unit: '₹' },
      lateCosts: {
        value: shownRest(ppfMaturity(start), ppfMaturity(late)),
        unit: '₹',
      },
      atYearsEnd: { value: atYearsEnd, unit: '₹' },
    };
  },
} as const satisfies CalculatorRecord;
