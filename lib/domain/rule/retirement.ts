import { REVIEWED, type DatedRule } from './types';

/** Yearly interest on employees' provident fund balances, in per cent. */
export const EPF_RATES: readonly DatedRule<number>[] = [
  {
    name: 'Interest on the employees’ provident fund',
    value: 8.25,
    from: '2023-04-01',
    source: {
      name: 'Central Board of Trustees, EPF, 239th meeting on 2 March 2026, for 2025-26; approved by the Ministry of Finance in June 2026',
      href: 'https://www.epfindia.gov.in/',
    },
    ...REVIEWED,
  },
];

interface EpfShares {
  /** Per cent of wages from each side. */
  readonly employee: number;
  readonly employer: number;
  /** Per cent of wages, up to the ceiling, of the employer's share that goes to the pension scheme. */
  readonly pension: number;
  /** Wage ceiling in rupees per month. */
  readonly ceiling: number;
}

export const EPF_SHARES: readonly DatedRule<EpfShares>[] = [
  {
    name: 'Contributions to the employees’ provident fund and the wage ceiling',
    value: { employee: 12, employer: 12, pension: 8.33, ceiling: 15_000 },
    from: '2014-09-01',
    source: {
      name: 'Employees’ Provident Funds Scheme, 1952, and Employees’ Pension Scheme, 1995, as amended from 1 September 2014; ceiling of ₹15,000 notified again under the Code on Social Security, 2020, on 29 May 2026',
      href: 'https://www.epfindia.gov.in/',
    },
    ...REVIEWED,
    reviewBy: '2027-01-31',
  },
];

type NpsSector = 'private' | 'government';

interface NpsExit {
  /** Up to this sum, in rupees, all of it may be taken. */
  readonly allUpTo: number;
  /**
   * Up to this sum, `someMost` may be withdrawn; the rest buys an annuity or is paid out over six
   * years or more.
   */
  readonly someUpTo: number;
  readonly someMost: number;
  /** Above it: the least per cent that buys an annuity. */
  readonly annuity: Readonly<Record<NpsSector, number>>;
  /** Per cent of the sum that is free of tax when taken. */
  readonly taxFree: number;
}

/** Leaving the National Pension System at 60 or later. */
export const NPS_EXIT: readonly DatedRule<NpsExit>[] = [
  {
    name: 'Exit from the National Pension System at 60 or later',
    value: {
      allUpTo: 800_000,
      someUpTo: 1_200_000,
      someMost: 600_000,
      annuity: { private: 20, government: 40 },
      taxFree: 60,
    },
    from: '2025-12-15',
    source: {
      name: 'PFRDA (Exits and Withdrawals under the NPS) (Amendment) Regulations, 2025, announced on 19 December 2025; tax-free share of 60% unchanged by the Finance Act, 2026',
      href: 'https://pib.gov.in/PressReleasePage.aspx?PRID=2206763',
    },
    ...REVIEWED,
  },
];
