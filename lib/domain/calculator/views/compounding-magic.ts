import {
  compoundingMagic,
  compoundingSeries,
  doublingTime,
  type CompoundingFields,
  type CompoundingInput,
} from '@/lib/domain/calculator/compounding-magic';
import { lastRow } from '@/lib/domain/calculator/figures';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart, shareNote } from './growth-chart';
import { crossover } from './growth-findings';
import { yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  fraction,
  percent,
  plain,
  power,
  result,
  rupees,
  sum,
  TIMES,
  years,
} from './phrases';

function doubling(input: CompoundingInput): readonly Phrase[] {
  const time = doublingTime(input);
  if (!time) return [];
  return [
    ['Money doubles in ', years(time.exact), '; the rule of 72 says ', years(time.ruleOf72), '.'],
  ];
}

function ratesOf({ rate, frequency }: CompoundingInput) {
  const times = Number(frequency);
  const period = rate / 100 / times;
  return { times, period, monthly: Math.expm1((times / 12) * Math.log1p(period)) };
}

const explanation: Explanation<CompoundingFields> = {
  heading: (input) => [`${yearsTitle(input.years)}, year by year`],
  findings: (input) => {
    const rows = compoundingSeries(input);
    const { growth, real, interestOnInterest } = lastRow(rows);
    const phrases: Phrase[] = [crossover(rows), ...doubling(input)];
    if (interestOnInterest && growth > 0) {
      const share = percent(Math.round((100 * interestOnInterest) / growth));
      phrases.push(['Interest on interest is ', share, ' of the growth.']);
    }
    if (input.inflation === 0) return phrases;
    return [...phrases, ["In today's money the total is worth ", rupees(real), '.']];
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
          percent(100 * period),
          ' each time interest is added, and that is ',
          plain(times * input.years),
          times * input.years === 1 ? ' time.' : ' times. What was added before earns as well.',
        ]
      : [
          'Each instalment earns ',
          percent(100 * monthly),
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
    `${formatWholeRupees(amount)} once, for ${years} years at ${rate}%`,
};

export const view: CalculatorView<CompoundingFields> = {
  calculator: compoundingMagic,
  explanation,
  layout,
};
