import { REVIEWED, type DatedRule } from './types';

interface HraShares {
  /** Per cent of salary in the four metropolitan cities, in the four that the rules of 2026 add, and elsewhere. */
  readonly metro: number;
  readonly added: number;
  readonly other: number;
  /** Per cent of salary that is taken off the rent. */
  readonly rentLess: number;
}

/** By tax year, oldest first. */
export const HRA_SHARES: readonly DatedRule<HraShares>[] = [
  {
    name: 'Exempt share of house rent allowance, up to 2025-26',
    value: { metro: 50, added: 40, other: 40, rentLess: 10 },
    from: '1962-04-01',
    until: '2026-03-31',
    source: {
      name: 'Income-tax Act, 1961, section 10(13A); Income-tax Rules, 1962, rule 2A',
      href: 'https://www.incometax.gov.in/',
    },
    ...REVIEWED,
  },
  {
    name: 'Exempt share of house rent allowance, from 2026-27',
    value: { metro: 50, added: 50, other: 40, rentLess: 10 },
    from: '2026-04-01',
    source: {
      name: 'Income-tax Act, 2025, Schedule III; Income-tax Rules, 2026, in force since 1 April 2026',
      href: 'https://www.incometax.gov.in/',
    },
    ...REVIEWED,
    reviewBy: '2027-01-31',
  },
];

interface GratuityRules {
  /** Days of wages per year of service, and days in a month: covered by the law and not. */
  readonly days: number;
  readonly monthCovered: number;
  readonly monthOther: number;
  /** Years of service needed: permanent staff, and staff on fixed terms. */
  readonly years: number;
  readonly yearsFixedTerm: number;
  /**
   * Rupees: the most that the law requires an employer to pay, and the tax-free limit in a working
   * life.
   */
  readonly ceiling: number;
}

export const GRATUITY_RULES: readonly DatedRule<GratuityRules>[] = [
  {
    name: 'Gratuity: days of wages, years of service and ceiling',
    value: {
      days: 15,
      monthCovered: 26,
      monthOther: 30,
      years: 5,
      yearsFixedTerm: 1,
      ceiling: 2_000_000,
    },
    from: '2025-11-21',
    source: {
      name: 'Code on Social Security, 2020, section 53, in force since 21 November 2025; ceiling of ₹20 lakh notified on 29 March 2018; Income-tax Act, 2025, section 19',
      href: 'https://labour.gov.in/',
    },
    ...REVIEWED,
  },
];
