import { formatRupees } from '@/lib/tools/format';

import { choice, percent, rupees, wholeMonths, wholeYears } from '../fields';
import { lastRow, planFigures, planTable, type YearRow } from '../plan-figures';
import { interestPart, shareNote } from '../growth-chart';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { growthFactor } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import { termRows } from '../terms';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const fdFields = {
  amount: rupees('Deposit', [100_000, 1_000, 100_000_000, 1_000]),
  rate: percent('Interest rate', [7, 0, 15, 0.1]),
  years: wholeYears('Years', [5, 0, 20, 1]),
  months: wholeMonths('And months', [0, 0, 11, 1]),
  interest: choice('4', 'Interest', [
    { value: '4', label: 'Added quarterly', note: 'As banks in India count' },
    { value: '12', label: 'Added monthly' },
    { value: '2', label: 'Added half-yearly' },
    { value: '1', label: 'Added yearly' },
    { value: '0', label: 'Paid out', note: 'Nothing compounds' },
  ]),
} satisfies Fields;

type FdFields = typeof fdFields;
export type FdInput = Values<FdFields>;

const fdMonths = ({ years, months }: Pick<FdInput, 'years' | 'months'>): number =>
  12 * years + months;

/**
 * The final value of one rupee: each complete period multiplies it by 1 + R/m; the months of an
 * incomplete period earn simple interest, as banks calculate it.
 */
function fdFactor({ rate, interest }: FdInput, months: number): number {
  const [yearly, times] = [rate / 100, Number(interest)];
  if (times === 0) return 1 + (yearly * months) / 12;
  const periods = Math.floor((months * times) / 12);
  const rest = months - (12 * periods) / times;
  return growthFactor(yearly / times, periods) * (1 + (yearly * rest) / 12);
}

export function fdSeries(input: FdInput): readonly YearRow[] {
  const { amount } = input;
  return termRows(
    fdMonths(input),
    () => amount,
    (months) => amount * fdFactor(input, months),
  );
}

/** The total payout of the deposit, in rupees, unrounded. */
export const fdMaturity = (input: FdInput): number => lastRow(fdSeries(input)).total;

/** The yearly rate that gives the same payout when interest is added once a year, in per cent. */
function fdYield(input: FdInput): number {
  const months = fdMonths(input);
  return 100 * Math.expm1((Math.log(fdFactor(input, months)) * 12) / months);
}

export const fd: Calculator<FdFields> = {
  fields: fdFields,
  refine: ({ years }) =>
    years === 0 ? { months: { default: 1, min: 1, cure: 'Enter 1 to 11 months.' } } : {},
  results: (input) => {
    const value = fdYield(input);
    return [
      ...planFigures(
        lastRow(fdSeries(input)),
        ['maturity', 'interest'],
        ['At maturity', 'Interest'],
      ),
      { id: 'yield', label: 'Yearly yield', unit: '%', value, shown: roundTo(value, 2) },
    ];
  },
  table: (input) => planTable(fdSeries(input), 'Interest'),
  whatIf: (input) =>
    whatIfs(fdFields, input, fdMaturity, [
      ['rate', 0.5, 'Half a percentage point a year more'],
      ['years', 1, 'One year more'],
      ['amount', 50_000, 'Fifty thousand rupees more'],
    ]),
};

const explanation: Explanation<FdFields> = {
  heading: ({ years, months }) =>
    phrase(
      [
        '{years:Word year}[ and {months:word month}][{isLong?}, year by year]',
        '{months:Word month}',
      ],
      {
        years: years > 0 && years,
        months: months > 0 && months,
        isLong: fdMonths({ years, months }) > 12,
      },
    ),
  findings: (input) => {
    const { growth, total } = lastRow(fdSeries(input));
    if (roundPaisa(growth) === 0) return [['The deposit earns no interest.']];
    const isPaidOut = input.interest === '0';
    const added = input.amount * fdFactor({ ...input, interest: '4' }, fdMonths(input));
    const more = shownRest(added, total);
    return phrases(
      [
        'The deposit earns {growth:rupees} in interest.',
        [
          'Added every quarter instead, it would earn {more:rupees} more.',
          'That is as much as {yearly:percent} added once a year.',
        ],
      ],
      {
        growth,
        more: isPaidOut && more > 0 && more,
        yearly: !isPaidOut && Math.round(100 * fdYield(input)) / 100,
      },
    );
  },
  formula: (input) => {
    const { amount, rate } = input;
    const [times, months] = [Number(input.interest), fdMonths(input)];
    // Without a period interest is never added, and all months are simple.
    const periods = Math.floor((months * times) / 12);
    const rest = times > 0 ? months - (12 * periods) / times : months;
    return formulaLines(
      ['{amount:sum}[ × {growth}^{periods}][ × (1 + {simple})] = {total:rupees}'],
      {
        amount,
        growth: times > 0 && 1 + rate / 100 / times,
        periods,
        simple: rest > 0 && (rate * rest) / 1200,
        total: lastRow(fdSeries(input)).total,
      },
    );
  },
  method: ({ rate, interest }) =>
    phrase(
      [
        '{isPaidOut?}The bank pays {rate:percent} of the deposit a year into your account. It does not grow.',
        'Each complete period adds {period:percent} of the balance. Months of a period that is not complete earn simple interest.',
      ],
      { isPaidOut: interest === '0', rate, period: rate / Number(interest) },
    ),
};

const layout: Layout<FdFields> = {
  fields: () => ['amount', 'rate', 'years', 'months', 'interest'],
  results: ['invested', 'interest', 'yield', 'maturity'],
  main: 'maturity',
  notes: (_, shown) => ({
    ...shareNote(shown.interest, shown.maturity),
    yield: 'With interest added once a year',
  }),
  ...interestPart(fdSeries, 'The deposit.'),
  yearCounts: ['plan'],
  example: ({ amount, years, rate }) => `${formatRupees(amount)} for ${years} years at ${rate}%`,
};

export const record = {
  view: { calculator: fd, explanation, layout },
} as const satisfies CalculatorRecord;
