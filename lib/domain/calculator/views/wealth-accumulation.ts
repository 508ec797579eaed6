import { monthlyRate } from '@/lib/domain/calculator/rates';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import {
  wealthAccumulation,
  wealthInstalment,
  wealthPlan,
  wealthSeries,
  type WealthFields,
} from '@/lib/domain/calculator/wealth-accumulation';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart } from './growth-chart';
import { yearsTitle } from './number-words';
import {
  EQUALS,
  figure,
  fraction,
  group,
  MINUS,
  percent,
  plain,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<WealthFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} to the goal`],
  findings: (input) => {
    const { goal, years, inflation } = input;
    const { target, gap } = wealthPlan(input);
    const instalment = wealthInstalment(input);
    const phrases: Phrase[] = [];
    if (inflation > 0) {
      const now = ['What costs ', rupees(goal), ' today would cost ', rupees(target)];
      phrases.push([...now, ' when you get there.']);
    }
    if (gap === 0) {
      return [...phrases, ['At this return, what you have saved would reach the goal by itself.']];
    }
    const paid = ['Your ', plain(12 * years), ' instalments add up to '];
    phrases.push([...paid, rupees(12 * years * instalment), '. Growth has to bring the rest.']);
    if (years > 1) {
      const later = wealthInstalment({ ...input, years: years - 1 });
      phrases.push(['With a year less to go, it would take ', rupees(later), ' a month.']);
    }
    return phrases;
  },
  formula: (input) => {
    const { goal, years, rate, inflation, savings, basis } = input;
    const { target, gap, monthly, onetime } = wealthPlan(input);
    const rateOfMonth = monthlyRate(rate, basis);
    const months = figure(12 * years);
    const held = power(1 + rate / 100, figure(years));
    const one = figure(1);
    const monthlyParts =
      rateOfMonth === 0
        ? fraction([sum(gap)], [months])
        : fraction(
            [sum(gap), TIMES, figure(rateOfMonth)],
            [group(power(1 + rateOfMonth, months), MINUS, one), TIMES, figure(1 + rateOfMonth)],
          );
    const grown = power(1 + inflation / 100, figure(years));
    return [
      [text('Goal:'), sum(goal), TIMES, grown, EQUALS, result(target)],
      ...(savings > 0
        ? [[text('Gap:'), sum(target), MINUS, sum(savings), TIMES, held, EQUALS, result(gap)]]
        : []),
      ...(gap > 0
        ? [
            [text('Each month:'), monthlyParts, EQUALS, result(monthly)],
            [text('Or once:'), fraction([sum(gap)], [held]), EQUALS, result(onetime)],
          ]
        : []),
    ];
  },
  method: ({ rate, basis }) => [
    'Take the goal at the prices of its year, less what your savings grow to. Each instalment earns ',
    percent(100 * monthlyRate(rate, basis)),
    ' for every month it stays; the instalment shown, rounded up to the rupee, fills the gap.',
  ],
};

const layout: Layout<WealthFields> = {
  fields: () => ['goal', 'years', 'rate', 'inflation', 'savings', 'basis'],
  results: ['target', 'onetime', 'monthly'],
  main: 'monthly',
  notes: ({ years }) => ({ monthly: `${12 * years} instalments, rounded up to the rupee` }),
  ...growthPart(wealthSeries, 'Your instalments, and what you had saved before.'),
  example: ({ goal, years, rate }) => `${formatWholeRupees(goal)} in ${years} years at ${rate}%`,
};

export const view: CalculatorView<WealthFields> = {
  calculator: wealthAccumulation,
  explanation,
  layout,
};
