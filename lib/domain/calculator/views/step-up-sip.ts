import { lastRow } from '@/lib/domain/calculator/figures';
import { monthlyRate } from '@/lib/domain/calculator/rates';
import {
  stepUpInstalment,
  stepUpSeries,
  stepUpSip,
  type StepUpFields,
  withoutRaise,
} from '@/lib/domain/calculator/step-up-sip';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart, shareNote } from './growth-chart';
import { lastFive } from './growth-findings';
import { yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  group,
  percent,
  PLUS,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<StepUpFields> = {
  heading: ({ years }) => [`${yearsTitle(years)} of rising instalments`],
  findings: (input) => {
    const rows = stepUpSeries(input);
    const [raised, even] = [lastRow(rows), withoutRaise(input)];
    return [
      [
        ...['The raises pay in ', rupees(raised.invested - even.invested), ' more and bring '],
        ...[rupees(raised.total - even.total), ' more.'],
      ],
      ...lastFive(rows),
    ];
  },
  formula: (input) => {
    const { amount, raise, stepup, more, rate, years, basis, when } = input;
    const monthly = monthlyRate(rate, basis);
    const instalment =
      raise === 'percent'
        ? [sum(amount), TIMES, power(1 + stepup / 100, text('k − 1'))]
        : [group(sum(amount), PLUS, sum(more), TIMES, group(text('k − 1')))];
    const held = monthly === 0 ? [] : [TIMES, power(1 + monthly, text(`12 × (${years} − k)`))];
    const { total } = lastRow(stepUpSeries(input));
    return [
      [...instalment, TIMES, ...annuityParts(monthly, 12, when), ...held],
      [text('added up for each year k from 1 to'), figure(years), EQUALS, result(total)],
    ];
  },
  method: (input) => [
    ...['The instalment is ', rupees(input.amount), ' in the first year and '],
    ...[rupees(stepUpInstalment(input, input.years - 1)), ' in the last. Each earns '],
    percent(100 * monthlyRate(input.rate, input.basis)),
    ' for every month it stays. Add up what the twelve instalments of each year become by the end.',
  ],
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
    invested: `Last instalment ${formatWholeRupees(stepUpInstalment(input, input.years - 1))}`,
    ...shareNote(shown.returns, shown.total),
  }),
  ...growthPart(stepUpSeries, 'Your instalments up to the end of each year.'),
  example: (input) =>
    `${formatWholeRupees(input.amount)} a month, ${input.stepup}% more each year, ${input.years} years at ${input.rate}%`,
};

export const view: CalculatorView<StepUpFields> = { calculator: stepUpSip, explanation, layout };
