import { REVIEWED, type DatedRule } from './types';

/** The limit of deposit insurance in rupees per depositor and bank, including interest. */
export const DEPOSIT_INSURANCE: readonly DatedRule<number>[] = [
  {
    name: 'Deposit insurance for a depositor at one bank',
    value: 500_000,
    from: '2020-02-04',
    source: {
      name: 'DICGC, the Reserve Bank’s deposit insurer: limit raised on 4 February 2020',
      href: 'https://www.dicgc.org.in/',
    },
    ...REVIEWED,
  },
];

/** Rupees of interest a tax year from which a bank deducts tax at source. */
export const INTEREST_TDS: readonly DatedRule<{
  readonly others: number;
  readonly senior: number;
}>[] = [
  {
    name: 'Bank interest a year without tax deducted at source',
    value: { others: 50_000, senior: 100_000 },
    from: '2025-04-01',
    source: {
      name: 'Finance Act, 2025; since 1 April 2026 Income-tax Act, 2025, section 393',
      href: 'https://www.incometax.gov.in/',
    },
    ...REVIEWED,
  },
];

/** Charges for paying a floating-rate loan back early, in per cent; for individuals, other than for business. */
export const PREPAYMENT: readonly DatedRule<number>[] = [
  {
    name: 'Charge for paying back a floating-rate loan early, for individuals',
    value: 0,
    from: '2026-01-01',
    source: {
      name: 'Reserve Bank of India (Pre-payment Charges on Loans) Directions, 2025, for loans sanctioned or renewed from 1 January 2026',
      href: 'https://www.rbi.org.in/',
    },
    ...REVIEWED,
  },
];
