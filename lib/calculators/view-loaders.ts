import type { SitePath } from '@/lib/pages';

import type { CalculatorView } from './types';

type SlugIn<Path> = Path extends `/calculators/${infer Slug}` ? Slug : never;

/** The last part of a calculator's address: each calculator has its page's record in `lib/pages/calculators.ts`. */
export type CalculatorSlug = SlugIn<SitePath>;

export type ViewLoader = () => Promise<{ readonly view: CalculatorView }>;

/** Loads a calculator's functions and view. Apart from the registry, whose texts browsers don't need. */
export const VIEW_LOADERS: Readonly<Record<CalculatorSlug, ViewLoader>> = {
  'sip-calculator': () => import('./views/sip'),
  'wealth-accumulation-calculator': () => import('./views/wealth-accumulation'),
  'asset-allocation-calculator': () => import('./views/asset-allocation'),
  'compounding-magic-calculator': () => import('./views/compounding-magic'),
  'risk-profile-calculator': () => import('./views/risk-profile'),
  'inflation-calculator': () => import('./views/inflation'),
  'ppf-calculator': () => import('./views/ppf'),
};
