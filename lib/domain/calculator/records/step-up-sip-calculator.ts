import { formatRupees } from '@/lib/tools/format';

import { basisField, choice, fundReturn, percent, rupees, whenField, wholeYears } from '../fields';
import { rupeeFigure } from '../figure';
import { lastRow, planFigures, planTable, type YearRow } from '../plan-figures';
import { growthPart, shareNote } from '../growth-chart';
import { lastFive } from '../growth-findings';
import { formulaLine } from '../formulas';
import { phrase } from '../phrases';
import { growthFactor, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { roundPaisa, shownRest } from '../rounding';
import { instalmentSeries, raisedLines } from '../sip';
import type { Calculator, Explanation, Fields, Layout, Values } from '../types';
import { whatIfs } from '../what-if';

const stepUpFields = {
  amount: rupees('Each month, in the first year', [5_000, 100, 1_000_000, 100]),
  raise: choice('percent', 'Raise it every year by', [
    { value: 'percent', label: 'A per cent', note: 'Each raise is on the last instalment' },
    { value: 'rupees', label: 'A sum', note: 'The same rupees more every year' },
  ]),
  stepup: percent('Raise', [10, 0, 50, 1]),
  more: rupees('Rupees more each year', [500, 0, 100_000, 100]),
  rate: fundReturn('Yearly return assumed', 12),
  years: wholeYears('For', [10, 1, 50, 1]),
  basis: basisField,
  when: whenField,
} satisfies Fields;

type StepUpFields = typeof stepUpFields;
type StepUpInput = Values<StepUpFields>;

/** The instalment of a year, counted from 0: P(1+s)^k, or P + k·d. */
function stepUpInstalment(input: StepUpInput, year: number): number {
  const { amount, raise, stepup, more } = input;
  return raise === 'percent' ? amount * growthFactor(stepup / 100, year) : amount + more * year;
}

/** The plan at the end of each year; see `instalmentSeries`. */
function stepUpSeries(input: StepUpInput): readonly YearRow[] {
  return instalmentSeries(input, (year) => stepUpInstalment(input, year));
}

/** The final value of the same plan without a raise. */
function withoutRaise(input: StepUpInput): YearRow {
  return lastRow(instalmentSeries(input, () => input.amount));
}

export const stepUpSip: Calculator<StepUpFields> = {
  fields: stepUpFields,
  results: (input) => [
    ...planFigures(
      lastRow(stepUpSeries(input)),
      ['total', 'returns'],
      ['You would have', 'Growth'],
    ),
    rupeeFigure('plain', 'Without a raise', withoutRaise(input).total),
  ],
  table: (input) => planTable(stepUpSeries(input)),
  whatIf: (input) =>
    whatIfs(stepUpFields, input, (values) => lastRow(stepUpSeries(values)).total, [
      input.raise === 'percent'
        ? ['stepup', 5, 'A raise five points larger']
        : ['more', 500, 'A raise five hundred rupees larger'],
      ['rate', -2, 'Two percentage points a year less'],
      ['years', 1, 'One year more'],
      ['amount', 1_000, 'A thousand rupees a month more'],
    ]),
};

const explanation: Explanation<StepUpFields> = {
  heading: (input) => phrase('{years:Word year} of rising instalments', input),
  findings: (input) => {
    const rows = stepUpSeries(input);
    const [raised, even] = [lastRow(rows), withoutRaise(input)];
    const more = shownRest(raised.invested, even.invested);
    return [
      phrase(
        [
          'The raises pay in {more:rupees} more and bring {result:rupees} more.',
          'Nothing is raised, so the plan is a plain SIP.',
        ],
        { more: more > 0 && more, result: shownRest(raised.total, even.total) },
      ),
      ...lastFive(rows),
    ];
  },
  formula: (input) => {
    const { amount, raise, stepup, more } = input;
    const instalment = formulaLine(
      ['{amount:sum} × {growth}^{before}', '({amount:sum} + {more:sum} × ({before}))'],
      { amount, growth: raise === 'percent' && 1 + stepup / 100, more, before: 'k − 1' },
    );
    return raisedLines(input, instalment, lastRow(stepUpSeries(input)).total);
  },
  method: (input) => {
    const { amount, rate, years, basis } = input;
    const last = stepUpInstalment(input, years - 1);
    return phrase(
      'The instalment is {amount:rupees} [in the first year and {last:rupees} in the last][{isSame?}throughout]. Each earns {month:percent} for every month it stays. Add up what the twelve instalments of each year become by the end.',
      {
        amount,
        last: roundPaisa(last) > roundPaisa(amount) && last,
        isSame: roundPaisa(last) <= roundPaisa(amount),
        month: 100 * monthlyRate(rate, basis),
      },
    );
  },
};

const layout: Layout<StepUpFields> = {
  fields: ({ raise }) => [
    ...(['amount', 'raise'] as const),
    raise === 'percent' ? 'stepup' : 'more',
    ...(['rate', 'years', 'basis', 'when'] as const),
  ],
  results: ['invested', 'returns', 'plain', 'total'],
  main: 'total',
  notes: (input, shown) => ({
    invested: `Last instalment ${formatRupees(stepUpInstalment(input, input.years - 1))}`,
    ...shareNote(shown.returns, shown.total),
  }),
  ...growthPart(stepUpSeries, 'Your instalments up to the end of each year.'),
  example: (input) =>
    `${formatRupees(input.amount)} a month, ${input.stepup}% more each year, ${input.years} years at ${input.rate}%`,
};

export const record = {
  view: { calculator: stepUpSip, explanation, layout },
} as const satisfies CalculatorRecord;
