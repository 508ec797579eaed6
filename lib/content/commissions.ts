/** What fund houses pay the sample firm on regular plans: a part of the scheme's expenses. */
export interface Commission {
  readonly category: string;
  /** Per cent a year of the investor's money, paid for as long as it stays; the least and the most. */
  readonly trail: readonly [least: number, most: number];
}

/** The day from which the table is in force. */
export const commissionsFrom = '2026-10-01';

export const commissions: readonly Commission[] = [
  { category: 'Overnight and liquid funds', trail: [0.05, 0.1] },
  { category: 'Short-term debt funds', trail: [0.2, 0.4] },
  { category: 'Hybrid funds', trail: [0.4, 0.7] },
  { category: 'Equity funds', trail: [0.45, 0.75] },
  { category: 'Index funds', trail: [0.1, 0.2] },
];
