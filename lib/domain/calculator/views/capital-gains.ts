import {
  capitalGain,
  capitalGains,
  gainRates,
  type GainFields,
} from '@/lib/domain/calculator/capital-gains';
import type { CalculatorView, Explanation, Layout, Phrase } from '@/lib/domain/calculator/types';
import { formatWholeRupees } from '@/lib/tools/format';

import { ring } from './growth-chart';
import { EQUALS, figure, group, MINUS, percent, result, rupees, sum, text, TIMES } from './phrases';

const explanation: Explanation<GainFields> = {
  heading: ({ value }) => ['Where the ', rupees(value), ' of the sale goes'],
  findings: (input) => {
    const { cost, gain, taxed, due } = capitalGain(input);
    const phrases: Phrase[] = [];
    if (cost > input.cost) {
      phrases.push(['The value of 31 January 2018 lifts the cost to ', rupees(cost), '.']);
    }
    if (gain < 0) return [...phrases, ['A loss: no tax, and it may be set off against gains.']];
    if (taxed === 0) return [...phrases, ['Nothing of the gain is taxed.']];
    const share = Math.round((10_000 * due) / gain) / 100;
    return [...phrases, ['The tax takes ', percent(share), ' of the gain.']];
  },
  formula: (input) => {
    const { cost, gain, exempt, percent: rate, due } = capitalGain(input);
    const factor = (1 + Number(input.surcharge) / 100) * (1 + gainRates(input.sold).cess / 100);
    const costs = input.expenses > 0 ? [MINUS, sum(input.expenses)] : [];
    const lines = [
      [text('Gain:'), sum(input.value), ...costs, MINUS, sum(cost), EQUALS, result(gain)],
    ];
    if (gain <= 0) return lines;
    const taxed = group(sum(gain), MINUS, sum(exempt));
    return [
      ...lines,
      [text('Tax:'), taxed, TIMES, figure(rate / 100), TIMES, figure(factor), EQUALS, result(due)],
    ];
  },
  method: (input) => {
    const { percent: rate, exempt } = capitalGain(input);
    return [
      'The gain is what the sale brings above the cost and its charges. After ',
      rupees(exempt),
      ' free of tax, ',
      percent(rate),
      ` of the rest is due, and the cess of ${gainRates(input.sold).cess}% on top.`,
    ];
  },
};

const layout: Layout<GainFields> = {
  fields: () => ['value', 'cost', 'held', 'bought', 'sold', 'surcharge'],
  amounts: {
    legend: 'If they apply',
    note: 'The value of 31 January 2018 counts for what was bought by then and held longer than a year.',
    names: ['fmv', 'expenses', 'used'],
  },
  results: ['cost', 'gain', 'exempt', 'tax'],
  main: 'tax',
  series: { cost: 'second', tax: 'accent' },
  notes: (input) => ({
    tax: `At ${capitalGain(input).percent}%, with the cess`,
    exempt: input.held === 'long' ? 'In the whole tax year' : 'For long-term gains alone',
  }),
  chart: (input) => {
    const { gain, due } = capitalGain(input);
    return ring('Of the sale', [
      { series: 'second', label: 'Cost', sum: input.value - Math.max(0, gain) },
      { series: 'meaning', label: 'Gain that you keep', sum: gain - due },
      { series: 'accent', label: 'Tax', sum: due },
    ]);
  },
  legend: [
    { series: 'second', title: 'Cost', text: 'What the shares cost you, with charges.' },
    { series: 'meaning', title: 'Gain that you keep', text: 'After the tax.' },
    { series: 'accent', title: 'Tax', text: 'With surcharge and cess.' },
  ],
  yearCounts: [],
  example: ({ cost, value }) =>
    `Bought for ${formatWholeRupees(cost)}, sold for ${formatWholeRupees(value)}`,
};

export const view: CalculatorView<GainFields> = { calculator: capitalGains, explanation, layout };
