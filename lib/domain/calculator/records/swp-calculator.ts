import { formatRupees } from '@/lib/tools/format';

import { rupeeFigure } from '../figure';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, shownRest } from '../rounding';
import {
  monthsPaid,
  swpFields,
  type SwpFields,
  type SwpInput,
  swpMonths,
  swpNeeded,
  swpSeries,
  type SwpYear,
} from '../swp';
import type { Calculator, Explanation, Layout } from '../types';
import { whatIfs } from '../what-if';

function lastYear(input: SwpInput): SwpYear {
  const row = swpSeries(input).at(-1);
  if (!row) throw new RangeError('a plan lasts at least one year');
  return row;
}

/** Growth as shown, so that the balance is the sum, plus growth, less withdrawals. */
const shownGrowth = ({ withdrawn, balance }: SwpYear, sum: number): number =>
  shownRest(balance, -withdrawn, sum);

export const swp: Calculator<SwpFields> = {
  fields: swpFields,
  results: (input) => {
    const last = lastYear(input);
    return [
      rupeeFigure('left', 'Left at the end', last.balance),
      rupeeFigure('withdrawn', 'Taken out', last.withdrawn),
      {
        ...rupeeFigure('growth', 'Earned meanwhile', last.growth),
        shown: shownGrowth(last, input.sum),
      },
      rupeeFigure('needed', 'A sum that lasts exactly', swpNeeded(input)),
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'withdrawn', label: 'Taken out so far', unit: '₹' },
      { key: 'growth', label: 'Earned so far', unit: '₹' },
      { key: 'balance', label: 'Left', unit: '₹' },
    ],
    rows: swpSeries(input).map((row) => [
      row.year,
      roundPaisa(row.withdrawn),
      shownGrowth(row, input.sum),
      roundPaisa(row.balance),
    ]),
  }),
  whatIf: (input) =>
    whatIfs(swpFields, input, (values) => lastYear(values).balance, [
      ['rate', -1, 'One percentage point a year less'],
      ['amount', 1_000, 'A thousand rupees a month more'],
      ['amount', -1_000, 'A thousand rupees a month less'],
      ['years', 1, 'One year more'],
    ]),
};

/** The calculation of the first month, and of the whole plan if one formula covers it. */
function formula(input: SwpInput) {
  const { sum, amount, years, rate, basis, when, raise } = input;
  const monthly = monthlyRate(rate, basis);
  const months = swpMonths(input);
  const isPlain = raise === 0 && monthly > 0 && monthsPaid(input) === 12 * years;
  return formulaLines(
    [
      when === 'end'
        ? 'Month 1: {sum:sum} × {growth} − {taken:sum} = {balance:rupees}'
        : 'Month 1: ({sum:sum} − {taken:sum}) × {growth} = {balance:rupees}',
      'All months: {sum:sum} × {growth}^{months} − {amount:sum} × ({growth}^{months} − 1) ÷ {monthly}[ × {early}] = {left:rupees}',
    ],
    {
      sum,
      growth: 1 + monthly,
      taken: months[0]?.taken,
      balance: months[0]?.balance,
      months: months.length,
      amount,
      monthly,
      early: when === 'start' && 1 + monthly,
      left: isPlain && months.at(-1)?.balance,
    },
  );
}

const explanation: Explanation<SwpFields> = {
  heading: (input) => phrase('{years:Word year} of withdrawals', input),
  findings: (input) => {
    const paid = monthsPaid(input);
    return phrases(
      [
        [
          '{isEnough?}Every withdrawal can be paid.',
          'The money pays {paid:months} in full and then runs out.',
          'The money does not pay the first withdrawal in full.',
        ],
        '{needed:rupees} would pay all of them and leave nothing, at this return.',
      ],
      {
        isEnough: paid === 12 * input.years,
        paid: paid > 0 && paid,
        needed: swpNeeded(input),
      },
    );
  },
  formula,
  method: ({ rate, basis, when }) =>
    phrase(
      'Each month the balance earns {month:percent}[{isAfter?}, then the withdrawal is taken off][{isBefore?} after the withdrawal has been taken off]. What is left begins the next month. The sum that lasts exactly is every withdrawal divided by what a rupee would have earned until its day.',
      {
        month: 100 * monthlyRate(rate, basis),
        isAfter: when === 'end',
        isBefore: when === 'start',
      },
    ),
};

function paidNote(paid: number, of: number): string {
  if (paid === of) return `All ${of} withdrawals paid in full`;
  return paid > 0 ? `${paid} of ${of} withdrawals paid in full` : 'No withdrawal paid in full';
}

const layout: Layout<SwpFields> = {
  fields: () => ['sum', 'amount', 'rate', 'years', 'raise', 'basis', 'when'],
  results: ['withdrawn', 'growth', 'needed', 'left'],
  main: 'left',
  series: { withdrawn: 'accent', left: 'second' },
  notes: (input) => ({
    withdrawn: paidNote(monthsPaid(input), 12 * input.years),
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what is left, and above it what you have taken out so far. The table below has the figures.',
    bars: swpSeries(input).map(({ year, balance, withdrawn }) => ({
      year,
      part: balance,
      whole: balance + withdrawn,
    })),
  }),
  legend: [
    { series: 'accent', title: 'Taken out', text: 'All withdrawals up to the end of each year.' },
    { series: 'second', title: 'Left', text: 'The balance at the end of each year.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: (input) =>
    `${formatRupees(input.amount)} a month out of ${formatRupees(input.sum)}, ${input.years} years at ${input.rate}%`,
};

export const record = {
  view: { calculator: swp, explanation, layout },
} as const satisfies CalculatorRecord;
