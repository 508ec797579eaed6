import { defaultsOf } from '../address';
import { formatRupees } from '@/lib/tools/format';

import {
  emiFields,
  type EmiFields,
  type EmiInput,
  emiOf,
  loanInterest,
  loanSeries,
  otherRate,
} from '../emi';
import { rupeeFigure } from '../figure';
import { lastRow } from '../plan-figures';
import { growthBars } from '../growth-chart';
import { yearsTitle } from '../number-words';
import {
  EQUALS,
  figure,
  fraction,
  inPercent,
  inRupees,
  MINUS,
  PLUS,
  power,
  result,
  sum,
  TIMES,
  yearNumber,
} from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import type { Calculator, Explanation, Layout, Phrase } from '../types';
import { whatIfs } from '../what-if';

/** The interest that part payments save, as the two sums of interest are shown. */
const savedInterest = (input: EmiInput): number =>
  Math.max(0, shownRest(loanInterest({ ...input, part: 0 }), loanInterest(input)));

export const emi: Calculator<EmiFields> = {
  fields: emiFields,
  results: (input) => {
    const { growth, total, months } = lastRow(loanSeries(input));
    const saved = savedInterest(input);
    return [
      rupeeFigure('emi', 'EMI', emiOf(input)),
      {
        ...rupeeFigure('interest', 'Interest in all', growth),
        shown: shownRest(total, input.amount),
      },
      rupeeFigure('total', 'You pay in all', total),
      { id: 'months', label: 'The loan ends after', unit: 'months', value: months, shown: months },
      ...(input.on === 'flat'
        ? []
        : [rupeeFigure('saved', 'Interest saved by part payment', saved)]),
    ];
  },
  table: (input) => ({
    columns: [
      { key: 'year', label: 'End of year', unit: 'number' },
      { key: 'principal', label: 'Principal in EMIs', unit: '₹' },
      { key: 'interest', label: 'Interest', unit: '₹' },
      { key: 'part', label: 'Part payment', unit: '₹' },
      { key: 'balance', label: 'Still owed', unit: '₹' },
      { key: 'emi', label: 'EMI then', unit: '₹' },
    ],
    rows: loanSeries(input).map(({ year, growth, part, balance, emi: then }, at, rows) => {
      const before = rows[at - 1];
      return [
        year,
        shownRest(before?.balance ?? input.amount, balance, part),
        shownRest(growth, before?.growth ?? 0),
        roundPaisa(part),
        roundPaisa(balance),
        balance > 0 ? roundPaisa(then) : 0,
      ];
    }),
  }),
  whatIf: (input) =>
    whatIfs(emiFields, input, loanInterest, [
      ['rate', 0.5, 'Interest half a percentage point higher'],
      ['years', -1, 'Interest with a year less'],
      ...(input.on === 'flat'
        ? []
        : ([['part', 100_000, 'Interest with a lakh more of part payment']] as const)),
    ]),
};

const explanation: Explanation<EmiFields> = {
  heading: ({ years }) => [
    years === 1 ? 'One year agreed' : `${yearsTitle(years)} agreed, paid back year by year`,
  ],
  findings: (input) => {
    const rows = loanSeries(input);
    const { growth, months, emi: last } = lastRow(rows);
    if (roundPaisa(growth) === 0) return [['Without interest you pay back what you borrowed.']];
    const adds = Math.round((100 * growth) / input.amount);
    const phrases: Phrase[] = [
      [
        'Interest adds ',
        ...(adds > 0 ? [inPercent(adds)] : ['less than ', inPercent(1)]),
        ' to the loan.',
      ],
    ];
    const other = inPercent(roundTo(otherRate(input), 2));
    if (input.on === 'flat') {
      return [
        ...phrases,
        ['Counted on what is still owed, the same EMI has a rate of ', other, '.'],
      ];
    }
    phrases.push(['A flat rate of ', other, ' would have the same EMI.']);
    const half = rows.find(({ balance }) => balance <= input.amount / 2);
    if (half) phrases.push(['Half of it is paid back in ', yearNumber(half.year), '.']);
    if (input.part > 0 && savedInterest(input) === 0) {
      phrases.push(['The loan has ended by then, so the part payment changes nothing.']);
    } else if (input.part > 0 && input.keep === 'emi') {
      const earlier = 12 * input.years - months;
      phrases.push(
        earlier > 0
          ? ['Part payment ends it ', { value: earlier, unit: 'months' }, ' earlier.']
          : ['Part payment lowers the interest; the loan ends in the same month.'],
      );
    } else if (input.part > 0) {
      phrases.push(['Part payment brings the EMI down to ', inRupees(last), ' in the end.']);
    }
    return phrases;
  },
  formula: (input) => {
    const { amount, rate, years, on } = input;
    const [monthly, months] = [rate / 1200, figure(12 * years)];
    const emiSum = result(emiOf(input));
    if (on === 'flat') {
      const interest = [sum(amount), TIMES, figure(rate / 100), TIMES, figure(years)];
      return [[fraction([sum(amount), PLUS, ...interest], [months]), EQUALS, emiSum]];
    }
    if (monthly === 0) return [[fraction([sum(amount)], [months]), EQUALS, emiSum]];
    const raised = power(1 + monthly, months);
    const share = fraction([figure(monthly), TIMES, raised], [raised, MINUS, figure(1)]);
    return [[sum(amount), TIMES, share, EQUALS, emiSum]];
  },
  method: ({ rate, on }) => [
    'Each month the interest is ',
    inPercent(rate / 12),
    on === 'flat'
      ? ' of the whole loan, however much of it is already paid back. The rest of the EMI, the same every month, pays back the loan.'
      : ' of what is still owed. The rest of the EMI pays back the loan, so that interest falls and repayment rises month by month.',
  ],
};

const layout: Layout<EmiFields> = {
  fields: ({ on, part }) => [
    ...(['amount', 'rate', 'years', 'on'] as const),
    ...(on === 'flat' ? [] : (['part'] as const)),
    ...(on === 'reducing' && part > 0 ? (['every', 'after', 'keep'] as const) : []),
  ],
  results: ['interest', 'total', 'months', 'saved', 'emi'],
  main: 'emi',
  series: { interest: 'accent' },
  notes: ({ part }) => ({
    emi: 'At the end of each month',
    ...(part > 0 ? {} : { saved: 'Enter a part payment to see it' }),
  }),
  chart: (input) => ({
    kind: 'bars',
    label:
      'A bar for each year: what of the loan is paid back so far, and the interest paid above it. The table below has the figures.',
    bars: growthBars(loanSeries(input)),
  }),
  legend: [
    { series: 'accent', title: 'Interest', text: 'Paid up to the end of each year.' },
    { series: 'second', title: 'Paid back', text: 'The part of the loan that is repaid.' },
  ],
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, years, rate }) => `${formatRupees(amount)} for ${years} years at ${rate}%`,
};

export const record = {
  view: { calculator: emi, explanation, layout },
  figures: () => {
    const flat = { ...defaultsOf(emi), on: 'flat', rate: 7 } as const;
    const reducing = (years: number) => roundTo(otherRate({ ...flat, years }), 1);
    return {
      reducing5: { value: reducing(5), unit: '%' },
      reducing20: { value: reducing(20), unit: '%' },
    };
  },
} as const satisfies CalculatorRecord;
