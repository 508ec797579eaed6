import type { CalculatorCopy } from '@/lib/content/calculators/types';
import type { SitePath } from '@/lib/pages';

import { type CalculatorSlug, VIEW_LOADERS, type ViewLoader } from './view-loaders';

export type { CalculatorSlug } from './view-loaders';

export interface CalculatorEntry {
  readonly slug: CalculatorSlug;
  /** Title and short title agree with the page's record. */
  readonly title: string;
  readonly shortTitle: string;
  /** One sentence, for cards and search engines. */
  readonly description: string;
  /** The calculators to go on with. */
  readonly related: readonly CalculatorSlug[];
  /** The pages of the products that the calculator plans for. */
  readonly products: readonly SitePath[];
  /** Loads the calculator, which a browser does for the page's own one alone. */
  readonly load: ViewLoader;
  /** Loads the page's copy. For the server: browsers get it as HTML. */
  readonly loadCopy: () => Promise<{ readonly copy: CalculatorCopy }>;
}

/** The seven calculators, in the order of the menu. */
export const CALCULATORS: readonly CalculatorEntry[] = [
  {
    slug: 'sip-calculator',
    title: 'SIP calculator',
    shortTitle: 'SIP',
    description: 'See what a fixed sum, paid into a fund every month, could grow to.',
    related: [
      'wealth-accumulation-calculator',
      'compounding-magic-calculator',
      'inflation-calculator',
    ],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
    load: VIEW_LOADERS['sip-calculator'],
    loadCopy: () => import('@/lib/content/calculators/sip-calculator'),
  },
  {
    slug: 'wealth-accumulation-calculator',
    title: 'Wealth accumulation calculator',
    shortTitle: 'Wealth accumulation',
    description: 'Find the monthly sum, or the one sum today, that a goal of yours would take.',
    related: ['sip-calculator', 'inflation-calculator', 'asset-allocation-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
    load: VIEW_LOADERS['wealth-accumulation-calculator'],
    loadCopy: () => import('@/lib/content/calculators/wealth-accumulation-calculator'),
  },
  {
    slug: 'asset-allocation-calculator',
    title: 'Asset allocation calculator',
    shortTitle: 'Asset allocation',
    description:
      'Split your money between equity, debt and gold by age, time and attitude to risk.',
    related: ['risk-profile-calculator', 'wealth-accumulation-calculator', 'inflation-calculator'],
    products: [
      '/invest-in-stocks',
      '/invest-in-fixed-income',
      '/invest-in-etfs-exchange-traded-funds',
    ],
    load: VIEW_LOADERS['asset-allocation-calculator'],
    loadCopy: () => import('@/lib/content/calculators/asset-allocation-calculator'),
  },
  {
    slug: 'compounding-magic-calculator',
    title: 'Compounding magic calculator',
    shortTitle: 'Compounding magic',
    description: 'Watch interest earn interest on one sum or on monthly payments.',
    related: ['sip-calculator', 'inflation-calculator', 'ppf-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
    load: VIEW_LOADERS['compounding-magic-calculator'],
    loadCopy: () => import('@/lib/content/calculators/compounding-magic-calculator'),
  },
  {
    slug: 'risk-profile-calculator',
    title: 'Risk profile calculator',
    shortTitle: 'Risk profile',
    description: 'Answer twelve questions to see how much risk suits your time, means and nerves.',
    related: ['asset-allocation-calculator', 'wealth-accumulation-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income', '/services/private-wealth'],
    load: VIEW_LOADERS['risk-profile-calculator'],
    loadCopy: () => import('@/lib/content/calculators/risk-profile-calculator'),
  },
  {
    slug: 'inflation-calculator',
    title: 'Inflation calculator',
    shortTitle: 'Inflation',
    description: 'See what prices do to your money, and what is left of a return after them.',
    related: ['wealth-accumulation-calculator', 'compounding-magic-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
    load: VIEW_LOADERS['inflation-calculator'],
    loadCopy: () => import('@/lib/content/calculators/inflation-calculator'),
  },
  {
    slug: 'ppf-calculator',
    title: 'PPF calculator',
    shortTitle: 'PPF',
    description: 'Work out what a Public Provident Fund account pays after 15 years or more.',
    related: [
      'compounding-magic-calculator',
      'inflation-calculator',
      'asset-allocation-calculator',
    ],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
    load: VIEW_LOADERS['ppf-calculator'],
    loadCopy: () => import('@/lib/content/calculators/ppf-calculator'),
  },
];

/** The calculator of an address's last part, or undefined. */
export function calculatorBySlug(slug: string): CalculatorEntry | undefined {
  return CALCULATORS.find((entry) => entry.slug === slug);
}
