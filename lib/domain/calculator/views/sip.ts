import { lastRow } from '@/lib/domain/calculator/figures';
import { growthFactor, monthlyRate } from '@/lib/domain/calculator/rates';
import { sip, sipSeries, type SipFields } from '@/lib/domain/calculator/sip';
import type { CalculatorView, Explanation, Layout } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart, shareNote } from './growth-chart';
import { crossover, lastFive } from './growth-findings';
import { yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  percent,
  plain,
  power,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

const explanation: Explanation<SipFields> = {
  heading: ({ years }) => [`${yearsTitle(years)}, year by year`],
  findings: (input) => {
    const rows = sipSeries(input);
    return [crossover(rows), ...lastFive(rows)];
  },
  formula: (input) => {
    const { amount, rate, years, stepup, basis, when } = input;
    const monthly = monthlyRate(rate, basis);
    const { total } = lastRow(sipSeries(input));
    if (stepup === 0) {
      return [
        [sum(amount), TIMES, ...annuityParts(monthly, 12 * years, when), EQUALS, result(total)],
      ];
    }
    const raised = power(1 + stepup / 100, text('k − 1'));
    const held = monthly === 0 ? [] : [TIMES, power(1 + monthly, text(`12 × (${years} − k)`))];
    return [
      [sum(amount), TIMES, raised, TIMES, ...annuityParts(monthly, 12, when), ...held],
      [text('added up for each year k from 1 to'), figure(years), EQUALS, result(total)],
    ];
  },
  method: ({ amount, rate, years, stepup, basis, when }) => {
    const earns = percent(100 * monthlyRate(rate, basis));
    const months = 12 * years;
    const stay = ['Each instalment earns ', earns, ' for every month it stays. The first stays '];
    const rest =
      when === 'start'
        ? [plain(months), ' months, the last stays one. ']
        : [plain(months - 1), ' months, the last earns nothing. '];
    const last = amount * growthFactor(stepup / 100, years - 1);
    const raise =
      stepup > 0 && years > 1
        ? ['The instalment starts at ', rupees(amount), ' and ends at ', rupees(last), '. ']
        : [];
    return [...stay, ...rest, ...raise, 'Add up all ', plain(months), ' and you have the total.'];
  },
};

const layout: Layout<SipFields> = {
  fields: () => ['amount', 'rate', 'years', 'stepup', 'basis', 'when'],
  results: ['invested', 'returns', 'total'],
  main: 'total',
  notes: ({ years }, shown) => ({
    invested: `${12 * years} instalments`,
    ...shareNote(shown.returns, shown.total),
  }),
  ...growthPart(sipSeries, 'Your instalments up to the end of each year.'),
  example: ({ amount, years, rate }) =>
    `${formatWholeRupees(amount)} a month for ${years} years at ${rate}%`,
};

export const view: CalculatorView<SipFields> = { calculator: sip, explanation, layout };
