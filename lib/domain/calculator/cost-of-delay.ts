import { basisField, fundReturn, rupees, wholeYears } from './fields';
import { rupeeFigure } from './figure';
import { annuityDue, monthlyRate } from './rates';
import { ceilRupee, roundRupee } from './rounding';
import type { Calculator, Fields, Values } from './types';
import { whatIfs } from './what-if';

export const delayFields = {
  amount: rupees('Each month', [10_000, 100, 1_000_000, 500]),
  rate: fundReturn('Yearly return assumed', 12),
  years: wholeYears('Years from today to the day you need it', [25, 2, 50, 1]),
  delay: wholeYears('You start later by', [5, 1, 49, 1]),
  basis: basisField,
} satisfies Fields;

export type DelayFields = typeof delayFields;
export type DelayInput = Values<DelayFields>;

export interface DelayRow {
  readonly year: number;
  /** What a plan that starts today comes to. */
  readonly now: number;
  /** What the one that starts later comes to. */
  readonly later: number;
}

/** Both plans at the end of each year: instalments at the start of each month, as annuities due. */
export function delaySeries({
  amount,
  rate,
  years,
  delay,
  basis,
}: DelayInput): readonly DelayRow[] {
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
  /** The instalment with which the later plan comes to as much. */
  readonly catchUp: number;
}

export function delayOf(input: DelayInput): Delay {
  const { amount, delay } = input;
  const last = delaySeries(input).at(-1);
  if (!last) throw new RangeError('a plan lasts at least one year');
  const { now, later } = last;
  return {
    ...{ now, later, cost: now - later, spared: 12 * delay * amount },
    catchUp: (amount * now) / later,
  };
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
      { ...rupeeFigure('cost', 'The wait costs', now - later), shown: shownCost(now, later) },
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
      roundRupee(now),
      roundRupee(later),
      shownCost(now, later),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(delayFields, input, (values) => delayOf(values).cost, [
      ...(input.delay + 1 < input.years ? [['delay', 1, 'One year later still'] as const] : []),
      ...(input.delay > 1 ? [['delay', -1, 'One year sooner'] as const] : []),
      ['rate', -2, 'Two percentage points a year less'],
      ['amount', 1_000, 'A thousand rupees a month more'],
    ]),
};

/** The cost as shown: the difference of the two sums as shown. */
function shownCost(now: number, later: number): number {
  return roundRupee(now) - roundRupee(later);
}
