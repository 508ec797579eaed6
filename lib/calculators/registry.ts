import { assetAllocation } from './asset-allocation';
import { compoundingMagic } from './compounding-magic';
import { inflation } from './inflation';
import { ppf } from './ppf';
import { riskProfileCalculator } from './risk-profile';
import { sip } from './sip';
import type { Calculator, CalculatorWords } from './types';
import { wealthAccumulation } from './wealth-accumulation';
import {
  allocationWords,
  compoundingWords,
  inflationWords,
  ppfWords,
  riskWords,
  sipWords,
  wealthWords,
} from './words';

export const CALCULATOR_SLUGS = [
  'sip-calculator',
  'wealth-accumulation-calculator',
  'asset-allocation-calculator',
  'compounding-magic-calculator',
  'risk-profile-calculator',
  'inflation-calculator',
  'ppf-calculator',
] as const;

export type CalculatorSlug = (typeof CALCULATOR_SLUGS)[number];

export interface CalculatorEntry {
  readonly slug: CalculatorSlug;
  readonly title: string;
  readonly shortTitle: string;
  /** One sentence: for cards, menus and search engines. */
  readonly description: string;
  readonly calculator: Calculator;
  readonly words: CalculatorWords;
  /** The ids of the `<data>` elements. */
  readonly resultIds: readonly string[];
  readonly related: readonly CalculatorSlug[];
  /** Addresses of the pages that tell of what the calculator plans for. */
  readonly products: readonly string[];
}

/** The seven calculators, in the order of the menu. */
export const CALCULATORS: readonly CalculatorEntry[] = [
  {
    slug: 'sip-calculator',
    title: 'SIP calculator',
    shortTitle: 'SIP',
    description: 'See what a fixed sum, paid into a fund every month, could grow to.',
    calculator: sip,
    words: sipWords,
    resultIds: ['total', 'invested', 'returns'],
    related: [
      'wealth-accumulation-calculator',
      'compounding-magic-calculator',
      'inflation-calculator',
    ],
    products: ['/invest-in-mutual-funds', '/invest-in-etfs-exchange-traded-funds'],
  },
  {
    slug: 'wealth-accumulation-calculator',
    title: 'Wealth accumulation calculator',
    shortTitle: 'Wealth accumulation',
    description: 'Find the monthly sum, or the one sum today, that a goal of yours would take.',
    calculator: wealthAccumulation,
    words: wealthWords,
    resultIds: ['target', 'monthly', 'onetime'],
    related: ['sip-calculator', 'inflation-calculator', 'asset-allocation-calculator'],
    products: ['/invest-in-mutual-funds', '/services/private-wealth'],
  },
  {
    slug: 'asset-allocation-calculator',
    title: 'Asset allocation calculator',
    shortTitle: 'Asset allocation',
    description:
      'Split your money between equity, debt and gold by age, time and attitude to risk.',
    calculator: assetAllocation,
    words: allocationWords,
    resultIds: ['equity-share', 'debt-share', 'gold-share', 'liquid-share'],
    related: ['risk-profile-calculator', 'wealth-accumulation-calculator', 'inflation-calculator'],
    products: [
      '/invest-in-stocks',
      '/invest-in-fixed-income',
      '/invest-in-etfs-exchange-traded-funds',
    ],
  },
  {
    slug: 'compounding-magic-calculator',
    title: 'Compounding magic calculator',
    shortTitle: 'Compounding magic',
    description: 'Watch interest earn interest on one sum or on monthly payments.',
    calculator: compoundingMagic,
    words: compoundingWords,
    resultIds: ['total', 'invested', 'returns', 'real', 'interest-on-interest'],
    related: ['sip-calculator', 'inflation-calculator', 'ppf-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income'],
  },
  {
    slug: 'risk-profile-calculator',
    title: 'Risk profile calculator',
    shortTitle: 'Risk profile',
    description: 'Answer twelve questions to see how much risk suits your time, means and nerves.',
    calculator: riskProfileCalculator,
    words: riskWords,
    resultIds: ['score'],
    related: ['asset-allocation-calculator', 'wealth-accumulation-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-fixed-income', '/services/private-wealth'],
  },
  {
    slug: 'inflation-calculator',
    title: 'Inflation calculator',
    shortTitle: 'Inflation',
    description: 'See what prices do to your money, and what is left of a return after them.',
    calculator: inflation,
    words: inflationWords,
    resultIds: ['future-cost', 'purchasing-power', 'real-return'],
    related: ['wealth-accumulation-calculator', 'compounding-magic-calculator', 'sip-calculator'],
    products: ['/invest-in-mutual-funds', '/invest-in-stocks'],
  },
  {
    slug: 'ppf-calculator',
    title: 'PPF calculator',
    shortTitle: 'PPF',
    description: 'Work out what a Public Provident Fund account pays after 15 years or more.',
    calculator: ppf,
    words: ppfWords,
    resultIds: ['maturity', 'invested', 'interest'],
    related: [
      'compounding-magic-calculator',
      'inflation-calculator',
      'asset-allocation-calculator',
    ],
    products: ['/invest-in-fixed-income', '/invest-in-mutual-funds'],
  },
];

/** The calculator of an address, or undefined. */
export function calculatorBySlug(slug: string): CalculatorEntry | undefined {
  return CALCULATORS.find((entry) => entry.slug === slug);
}
