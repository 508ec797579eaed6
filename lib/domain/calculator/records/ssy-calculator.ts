import { defaultsOf } from '../address';
import { SSY_LIMITS, SSY_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';
import { formatRupees } from '@/lib/tools/format';

import {
  depositLimits,
  DEPOSITS,
  followFrequency,
  frequencyField,
  timingField,
  yearlyRates,
} from '../account-fields';
import { type AccountRow, accountMethod, accountSeries, accountTable } from '../account';
import { percent, rupees, wholeYears } from '../fields';
import { lastRow, planFigures } from '../plan-figures';
import { interestPart, shareNote } from '../growth-chart';
import { formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import { roundTo, shownRest } from '../rounding';
import type { CalculatorRecord } from '../record';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

/** The scheme's limits, and years of deposits and of the account. */
const SSY = latest(SSY_LIMITS).value;

const ssyFields = {
  amount: rupees('Each deposit', [SSY.most, 21, SSY.most, 500]),
  frequency: frequencyField,
  timing: timingField,
  age: wholeYears('Her age now', [1, 0, 9, 1], 'An account is opened before she is ten'),
  rate: percent('Interest rate', [latest(SSY_RATES).value, 0, 15, 0.1]),
  rates: yearlyRates(SSY.term),
} satisfies Fields;

type SsyFields = typeof ssyFields;
export type SsyInput = Values<SsyFields>;

/** The account by the scheme of 2019: fifteen years of deposits, then six with only interest. */
export function ssySeries(input: SsyInput): readonly AccountRow[] {
  return accountSeries({
    years: SSY.term,
    every: 12 / DEPOSITS[input.frequency],
    timing: input.timing,
    depositIn: (year) => (year <= SSY.paying ? input.amount : 0),
    rateIn: (year) => input.rates[year - 1] ?? input.rate,
  });
}

/** The payout after 21 years, in rupees, unrounded. */
export const ssyMaturity = (input: SsyInput): number => lastRow(ssySeries(input)).total;

export const ssy: Calculator<SsyFields> = {
  fields: ssyFields,
  refine: ({ frequency }) => ({
    amount: depositLimits(SSY.least, SSY.most, DEPOSITS[frequency]),
  }),
  results: (input) =>
    planFigures(lastRow(ssySeries(input)), ['maturity', 'interest'], ['At maturity', 'Interest']),
  table: (input) => accountTable(ssySeries(input)),
  whatIf: (input) =>
    whatIfs(ssyFields, input, ssyMaturity, [
      ['rate', 1, 'One percentage point a year more'],
      ['rate', -1, 'One percentage point a year less'],
    ]),
};

const explanation: Explanation<SsyFields> = {
  heading: () => phrase('{term} years, {paying} of them with deposits', SSY),
  findings: (input) => {
    const more = shownRest(ssyMaturity({ ...input, timing: 'before5' }), ssyMaturity(input));
    return phrases(
      [
        'At maturity she is {age:years} old.',
        'In the last {idle} years nothing is paid in; the balance earns alone.',
        'Paying in by the 5th would add {more:rupees}.',
      ],
      {
        age: input.age + SSY.term,
        idle: SSY.term - SSY.paying,
        more: more > 0 && more,
      },
    );
  },
  formula: (input) => {
    const [first, last] = [ssySeries(input)[0], lastRow(ssySeries(input))];
    return formulaLines(
      [
        'Year 1: {paid:sum} + {first:sum} = {firstTotal:rupees}',
        '{end} {opening:sum} + {interest:sum} = {total:rupees}',
      ],
      {
        ...last,
        paid: first?.paid,
        first: first?.interest,
        firstTotal: first?.total,
        end: `Year ${SSY.term}:`,
      },
    );
  },
  method: ({ rates, rate }) => accountMethod(rates[0] ?? rate),
};

const layout: Layout<SsyFields> = {
  fields: () => ['frequency', 'amount', 'timing', 'age', 'rate'],
  list: { name: 'rates', fallback: 'rate', length: () => SSY.term },
  follow: followFrequency,
  results: ['invested', 'interest', 'maturity'],
  main: 'maturity',
  notes: ({ frequency }, shown) => ({
    invested: `${SSY.paying * DEPOSITS[frequency]} deposits`,
    ...shareNote(shown.interest, shown.maturity),
  }),
  ...interestPart(ssySeries, 'Your deposits up to the end of each year.'),
  example: ({ amount, rate }) =>
    `${formatRupees(amount)} a year for ${SSY.paying} years at ${rate}%`,
};

export const record = {
  view: { calculator: ssy, explanation, layout },
  savings: 'ssy',
  figures: (rate = latest(SSY_RATES).value) => {
    const start = { ...defaultsOf(ssy), rate };
    const paidUp = Number(ssy.table(start).rows[SSY.paying - 1]?.at(-1));
    return {
      deposit: { value: SSY.most, unit: '₹' },
      paidUp: { value: paidUp, unit: '₹' },
      lower: { value: ssyMaturity({ ...start, rate: roundTo(start.rate - 1, 2) }), unit: '₹' },
    };
  },
} as const satisfies CalculatorRecord;
