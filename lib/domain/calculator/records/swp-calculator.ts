import { formatRupees } from '@/lib/tools/format';

import { rupeeFigure } from '../figure';
import { yearsTitle } from '../number-words';
import {
  EQUALS,
  figure,
  fraction,
  group,
  inPercent,
  inRupees,
  MINUS,
  months,
  power,
  result,
  sum,
  text,
  TIMES,
} from '../phrases';
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
import type { Calculator, Explanation, Layout, Phrase } from '../types';
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
  const { sum: had, amount, years, rate, basis, when, raise } = input;
  const monthly = monthlyRate(rate, basis);
  const growth = figure(1 + monthly);
  const [first, last] = [swpMonths(input)[0], swpMonths(input).at(-1)];
  const month =
    when === 'end'
      ? [sum(had), TIMES, growth, MINUS, sum(first?.taken ?? 0)]
      : [group(sum(had), MINUS, sum(first?.taken ?? 0)), TIMES, growth];
  const lines = [[text('Month 1:'), ...month, EQUALS, result(first?.balance ?? 0)]];
  const isPlain = raise === 0 && monthly > 0 && monthsPaid(input) === 12 * years;
  if (!isPlain) return lines;
  const grown = power(1 + monthly, figure(12 * years));
  const early = when === 'start' ? [TIMES, growth] : [];
  const paid = fraction([grown, MINUS, figure(1)], [figure(monthly)]);
  return [
    ...lines,
    [
      text('All months:'),
      sum(had),
      TIMES,
      grown,
      MINUS,
      sum(amount),
      TIMES,
      paid,
      ...early,
      EQUALS,
      result(last?.balance ?? 0),
    ],
  ];
}

const explanation: Explanation<SwpFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} of withdrawals`],
  findings: (input) => {
    const paid = monthsPaid(input);
    const lasts: Phrase =
      paid === 12 * input.years
        ? ['Every withdrawal can be paid.']
        : paid > 0
          ? ['The money pays ', months(paid), ' in full and then runs out.']
          : ['The money does not pay the first withdrawal in full.'];
    return [
      lasts,
      [inRupees(swpNeeded(input)), ' would pay all of them and leave nothing, at this return.'],
    ];
  },
  formula,
  method: ({ rate, basis, when }) => [
    'Each month the balance earns ',
    inPercent(100 * monthlyRate(rate, basis)),
    when === 'end'
      ? ', then the withdrawal is taken off.'
      : ' after the withdrawal has been taken off.',
    ' What is left begins the next month. The sum that lasts exactly is every withdrawal divided by what a rupee would have earned until its day.',
  ],
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
