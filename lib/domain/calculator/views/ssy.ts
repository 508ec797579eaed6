import { DEPOSITS, followFrequency } from '@/lib/domain/calculator/account-fields';
import { lastRow } from '@/lib/domain/calculator/figures';
import { SSY, ssy, ssyMaturity, ssySeries, type SsyFields } from '@/lib/domain/calculator/ssy';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { interestPart, shareNote } from './growth-chart';
import { EQUALS, percent, PLUS, result, rupees, sum, text, years } from './phrases';

const explanation: Explanation<SsyFields> = {
  heading: () => [`${SSY.term} years, ${SSY.paying} of them with deposits`],
  findings: (input) => {
    const phrases: Phrase[] = [
      ['At maturity she is ', years(input.age + SSY.term), ' old.'],
      [`In the last ${SSY.term - SSY.paying} years nothing is paid in; the balance earns alone.`],
    ];
    if (input.timing === 'before5') return phrases;
    const more = ssyMaturity({ ...input, timing: 'before5' }) - ssyMaturity(input);
    return [...phrases, ['Paying in by the 5th would add ', rupees(more), '.']];
  },
  formula: (input) => {
    const [first] = ssySeries(input);
    const last = lastRow(ssySeries(input));
    const end = [sum(last.opening), PLUS, sum(last.interest), EQUALS, result(last.total)];
    if (!first) return [];
    return [
      [text('Year 1:'), sum(first.paid), PLUS, sum(first.interest), EQUALS, result(first.total)],
      [text(`Year ${SSY.term}:`), ...end],
    ];
  },
  method: (input) => [
    'Add up the lowest balance of each month between the close of the 5th and its end. A twelfth of ',
    percent(input.rates[0] ?? input.rate),
    ' of that sum is the interest of the first year, credited on 31 March; from then on it earns interest too.',
  ],
};

const layout: Layout<SsyFields> = {
  fields: () => ['frequency', 'amount', 'timing', 'age', 'rate'],
  list: { name: 'rates', fallback: 'rate', length: () => SSY.term },
  follow: followFrequency,
  results: ['invested', 'interest', 'maturity'],
  main: 'maturity',
  notes: ({ frequency }, shown) => ({
    invested: `${SSY.paying * DEPOSITS[frequency]} deposits`,
    ...shareNote(shown.interest, shown.maturity),
  }),
  ...interestPart(ssySeries, 'Your deposits up to the end of each year.'),
  example: ({ amount, rate }) =>
    `${formatWholeRupees(amount)} a year for ${SSY.paying} years at ${rate}%`,
};

export const view: CalculatorView<SsyFields> = { calculator: ssy, explanation, layout };
