import { formatRupees } from '@/lib/tools/format';

import { lastRow, planFigures, planTable } from '../plan-figures';
import { growthPart, shareNote } from '../growth-chart';
import { crossover, lastFive } from '../growth-findings';
import { yearByYear } from '../number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  inPercent,
  inRupees,
  plain,
  power,
  result,
  sum,
  text,
  TIMES,
} from '../phrases';
import { growthFactor, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { sipFields, type SipFields, type SipInput, sipSeries, sipTotal } from '../sip';
import type { Calculator, Explanation, Layout } from '../types';
import { whatIfs } from '../what-if';

/** A SIP that is one percentage point a year better, a year longer, ₹1,000 a month larger, or raised by ten points more a year. */
function sipWhatIf(input: SipInput) {
  return whatIfs(sipFields, input, sipTotal, [
    ['rate', 1, 'One percentage point a year more'],
    ['years', 1, 'One year more'],
    ['amount', 1_000, 'A thousand rupees a month more'],
    ['stepup', 10, 'A yearly raise ten points larger'],
  ]);
}

export const sip: Calculator<SipFields> = {
  fields: sipFields,
  results: (input) =>
    planFigures(lastRow(sipSeries(input)), ['total', 'returns'], ['You would have', 'Growth']),
  table: (input) => planTable(sipSeries(input)),
  whatIf: sipWhatIf,
};

const explanation: Explanation<SipFields> = {
  heading: ({ years }) => [yearByYear(years)],
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
    const earns = inPercent(100 * monthlyRate(rate, basis));
    const months = 12 * years;
    const stay = ['Each instalment earns ', earns, ' for every month it stays. The first stays '];
    const rest =
      when === 'start'
        ? [plain(months), ' months, the last one month. ']
        : [plain(months - 1), ' months, the last earns nothing. '];
    const last = amount * growthFactor(stepup / 100, years - 1);
    const raise =
      stepup > 0 && years > 1
        ? ['The instalment starts at ', inRupees(amount), ' and ends at ', inRupees(last), '. ']
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
    `${formatRupees(amount)} a month for ${years} years at ${rate}%`,
};

export const record = {
  view: { calculator: sip, explanation, layout },
} as const satisfies CalculatorRecord;
