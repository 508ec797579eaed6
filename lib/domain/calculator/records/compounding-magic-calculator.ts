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
import { yearByYear } from '../number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  fraction,
  inPercent,
  inRupees,
  plain,
  power,
  result,
  sum,
  TIMES,
  years,
} from '../phrases';
import type { CalculatorRecord } from '../record';
import { roundPaisa } from '../rounding';
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
  const [exact, rule] = [years(time.exact), years(time.ruleOf72)];
  if (exact.value > LONGEST) return [];
  return exact.value === rule.value
    ? [['Money doubles in ', exact, ', as the rule of 72 says.']]
    : [['Money doubles in ', exact, '; the rule of 72 says ', rule, '.']];
}

function ratesOf({ rate, frequency }: CompoundingInput) {
  const times = Number(frequency);
  const period = rate / 100 / times;
  return { times, period, monthly: Math.expm1((times / 12) * Math.log1p(period)) };
}

const explanation: Explanation<CompoundingFields> = {
  heading: (input) => [yearByYear(input.years)],
  findings: (input) => {
    const rows = compoundingSeries(input);
    const { growth, real, interestOnInterest } = lastRow(rows);
    const phrases: Phrase[] = [crossover(rows), ...doubling(input)];
    if (interestOnInterest && growth > 0) {
      const share = Math.round((100 * interestOnInterest) / growth);
      if (share > 0) {
        phrases.push(['Interest on interest is ', inPercent(share), ' of the growth.']);
      }
    }
    if (input.inflation === 0) return phrases;
    return [...phrases, ['In today’s money the total is worth ', inRupees(real), '.']];
  },
  formula: (input) => {
    const { amount, invest, mode } = input;
    const { times, period, monthly } = ratesOf(input);
    const { total, real } = lastRow(compoundingSeries(input));
    const paidYears = Math.min(invest, input.years);
    const idle = 12 * (input.years - paidYears);
    const held = idle > 0 ? [TIMES, power(1 + monthly, figure(idle))] : [];
    const first =
      mode === 'lumpsum'
        ? [power(1 + period, figure(times * input.years))]
        : [...annuityParts(monthly, 12 * paidYears), ...held];
    const prices = power(1 + input.inflation / 100, figure(input.years));
    return [
      [sum(amount), TIMES, ...first, EQUALS, result(total)],
      ...(input.inflation > 0 ? [[fraction([sum(total)], [prices]), EQUALS, result(real)]] : []),
    ];
  },
  method: (input) => {
    const { times, period, monthly } = ratesOf(input);
    return input.mode === 'lumpsum'
      ? [
          'The sum earns ',
          inPercent(100 * period),
          ' each time interest is added, and that is ',
          plain(times * input.years),
          times * input.years === 1 ? ' time.' : ' times. What was added before earns as well.',
        ]
      : [
          'Each instalment earns ',
          inPercent(100 * monthly),
          ' for every month it stays, also after you stop paying in.',
        ];
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
