import { lastRow } from '@/lib/calculators/figures';
import { growthFactor, monthlyRate } from '@/lib/calculators/rates';
import { sipSeries, type SipFields } from '@/lib/calculators/sip';
import type { CalculatorWords } from '@/lib/calculators/types';

import { crossover, lastFive } from './growth';
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
  yearsTitle,
} from './parts';

export const sipWords: CalculatorWords<SipFields> = {
  heading: ({ years }) => [`${yearsTitle(years)}, year by year`],
  findings: (input) => {
    const rows = sipSeries(input);
    return [crossover(rows), ...lastFive(rows)];
  },
  formula: (input) => {
    const { amount, rate, years, stepup, basis } = input;
    const monthly = monthlyRate(rate, basis);
    const { total } = lastRow(sipSeries(input));
    if (stepup === 0) {
      return [[sum(amount), TIMES, ...annuityParts(monthly, 12 * years), EQUALS, result(total)]];
    }
    const raised = power(1 + stepup / 100, text('k − 1'));
    const held = monthly === 0 ? [] : [TIMES, power(1 + monthly, text(`12 × (${years} − k)`))];
    return [
      [sum(amount), TIMES, raised, TIMES, ...annuityParts(monthly, 12), ...held],
      [text('added up for each year k from 1 to'), figure(years), EQUALS, result(total)],
    ];
  },
  method: ({ amount, rate, years, stepup, basis }) => {
    const earns = percent(100 * monthlyRate(rate, basis));
    const months = 12 * years;
    const stay = ['Each instalment earns ', earns, ' for every month it stays. The first stays '];
    const rest = [plain(months), ' months, the last stays one. '];
    const last = amount * growthFactor(stepup / 100, years - 1);
    const raise =
      stepup > 0 && years > 1
        ? ['The instalment starts at ', rupees(amount), ' and ends at ', rupees(last), '. ']
        : [];
    return [...stay, ...rest, ...raise, 'Add up all ', plain(months), ' and you have the total.'];
  },
};
