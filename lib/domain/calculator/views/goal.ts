import { goal, goalPlan, goalSeries, type GoalFields } from '@/lib/domain/calculator/goal';
import { monthlyRate } from '@/lib/domain/calculator/rates';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart } from './growth-chart';
import { yearsTitle } from './number-words';
import {
  EQUALS,
  figure,
  fraction,
  MINUS,
  percent,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<GoalFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} to the goal, with what is missing added`],
  findings: (input) => {
    const { target, have, gap } = goalPlan(input);
    const price: Phrase = [
      ...['What costs ', rupees(input.cost), ' today would cost ', rupees(target), ' by then.'],
    ];
    if (gap === 0) return [price, ['At this return you are on the way to all of it.']];
    const share = Math.floor((100 * have) / target);
    return [price, ['You are on the way to ', percent(share), ' of it.']];
  },
  formula: (input) => {
    const { cost, years, inflation, rate } = input;
    const { target, have, gap, extra, once } = goalPlan(input);
    const prices = power(1 + inflation / 100, figure(years));
    const lines = [
      [text('Goal:'), sum(cost), TIMES, prices, EQUALS, result(target)],
      [text('Missing:'), sum(target), MINUS, sum(have), EQUALS, result(gap)],
    ];
    if (gap === 0) return lines.slice(0, 1);
    const held = power(1 + rate / 100, figure(years));
    return [
      ...lines,
      [text('Once:'), fraction([sum(gap)], [held]), EQUALS, result(once)],
      [text('Each month:'), fraction([sum(gap)], [figure(gap / extra)]), EQUALS, result(extra)],
    ];
  },
  method: (input) => {
    const { gap, extra } = goalPlan(input);
    const earns = percent(100 * monthlyRate(input.rate, input.basis));
    const opening: Phrase = [
      ...['Each instalment earns ', earns, ' for every month it stays, and your savings earn '],
      ...[percent(input.rate), ' a year. '],
    ];
    if (gap === 0) return [...opening, 'Together they reach the goal, so nothing has to be added.'];
    const one = (gap / extra).toFixed(2);
    return [
      ...opening,
      `One rupee a month comes to ₹${one} by the day. Divide what is missing by that.`,
    ];
  },
};

const part = growthPart(goalSeries, 'Your savings, and the instalments with those to add.');

const layout: Layout<GoalFields> = {
  fields: () => ['cost', 'years', 'inflation', 'savings', 'monthly', 'stepup', 'rate', 'basis'],
  results: ['target', 'have', 'gap', 'once', 'extra'],
  main: 'extra',
  ...part,
  notes: ({ monthly, stepup }) => ({
    extra: `On top of ${formatWholeRupees(monthly)}${stepup > 0 ? ', in the first year' : ''}`,
  }),
  chart: (input) => ({ ...part.chart(input), mark: goalPlan(input).target }),
  legend: [
    ...part.legend,
    { series: 'dash', title: 'The goal', text: 'What it costs on its day.' },
  ],
  example: (input) =>
    `${formatWholeRupees(input.cost)} today, needed in ${input.years} years; ${formatWholeRupees(input.monthly)} a month so far`,
};

export const view: CalculatorView<GoalFields> = { calculator: goal, explanation, layout };
