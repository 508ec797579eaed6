import {
  fd,
  fdFactor,
  fdMonths,
  fdSeries,
  fdYield,
  type FdFields,
} from '@/lib/domain/calculator/fd';
import { lastRow } from '@/lib/domain/calculator/figures';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { interestPart, shareNote } from './growth-chart';
import { EQUALS, figure, group, percent, PLUS, power, result, rupees, sum, TIMES } from './phrases';

const explanation: Explanation<FdFields> = {
  heading: ({ years, months }) => [
    ...(years > 0 ? [{ value: years, unit: 'years' } as const] : []),
    years > 0 && months > 0 ? ' and ' : '',
    ...(months > 0 ? [{ value: months, unit: 'months' } as const] : []),
    ', year by year',
  ],
  findings: (input) => {
    const { growth } = lastRow(fdSeries(input));
    const phrases: Phrase[] = [['The deposit earns ', rupees(growth), ' in interest.']];
    if (input.interest === '0') {
      const added = input.amount * fdFactor({ ...input, interest: '4' }, fdMonths(input));
      const more = added - input.amount - growth;
      return [...phrases, ['Added every quarter instead, it would earn ', rupees(more), ' more.']];
    }
    const yearly = Math.round(100 * fdYield(input)) / 100;
    return [...phrases, ['That is as much as ', percent(yearly), ' added once a year.']];
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
          percent(rate),
          ' of the deposit a year into your account. It does not grow.',
        ]
      : [
          'Each complete period adds ',
          percent(rate / Number(interest)),
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
  example: ({ amount, years, rate }) =>
    `${formatWholeRupees(amount)} for ${years} years at ${rate}%`,
};

export const view: CalculatorView<FdFields> = { calculator: fd, explanation, layout };
