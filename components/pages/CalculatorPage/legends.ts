import type { CalculatorSlug } from '@/lib/calculators/registry';

import type { Series } from './view';

export interface LegendEntry {
  readonly series: Series;
  readonly title: string;
  readonly text: string;
}

const growth = (text: string, title = 'Growth'): LegendEntry => ({ series: 'accent', title, text });
const paid = (text: string): LegendEntry => ({ series: 'second', title: 'Paid in', text });

/** What the parts of each calculator's chart are, for the margin beside it. */
export const LEGENDS: Readonly<Record<CalculatorSlug, readonly LegendEntry[]>> = {
  'sip-calculator': [
    growth('What the assumed return adds.'),
    paid('Your instalments up to the end of each year.'),
  ],
  'wealth-accumulation-calculator': [
    growth('What the assumed return adds.'),
    paid('Your instalments, and what you had saved before.'),
  ],
  'asset-allocation-calculator': [
    {
      series: 'accent',
      title: 'Equity',
      text: 'Shares and equity funds: the widest swings, for the longest times.',
    },
    {
      series: 'second',
      title: 'Debt',
      text: 'Deposits, bonds and debt funds: interest, and smaller swings.',
    },
    { series: 'marigold', title: 'Gold', text: 'Moves for its own reasons.' },
    { series: 'meaning', title: 'Liquid', text: 'The part of the debt that is kept at hand.' },
  ],
  'compounding-magic-calculator': [
    growth('Interest, and interest on it.'),
    paid('Your own money up to the end of each year.'),
  ],
  'risk-profile-calculator': [],
  'inflation-calculator': [
    { series: 'accent', title: 'The price', text: 'What the same will cost by then.' },
    { series: 'second', title: 'The money', text: 'What today’s sum will buy by then.' },
    { series: 'dash', title: 'Today', text: 'The sum from which both begin.' },
  ],
  'ppf-calculator': [
    growth('Credited on 31 March.', 'Interest'),
    paid('Your deposits up to the end of each year.'),
  ],
};
