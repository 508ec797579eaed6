import { formatRupees } from '@/lib/tools/format';

import { lastRow, planFigures, planTable } from '../plan-figures';
import { growthPart, shareNote } from '../growth-chart';
import { crossover, lastFive } from '../growth-findings';
import { annuityFactor, formulaLine, formulaLines } from '../formulas';
import { phrase } from '../phrases';
import { growthFactor, monthlyRate } from '../rates';
import type { CalculatorRecord } from '../record';
import { raisedLines, sipFields, type SipFields, type SipInput, sipSeries, sipTotal } from '../sip';
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
  heading: ({ years }) =>
    phrase('{years:Word year}[{isLong?}, year by year]', { years, isLong: years > 1 }),
  findings: (input) => {
    const rows = sipSeries(input);
    return [crossover(rows), ...lastFive(rows)];
  },
  formula: (input) => {
    const { amount, rate, years, stepup, basis, when } = input;
    const total = sipTotal(input);
    if (stepup > 0) {
      const facts = { amount, raise: 1 + stepup / 100, before: 'k − 1' };
      return raisedLines(input, formulaLine('{amount:sum} × {raise}^{before}', facts), total);
    }
    return formulaLines(['{amount:sum} × {instalments} = {total:rupees}'], {
      amount,
      instalments: annuityFactor(monthlyRate(rate, basis), 12 * years, when),
      total,
    });
  },
  method: ({ amount, rate, years, stepup, basis, when }) => {
    const months = 12 * years;
    return phrase(
      'Each instalment earns {month:percent} for every month it stays. The first stays {longest:number} months, the last [{isEarly?}one month][{isLate?}earns nothing]. [The instalment starts at {amount:rupees} and ends at {raised:rupees}. ]Add up all {months:number} and you have the total.',
      {
        month: 100 * monthlyRate(rate, basis),
        longest: when === 'start' ? months : months - 1,
        isEarly: when === 'start',
        isLate: when === 'end',
        amount,
        raised: stepup > 0 && years > 1 && amount * growthFactor(stepup / 100, years - 1),
        months,
      },
    );
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
