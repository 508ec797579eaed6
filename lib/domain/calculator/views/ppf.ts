import { lastRow } from '@/lib/domain/calculator/figures';
import {
  ppf,
  followFrequency,
  ppfMaturity,
  ppfSeries,
  type PpfFields,
  type PpfInput,
} from '@/lib/domain/calculator/ppf';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { interestPart, shareNote } from './growth-chart';
import { crossover } from './growth-findings';
import { yearsTitle } from './number-words';
import {
  annuityParts,
  EQUALS,
  figure,
  fraction,
  percent,
  result,
  rupees,
  sum,
  text,
  TIMES,
} from './phrases';

/** Whether one deposit a year, in April by the 5th, at one rate: then the sum has a closed form. */
function isPlain({ frequency, timing, years, extend, rate, rates }: PpfInput): boolean {
  const isOneRate = rates.every((one) => one === null || one === rate);
  const isPaying = extend === 'with' || years === '15';
  return frequency === 'yearly' && timing === 'before5' && isOneRate && isPaying;
}

const explanation: Explanation<PpfFields> = {
  heading: ({ years }) => [`${yearsTitle(Number(years))}, each closed on 31 March`],
  findings: (input) => {
    const phrases: Phrase[] = [crossover(ppfSeries(input), 'Interest')];
    if (input.timing === 'after5') {
      const inTime = ppfMaturity({ ...input, timing: 'before5' }) - ppfMaturity(input);
      phrases.push(['Paying in by the 5th would add ', rupees(inTime), '.']);
    }
    if (input.years !== '15' && input.extend === 'without') {
      phrases.push(['After year 15 nothing more is paid in; the balance goes on earning.']);
    }
    return phrases;
  },
  formula: (input) => {
    const rows = ppfSeries(input);
    const { total } = lastRow(rows);
    const first = rows.slice(0, 1).flatMap(({ interest, rate }) => {
      if (rate === 0) return [];
      const balances = sum((interest * 1200) / rate);
      const share = fraction([balances, TIMES, figure(rate / 100)], [figure(12)]);
      return [[text('Interest of year 1:'), share, EQUALS, result(interest)]];
    });
    if (!isPlain(input)) return first;
    const parts = annuityParts(input.rate / 100, Number(input.years));
    return [...first, [sum(input.amount), TIMES, ...parts, EQUALS, result(total)]];
  },
  method: (input) => [
    'Add up the lowest balance of each month between the close of the 5th and its end. A twelfth of ',
    percent(input.rates[0] ?? input.rate),
    ' of that sum is the interest of the first year, credited on 31 March; from then on it earns interest too.',
  ],
};

const layout: Layout<PpfFields> = {
  fields: ({ years }) => [
    ...(['frequency', 'amount', 'timing', 'years'] as const),
    ...(years === '15' ? [] : (['extend'] as const)),
    'rate',
  ],
  list: { name: 'rates', fallback: 'rate', length: ({ years }) => Number(years) },
  follow: followFrequency,
  results: ['invested', 'interest', 'maturity'],
  main: 'maturity',
  notes: (_, shown) => shareNote(shown.interest, shown.maturity),
  ...interestPart(ppfSeries, 'Your deposits up to the end of each year.', 'Credited on 31 March.'),
  example: ({ amount, years, rate }) =>
    `${formatWholeRupees(amount)} a year for ${years} years at ${rate}%`,
};

export const view: CalculatorView<PpfFields> = { calculator: ppf, explanation, layout };
