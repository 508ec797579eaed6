import { RD_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import { assumption, percent, rupees, wholeMonths } from '../fields';
import { lastRow, planFigures, planTable, type YearRow } from '../plan-figures';
import { interestPart, shareNote } from '../growth-chart';
import { annuityFactor, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { annuityDue } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, shownRest } from '../rounding';
import { termRows } from '../terms';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const rdFields = {
  amount: rupees('Each month', [5_000, 100, 1_000_000, 100]),
  rate: percent('Interest rate', [latest(RD_RATES).value, 0, 15, 0.1]),
  months: wholeMonths('For', [60, 6, 120, 3]),
  interest: assumption('4', 'Interest', [
    { value: '4', label: 'Added quarterly', note: 'As post offices and banks count' },
    { value: '12', label: 'Added monthly', note: 'As SIP calculators count' },
  ]),
} satisfies Fields;

type RdFields = typeof rdFields;
export type RdInput = Values<RdFields>;

/**
 * The monthly rate of an instalment, as a fraction: R/12, or a third of a quarter, (1 + R/4)^(1/3)
 * − 1.
 */
function rdMonthlyRate({ rate, interest }: Pick<RdInput, 'rate' | 'interest'>): number {
  const times = Number(interest);
  return Math.expm1((times / 12) * Math.log1p(rate / 100 / times));
}

/** Instalments at the start of each month. */
function rdSeries(input: RdInput): readonly YearRow[] {
  const monthly = rdMonthlyRate(input);
  const { amount } = input;
  return termRows(
    input.months,
    (months) => amount * months,
    (months) => amount * annuityDue(monthly, months),
  );
}

/** The total payout of the deposit, in rupees, unrounded. */
export const rdMaturity = (input: RdInput): number => lastRow(rdSeries(input)).total;

export const rd: Calculator<RdFields> = {
  fields: rdFields,
  results: (input) =>
    planFigures(lastRow(rdSeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => planTable(rdSeries(input), 'Interest'),
  whatIf: (input) =>
    whatIfs(rdFields, input, rdMaturity, [
      ['rate', 0.5, 'Half a percentage point a year more'],
      ['months', 12, 'Twelve months more'],
      ['amount', 1_000, 'A thousand rupees a month more'],
    ]),
};

const explanation: Explanation<RdFields> = {
  heading: ({ months }) =>
    phrase('{months} instalments[{isLong?}, year by year]', { months, isLong: months > 12 }),
  findings: (input) => {
    const { growth } = lastRow(rdSeries(input));
    if (roundPaisa(growth) === 0) return [['No interest is added.']];
    const isQuarterly = input.interest === '4';
    const other = rdMaturity({ ...input, interest: isQuarterly ? '12' : '4' });
    const gap = Math.abs(shownRest(other, rdMaturity(input)));
    return phrases(
      [
        'Of what you get, {growth:rupees} is interest.',
        [
          'Counted {otherwise}, the result would differ by {gap:rupees}.',
          'Counted {otherwise}, the result would be the same.',
        ],
      ],
      { growth, otherwise: isQuarterly ? 'monthly' : 'quarterly', gap: gap > 0 && gap },
    );
  },
  formula: (input) =>
    formulaLines(['{amount:sum} × {instalments} = {total:rupees}'], {
      amount: input.amount,
      instalments: annuityFactor(rdMonthlyRate(input), input.months),
      total: rdMaturity(input),
    }),
  method: (input) =>
    phrase(
      'Each instalment earns {month:percent} for every month that it stays. The first stays {months:months}, the last one month.',
      { month: 100 * rdMonthlyRate(input), months: input.months },
    ),
};

const layout: Layout<RdFields> = {
  fields: () => ['amount', 'rate', 'months', 'interest'],
  results: ['invested', 'interest', 'maturity'],
  main: 'maturity',
  notes: ({ months }, shown) => ({
    invested: `${months} instalments`,
    ...shareNote(shown.interest, shown.maturity),
  }),
  ...interestPart(rdSeries, 'Your instalments up to the end of each year.'),
  yearCounts: ['plan', 'calendar', 'financial'],
  example: ({ amount, months, rate }) =>
    `${formatRupees(amount)} a month for ${months} months at ${rate}%`,
};

export const record = {
  savings: 'rd',
  view: { calculator: rd, explanation, layout },
} as const satisfies CalculatorRecord;
