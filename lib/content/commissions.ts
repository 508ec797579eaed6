/** What fund houses pay the sample firm on regular plans: a part of the scheme's expenses. */
export interface Commission {
  readonly category: string;
  /** The groups and categories of `lib/domain/fund/categories.ts` that certainly have this kind. */
  readonly kinds: readonly string[];
  /** Per cent a year of the investor's money, paid for as long as it stays; the least and the most. */
  readonly trail: readonly [least: number, most: number];
}

/** The day from which the table is in force. */
export const commissionsFrom = '2026-10-01';

export const commissions: readonly Commission[] = [
  { category: 'Overnight and liquid funds', kinds: ['overnight', 'liquid'], trail: [0.05, 0.1] },
  {
    category: 'Short-term debt funds',
    kinds: ['ultra-short-term', 'ultra-short-to-short-term', 'short-term', 'money-market'],
    trail: [0.2, 0.4],
  },
  {
    category: 'Other debt funds',
    kinds: [
      'medium-term',
      'medium-to-long-term',
      'long-term',
      'dynamic-term',
      'corporate-bond',
      'credit-risk',
      'banking-and-psu',
      'gilt',
      'ten-year-gilt',
      'floating-rate',
      'sectoral-debt',
      'fixed-term-plan',
      'earlier-debt',
    ],
    trail: [0.3, 0.6],
  },
  { category: 'Hybrid funds', kinds: ['hybrid'], trail: [0.4, 0.7] },
  { category: 'Equity funds', kinds: ['equity'], trail: [0.45, 0.75] },
  {
    category: 'Life cycle, retirement and children’s funds',
    kinds: ['life-cycle', 'retirement-fund', 'childrens-fund'],
    trail: [0.45, 0.75],
  },
  { category: 'Index funds', kinds: ['index-funds'], trail: [0.1, 0.2] },
  {
    category: 'Funds of funds',
    kinds: ['domestic-fund-of-funds', 'overseas-fund-of-funds'],
    trail: [0.2, 0.5],
  },
];
