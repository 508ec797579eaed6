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
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
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

/** What the part payments change. */
function partPayment(input: EmiInput): readonly Phrase[] {
  if (input.on === 'flat' || input.part === 0) return [];
  const { months, emi: last } = lastRow(loanSeries(input));
  const earlier = 12 * input.years - months;
  return phrases(
    [
      [
        '{isLate?}The loan has ended by then, so the part payment changes nothing.',
        'Part payment brings the EMI down to {last:rupees} in the end.',
        'Part payment ends it {earlier:months} earlier.',
        'Part payment lowers the interest; the loan ends in the same month.',
      ],
    ],
    {
      isLate: savedInterest(input) === 0,
      last: input.keep !== 'emi' && last,
      earlier: earlier > 0 && earlier,
    },
  );
}

const explanation: Explanation<EmiFields> = {
  heading: ({ years }) =>
    phrase('{years:Word year} agreed[{isLong?}, paid back year by year]', {
      years,
      isLong: years > 1,
    }),
  findings: (input) => {
    const rows = loanSeries(input);
    const { growth } = lastRow(rows);
    if (roundPaisa(growth) === 0) return [['Without interest you pay back what you borrowed.']];
    const isFlat = input.on === 'flat';
    return [
      ...phrases(
        [
          'Interest adds {adds:share} to the loan.',
          [
            '{isFlat?}Counted on what is still owed, the same EMI has a rate of {other:percent}.',
            'A flat rate of {other:percent} would have the same EMI.',
          ],
          'Half of it is paid back in {half:year}.',
        ],
        {
          adds: Math.round((100 * growth) / input.amount),
          isFlat,
          other: roundTo(otherRate(input), 2),
          half: !isFlat && rows.find(({ balance }) => balance <= input.amount / 2)?.year,
        },
      ),
      ...partPayment(input),
    ];
  },
  formula: (input) => {
    const { amount, rate, years, on } = input;
    return formulaLines(
      [
        [
          '({amount:sum} + {amount:sum} × {flat} × {years}) ÷ {months} = {emi:rupees}',
          '{amount:sum} × ({monthly} × {growth}^{months}) ÷ ({growth}^{months} − 1) = {emi:rupees}',
          '{amount:sum} ÷ {months} = {emi:rupees}',
        ],
      ],
      {
        amount,
        flat: on === 'flat' && rate / 100,
        years,
        months: 12 * years,
        monthly: rate > 0 && rate / 1200,
        growth: 1 + rate / 1200,
        emi: emiOf(input),
      },
    );
  },
  method: ({ rate, on }) =>
    phrase(
      [
        '{isFlat?}Each month the interest is {month:percent} of the whole loan, however much of it is already paid back. The rest of the EMI, the same every month, pays back the loan.',
        'Each month the interest is {month:percent} of what is still owed. The rest of the EMI pays back the loan, so that interest falls and repayment rises month by month.',
      ],
      { isFlat: on === 'flat', month: rate / 12 },
    ),
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
