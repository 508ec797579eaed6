import { formatRupees } from '@/lib/tools/format';

import {
  compoundingFields,
  type CompoundingFields,
  type CompoundingInput,
  compoundingSeries,
  compoundingTotal,
  doublingTime,
} from '../compounding-magic';
import { rupeeFigure } from '../figure';
import { lastRow, planFigures, planTable } from '../plan-figures';
import { growthPart, shareNote } from '../growth-chart';
import { crossover } from '../growth-findings';
import { annuityFactor, formulaLines } from '../formulas';
import { phrase, phrases } from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa, roundTo } from '../rounding';
import type { Calculator, Explanation, Layout, Phrase } from '../types';
import { whatIfs } from '../what-if';

/** One percentage point more, one year more; and for monthly payments a year's payments more. */
function compoundingWhatIf(input: CompoundingInput) {
  const paidLonger = input.mode === 'sip' && input.invest < input.years;
  return whatIfs(compoundingFields, input, compoundingTotal, [
    ['rate', 1, 'One percentage point a year more'],
    ['years', 1, 'One year more'],
    ...(paidLonger ? [['invest', 1, 'Paid in for one year more'] as const] : []),
  ]);
}

export const compoundingMagic: Calculator<CompoundingFields> = {
  fields: compoundingFields,
  refine: ({ mode, years }) =>
    mode === 'sip'
      ? {
          invest: {
            default: Math.min(10, years),
            max: years,
            cure: `Enter 1 to ${years} years, no more than the years in all.`,
          },
        }
      : {},
  results: (input) => {
    const last = lastRow(compoundingSeries(input));
    const { real, interestOnInterest } = last;
    const figures = [
      ...planFigures(last, ['total', 'returns'], ['You would have', 'Growth']),
      rupeeFigure('real', 'In today’s money', real),
    ];
    if (interestOnInterest === null) return figures;
    return [
      ...figures,
      rupeeFigure('interest-on-interest', 'Interest on interest', interestOnInterest),
    ];
  },
  table: (input) => {
    const rows = compoundingSeries(input);
    const { columns, rows: cells } = planTable(rows);
    return {
      columns: [...columns, { key: 'real', label: 'In today’s money', unit: '₹' }],
      rows: rows.map(({ real }, index) => [...(cells[index] ?? []), roundPaisa(real)]),
    };
  },
  whatIf: compoundingWhatIf,
};

/** Years beyond which no doubling is named. */
const LONGEST = 100;

function doubling(input: CompoundingInput): readonly Phrase[] {
  const time = doublingTime(input);
  if (!time) return [];
  const [exact, rule] = [roundTo(time.exact, 1), roundTo(time.ruleOf72, 1)];
  return phrases(
    [
      [
        '{isSame?}Money doubles in {exact:years}, as the rule of 72 says.',
        'Money doubles in {exact:years}; the rule of 72 says {rule:years}.',
      ],
    ],
    { isSame: exact === rule, exact: exact <= LONGEST && exact, rule },
  );
}

function ratesOf({ rate, frequency }: CompoundingInput) {
  const times = Number(frequency);
  const period = rate / 100 / times;
  return { times, period, monthly: Math.expm1((times / 12) * Math.log1p(period)) };
}

const explanation: Explanation<CompoundingFields> = {
  heading: ({ years }) =>
    phrase('{years:Word year}[{isLong?}, year by year]', { years, isLong: years > 1 }),
  findings: (input) => {
    const rows = compoundingSeries(input);
    const { growth, real, interestOnInterest } = lastRow(rows);
    const share = growth > 0 ? Math.round((100 * (interestOnInterest ?? 0)) / growth) : 0;
    return [
      crossover(rows),
      ...doubling(input),
      ...phrases(
        [
          'Interest on interest is {share:percent} of the growth.',
          'In today’s money the total is worth {real:rupees}.',
        ],
        { share: share > 0 && share, real: input.inflation > 0 && real },
      ),
    ];
  },
  formula: (input) => {
    const { amount, invest, years, mode, inflation } = input;
    const { times, period, monthly } = ratesOf(input);
    const { total, real } = lastRow(compoundingSeries(input));
    const paidYears = Math.min(invest, years);
    return formulaLines(
      [
        [
          '{amount:sum} × {growth}^{periods} = {total:rupees}',
          '{amount:sum} × {instalments}[ × {month}^{idle}] = {total:rupees}',
        ],
        '{total:sum} ÷ {prices}^{years} = {real:rupees}',
      ],
      {
        amount,
        growth: mode === 'lumpsum' && 1 + period,
        periods: times * years,
        instalments: annuityFactor(monthly, 12 * paidYears),
        month: 1 + monthly,
        idle: years > paidYears && 12 * (years - paidYears),
        total,
        prices: 1 + inflation / 100,
        years,
        real: inflation > 0 && real,
      },
    );
  },
  method: (input) => {
    const { times, period, monthly } = ratesOf(input);
    const count = times * input.years;
    return phrase(
      [
        'The sum earns {period:percent} each time interest is added, and that is {count:number time}.[{isMore?} What was added before earns as well.]',
        'Each instalment earns {month:percent} for every month it stays, also after you stop paying in.',
      ],
      {
        period: input.mode === 'lumpsum' && 100 * period,
        count,
        isMore: count > 1,
        month: 100 * monthly,
      },
    );
  },
};

const layout: Layout<CompoundingFields> = {
  fields: ({ mode }) => [
    ...(['mode', 'amount', 'rate', 'years'] as const),
    ...(mode === 'sip' ? (['invest'] as const) : []),
    ...(['frequency', 'inflation'] as const),
  ],
  results: ['invested', 'returns', 'total', 'real', 'interest-on-interest'],
  main: 'total',
  notes: ({ mode, invest, years, inflation }, shown) => ({
    ...(mode === 'sip' && { invested: `${12 * Math.min(invest, years)} instalments` }),
    ...shareNote(shown.returns, shown.total),
    real: `With prices rising ${inflation}% a year`,
    'interest-on-interest': 'What simple interest would not have paid',
  }),
  ...growthPart(
    compoundingSeries,
    'Your own money up to the end of each year.',
    'Interest, and interest on it.',
  ),
  example: ({ amount, years, rate }) =>
    `${formatRupees(amount)} once, for ${years} years at ${rate}%`,
};

export const record = {
  view: {
    calculator: compoundingMagic,
    explanation,
    layout,
  },
} as const satisfies CalculatorRecord;
