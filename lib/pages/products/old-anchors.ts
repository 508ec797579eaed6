import type { SitePath } from '@/lib/tools/site-path';

/**
 * The old anchors of `/product-and-offerings/assets-classes` and the pages that replaced them,
 * as section 2 of the specification lists them.
 */
export const oldAnchors = {
  stocks: '/invest-in-stocks',
  'margin-trading': '/invest-in-mtf-margin-trading-facility',
  'mutual-funds': '/invest-in-mutual-funds',
  insurance: '/invest-in-insurance',
  etfs: '/invest-in-etfs-exchange-traded-funds',
  derivatives: '/invest-in-derivatives',
  commodities: '/invest-in-commodities',
  'alternative-investment-funds': '/invest-in-aifs-alternative-investment-funds',
  'structured-products': '/invest-in-slbs-securities-lending-and-borrowing-scheme',
  'fixed-income': '/invest-in-fixed-income',
} as const satisfies Record<string, SitePath>;

/** Slugs that a menu record may use for the same asset classes. */
export const oldAnchorAliases: Readonly<Record<string, keyof typeof oldAnchors>> = {
  stock: 'stocks',
  equity: 'stocks',
  equities: 'stocks',
  mtf: 'margin-trading',
  'margin-trading-facility': 'margin-trading',
  'margin-trading-facility-mtf': 'margin-trading',
  'mutual-fund': 'mutual-funds',
  etf: 'etfs',
  'exchange-traded-funds': 'etfs',
  'exchange-traded-funds-etfs': 'etfs',
  derivative: 'derivatives',
  'futures-and-options': 'derivatives',
  commodity: 'commodities',
  aif: 'alternative-investment-funds',
  aifs: 'alternative-investment-funds',
  'alternative-investment-fund': 'alternative-investment-funds',
  'structured-product': 'structured-products',
  bonds: 'fixed-income',
  'fixed-income-and-bonds': 'fixed-income',
};

/** The page that replaced an old anchor; `null` if there is none. */
export function pageOfOldAnchor(slug: string): SitePath | null {
  const wanted = slug.trim().toLowerCase();
  const known = Object.hasOwn(oldAnchorAliases, wanted) ? oldAnchorAliases[wanted] : wanted;
  const anchors: Readonly<Record<string, SitePath>> = oldAnchors;
  return known && Object.hasOwn(anchors, known) ? (anchors[known] ?? null) : null;
}
