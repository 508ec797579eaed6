import { formatRupees } from '@/lib/tools/format';

import { choice, percent, rupees, wholeMonths, wholeYears } from '../fields';
import { lastRow, planFigures, planTable, type YearRow } from '../plan-figures';
import { interestPart, shareNote } from '../growth-chart';
import {
  EQUALS,
  figure,
  group,
  inPercent,
  inRupees,
  PLUS,
  power,
  result,
  sum,
  TIMES,
} from '../phrases';
import { monthsTitle, monthsWords, yearsTitle } from '../number-words';
import { growthFactor } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo, shownRest } from '../rounding';
import { termRows } from '../terms';
import type { Calculator, Explanation, Fields, Layout, Phrase, Values } from '../types';
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
  heading: ({ years, months }) => [
    ...(years > 0 ? [yearsTitle(years)] : []),
    years > 0 && months > 0 ? ' and ' : '',
    ...(months > 0 ? [years > 0 ? monthsWords(months) : monthsTitle(months)] : []),
    ...(fdMonths({ years, months }) > 12 ? [', year by year'] : []),
  ],
  findings: (input) => {
    const { growth, total } = lastRow(fdSeries(input));
    if (roundPaisa(growth) === 0) return [['The deposit earns no interest.']];
    const phrases: Phrase[] = [['The deposit earns ', inRupees(growth), ' in interest.']];
    if (input.interest === '0') {
      const added = input.amount * fdFactor({ ...input, interest: '4' }, fdMonths(input));
      const more = shownRest(added, total);
      const instead: Phrase = [
        'Added every quarter instead, it would earn ',
        inRupees(more),
        ' more.',
      ];
      return more > 0 ? [...phrases, instead] : phrases;
    }
    const yearly = Math.round(100 * fdYield(input)) / 100;
    return [...phrases, ['That is as much as ', inPercent(yearly), ' added once a year.']];
  },
  formula: (input) => {
    const { amount, rate } = input;
    const times = Number(input.interest);
    const months = fdMonths(input);
    const { total } = lastRow(fdSeries(input));
    const simple = (part: number) => [figure(1), PLUS, figure((rate * part) / 1200)];
    if (times === 0) {
      return [[sum(amount), TIMES, group(...simple(months)), EQUALS, result(total)]];
    }
    const periods = Math.floor((months * times) / 12);
    const rest = months - (12 * periods) / times;
    const broken = rest > 0 ? [TIMES, group(...simple(rest))] : [];
    const whole = power(1 + rate / 100 / times, figure(periods));
    return [[sum(amount), TIMES, whole, ...broken, EQUALS, result(total)]];
  },
  method: ({ rate, interest }) =>
    interest === '0'
      ? [
          'The bank pays ',
          inPercent(rate),
          ' of the deposit a year into your account. It does not grow.',
        ]
      : [
          'Each complete period adds ',
          inPercent(rate / Number(interest)),
          ' of the balance. Months of a period that is not complete earn simple interest.',
        ],
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
