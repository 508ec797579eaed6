import type { CalculatorView } from './types';

export type ViewLoader = () => Promise<{ readonly view: CalculatorView }>;

/** Loads a calculator's functions and view. Apart from the pages' records, whose texts browsers don't need. */
export const VIEW_LOADERS = {
  'sip-calculator': () => import('./views/sip'),
  'wealth-accumulation-calculator': () => import('./views/wealth-accumulation'),
  'asset-allocation-calculator': () => import('./views/asset-allocation'),
  'compounding-magic-calculator': () => import('./views/compounding-magic'),
  'risk-profile-calculator': () => import('./views/risk-profile'),
  'inflation-calculator': () => import('./views/inflation'),
  'ppf-calculator': () => import('./views/ppf'),
  'lump-sum-calculator': () => import('./views/lump-sum'),
  'step-up-sip-calculator': () => import('./views/step-up-sip'),
  'swp-calculator': () => import('./views/swp'),
  'cost-of-delay-calculator': () => import('./views/cost-of-delay'),
  'goal-calculator': () => import('./views/goal'),
  'retirement-calculator': () => import('./views/retirement'),
  'cagr-calculator': () => import('./views/cagr'),
  'direct-vs-regular-calculator': () => import('./views/direct-vs-regular'),
  'emi-calculator': () => import('./views/emi'),
  'fd-calculator': () => import('./views/fd'),
  'rd-calculator': () => import('./views/rd'),
  'ssy-calculator': () => import('./views/ssy'),
  'nps-calculator': () => import('./views/nps'),
  'epf-calculator': () => import('./views/epf'),
  'gratuity-calculator': () => import('./views/gratuity'),
  'hra-calculator': () => import('./views/hra'),
  'capital-gains-calculator': () => import('./views/capital-gains'),
  'income-tax-calculator': () => import('./views/income-tax'),
  'average-price-calculator': () => import('./views/average-price'),
  'xirr-calculator': () => import('./views/xirr'),
  'brokerage-calculator': () => import('./views/brokerage'),
  'mtf-calculator': () => import('./views/mtf'),
} as const satisfies Readonly<Record<string, ViewLoader>>;

/** The last part of a calculator's address. */
export type CalculatorSlug = keyof typeof VIEW_LOADERS;
