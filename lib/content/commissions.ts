/** What fund houses pay the sample firm on regular plans: a part of the scheme's expenses. */
export interface Commission {
  readonly category: string;
  /** The groups and categories of `lib/funds/categories.ts` that are of this kind for certain. */
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
    kinds: ['ultra-short-term', 'ultra-short-to-short-term', 'short-term'],
    trail: [0.2, 0.4],
  },
  { category: 'Hybrid funds', kinds: ['hybrid'], trail: [0.4, 0.7] },
  { category: 'Equity funds', kinds: ['equity'], trail: [0.45, 0.75] },
  { category: 'Index funds', kinds: ['index-funds'], trail: [0.1, 0.2] },
];
