import { monthlyRate } from '@/lib/domain/calculator/rates';
import { nps, npsExit, npsSeries, type NpsFields } from '@/lib/domain/calculator/nps';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { growthPart, shareNote } from './growth-chart';
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

const explanation: Explanation<NpsFields> = {
  heading: ({ age, until }) => [`${yearsTitle(until - age)} of contributions`],
  findings: (input) => {
    const { annuity, taxed, leastAnnuity } = npsExit(input);
    const phrases: Phrase[] = [crossover(npsSeries(input))];
    if (annuity < leastAnnuity - 0.5) {
      const least = ['The rules ask that at least ', rupees(leastAnnuity)];
      phrases.push([...least, ' buys a pension or is paid out over years; you have less.']);
    } else if (leastAnnuity === 0) {
      phrases.push(['At this sum the rules let you take all of it at once.']);
    }
    if (taxed >= 0.5) {
      phrases.push([rupees(taxed), ' of the lump sum is above the tax-free 60% and is taxed.']);
    }
    return phrases;
  },
  formula: (input) => {
    const { corpus, annuity, pension } = npsExit(input);
    const months = 12 * (input.until - input.age);
    const parts = annuityParts(monthlyRate(input.rate, input.basis), months, input.when);
    const share = [sum(corpus), TIMES, figure(input.annuity / 100)];
    return [
      [sum(input.amount), TIMES, ...parts, EQUALS, result(corpus)],
      [text('For the pension:'), ...share, EQUALS, result(annuity)],
      [
        text('A month:'),
        fraction([sum(annuity), TIMES, figure(input.pension / 100)], [figure(12)]),
        EQUALS,
        result(pension),
      ],
    ];
  },
  method: (input) => [
    'Each instalment earns ',
    percent(100 * monthlyRate(input.rate, input.basis)),
    ' for every month that it stays. At the end ',
    percent(input.annuity),
    ' buys a pension for life and the rest is paid to you.',
  ],
};

const layout: Layout<NpsFields> = {
  fields: () => ['amount', 'rate', 'age', 'until', 'annuity', 'pension', 'sector', 'basis', 'when'],
  results: ['invested', 'returns', 'lumpsum', 'pension', 'corpus'],
  main: 'corpus',
  notes: (input, shown) => ({
    invested: `${12 * (input.until - input.age)} instalments`,
    ...shareNote(shown.returns, shown.corpus),
    pension: `Before tax, at ${input.pension}% a year`,
  }),
  ...growthPart(npsSeries, 'Your instalments up to the end of each year.'),
  example: ({ amount, age, until, rate }) =>
    `${formatWholeRupees(amount)} a month from ${age} to ${until} at ${rate}%`,
};

export const view: CalculatorView<NpsFields> = { calculator: nps, explanation, layout };
