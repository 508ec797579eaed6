import { formatRupees } from '@/lib/tools/format';

import { basisField, fundReturn, rupees, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { annuityFactor, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { annuityDue, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { ceilRupee, roundPaisa, shownRest } from '../rounding';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const delayFields = {
  amount: rupees('Each month', [10_000, 100, 1_000_000, 500]),
  rate: fundReturn('Yearly return assumed', 12),
  years: wholeYears('Years from today to the day you need it', [25, 2, 50, 1]),
  delay: wholeYears('You start later by', [5, 1, 49, 1]),
  basis: basisField,
} satisfies Fields;

type DelayFields = typeof delayFields;
export type DelayInput = Values<DelayFields>;

interface DelayRow {
  readonly year: number;
  /** The final value of a plan that starts today. */
  readonly now: number;
  /** The final value of the plan that starts later. */
  readonly later: number;
}

/** Both plans at the end of each year: instalments at the start of each month, as annuities due. */
function delaySeries({ amount, rate, years, delay, basis }: DelayInput): readonly DelayRow[] {
  const monthly = monthlyRate(rate, basis);
  const grown = (paidYears: number) => amount * annuityDue(monthly, 12 * Math.max(0, paidYears));
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1;
    return { year, now: grown(year), later: grown(year - delay) };
  });
}

export interface Delay {
  readonly now: number;
  readonly later: number;
  readonly cost: number;
  /** The instalments that the later plan does not pay. */
  readonly spared: number;
  /** The instalment with which the later plan reaches the same value. */
  readonly catchUp: number;
}

export function delayOf(input: DelayInput): Delay {
  const { amount, delay } = input;
  const last = delaySeries(input).at(-1);
  if (!last) throw new RangeError('a plan lasts at least one year');
  const { now, later } = last;
  return {
    now,
    later,
    cost: now - later,
    spared: 12 * delay * amount,
    catchUp: (amount * now) / later,
  };
}

/** The cost as shown: what the two sums, as shown, differ by. */
function shownCost(input: DelayInput): number {
  const { now, later } = delayOf(input);
  return shownRest(now, later);
}

export const costOfDelay: Calculator<DelayFields> = {
  fields: delayFields,
  refine: ({ years }) => ({
    delay: {
      default: Math.min(5, years - 1),
      max: years - 1,
      cure:
        years === 2
          ? 'Enter 1 year: the plan has to run for one at least.'
          : `Enter 1 to ${years - 1} years, fewer than the years to the day you need it.`,
    },
  }),
  results: (input) => {
    const { now, later, catchUp } = delayOf(input);
    return [
      rupeeFigure('now', 'Started today', now),
      rupeeFigure('later', 'Started later', later),
      { ...rupeeFigure('cost', 'The wait costs', now - later), shown: shownRest(now, later) },
      { ...rupeeFigure('catch-up', 'To catch up, each month', catchUp), shown: ceilRupee(catchUp) },
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'now', label: 'Started today', unit: '₹' },
      { key: 'later', label: 'Started later', unit: '₹' },
      { key: 'cost', label: 'Between them', unit: '₹' },
    ],
    rows: delaySeries(input).map(({ year, now, later }) => [
      year,
      roundPaisa(now),
      roundPaisa(later),
      shownRest(now, later),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(delayFields, input, shownCost, [
      ...(input.delay + 1 < input.years ? [['delay', 1, 'One year later still'] as const] : []),
      ...(input.delay > 1 ? [['delay', -1, 'One year sooner'] as const] : []),
      ['rate', -2, 'Two percentage points a year less'],
      ['amount', 1_000, 'A thousand rupees a month more'],
    ]),
};

const explanation: Explanation<DelayFields> = {
  heading: (input) => phrase('{delay:Word year} of waiting, seen over {years} years', input),
  findings: (input) => {
    const { now, later, spared, catchUp } = delayOf(input);
    const cost = shownRest(now, later);
    return phrases(
      [
        [
          'Waiting spares you {spared:rupees} of instalments and takes {cost:rupees} away.',
          'Waiting takes away what it spares you in instalments: {spared:rupees}.',
        ],
        'To have as much on the day, the later plan needs {catchUp:rupees} a month instead of {amount}.',
      ],
      {
        spared,
        cost: cost > roundPaisa(spared) && cost,
        catchUp: ceilRupee(catchUp),
        amount: formatRupees(input.amount),
      },
    );
  },
  formula: (input) => {
    const { amount, rate, years, delay, basis } = input;
    const monthly = monthlyRate(rate, basis);
    const { now, later } = delayOf(input);
    return formulaLines(
      [
        'Today: {amount:sum} × {all} = {now:rupees}',
        'Later: {amount:sum} × {fewer} = {later:rupees}',
        '{now:sum} − {later:sum} = {cost:rupees}',
      ],
      {
        amount,
        all: annuityFactor(monthly, 12 * years),
        fewer: annuityFactor(monthly, 12 * (years - delay)),
        now,
        later,
        cost: shownRest(now, later),
      },
    );
  },
  method: ({ rate, basis, years, delay }) =>
    phrase(
      'Each instalment earns {month:percent} for every month. The plan from today has {all:number} instalments, the later one {fewer:number}. The missing ones are the first, which [{isEarning?}would have earned longest; that is why the wait costs more than what it spares][{isIdle?}at this return would have earned nothing].',
      {
        month: 100 * monthlyRate(rate, basis),
        all: 12 * years,
        fewer: 12 * (years - delay),
        isEarning: rate > 0,
        isIdle: rate === 0,
      },
    ),
};

const layout: Layout<DelayFields> = {
  fields: () => ['amount', 'rate', 'years', 'delay', 'basis'],
  results: ['now', 'later', 'catch-up', 'cost'],
  main: 'cost',
  series: { later: 'second', cost: 'accent' },
  notes: ({ years, delay }) => ({
    now: `${12 * years} instalments`,
    later: `${12 * (years - delay)} instalments`,
    'catch-up': 'For the same sum, rounded up to the rupee',
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what the later plan has, and above it what the plan from today has more. The table below has the figures.',
    bars: delaySeries(input).map(({ year, now, later }) => ({ year, part: later, whole: now })),
  }),
  legend: [
    { series: 'accent', title: 'The wait costs', text: 'What the plan from today has more.' },
    { series: 'second', title: 'Started later', text: 'What the later plan comes to.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, delay, years, rate }) =>
    `${formatRupees(amount)} a month for ${years} years at ${rate}%, or begun ${delay} years late`,
};

export const record = {
  view: { calculator: costOfDelay, explanation, layout },
} as const satisfies CalculatorRecord;
