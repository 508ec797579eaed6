import { REVIEWED, type DatedRule } from './types';

const source = {
  name: 'Ministry of Finance, office memorandum of 31 December 2025 on small savings schemes',
  href: 'https://www.nsiindia.gov.in/',
} as const;

/**
 * The Ministry of Finance sets the rates of a quarter by an order, on the last day of the previous
 * quarter. This is the last order that was found, for January to March 2026; an operator sets a
 * newer one with `SMALL_SAVINGS_RATES`, see `savings-rates.ts`.
 */
const review = { ...REVIEWED, reviewBy: '2027-01-31', seenTo: '2026-03-31' } as const;

/** Yearly interest of the Sukanya Samriddhi account, in per cent. */
export const SSY_RATES: readonly DatedRule<number>[] = [
  {
    name: 'Interest on Sukanya Samriddhi accounts',
    value: 8.2,
    from: '2024-01-01',
    source,
    ...review,
  },
];

/** Yearly interest of the Public Provident Fund, in per cent. */
export const PPF_RATES: readonly DatedRule<number>[] = [
  {
    name: 'Interest on the Public Provident Fund',
    value: 7.1,
    from: '2020-04-01',
    source,
    ...review,
    reviewedOn: '2026-11-20',
  },
];

/** Yearly interest of the post office's recurring deposit of five years, in per cent. */
export const RD_RATES: readonly DatedRule<number>[] = [
  {
    name: 'Interest on the post office’s recurring deposit',
    value: 6.7,
    from: '2023-10-01',
    source,
    ...review,
  },
];

interface DepositLimits {
  /** Rupees a financial year, all deposits together. */
  readonly least: number;
  readonly most: number;
  /** Financial years of deposits, and years from the opening to maturity. */
  readonly paying: number;
  readonly term: number;
}

export const SSY_LIMITS: readonly DatedRule<DepositLimits>[] = [
  {
    name: 'Limits of Sukanya Samriddhi deposits',
    value: { least: 250, most: 150_000, paying: 15, term: 21 },
    from: '2019-12-12',
    source: {
      name: 'Sukanya Samriddhi Account Scheme, 2019, paragraphs 4, 5 and 9',
      href: 'https://www.nsiindia.gov.in/',
    },
    ...REVIEWED,
  },
];

export const PPF_LIMITS: readonly DatedRule<DepositLimits>[] = [
  {
    name: 'Limits of Public Provident Fund deposits',
    value: { least: 500, most: 150_000, paying: 15, term: 15 },
    from: '2019-12-12',
    source: {
      name: 'Public Provident Fund Scheme, 2019',
      href: 'https://www.nsiindia.gov.in/',
    },
    ...REVIEWED,
  },
];
