import { CALCULATORS } from '../../lib/calculators/registry';
import { pages } from '../../lib/pages';

/** One page of each kind, by what its address says; what the bench loads in a browser. */
export const COMPANY_PAGE = '/company-information/reliance-industries-limited';
export const PRODUCT_PAGE = '/invest-in-stocks';

export const PRODUCT_PAGES: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/invest-in-'));

export const CALCULATOR_PAGES: readonly string[] = CALCULATORS.map(
  ({ slug }) => `/calculators/${slug}`,
);

/** One of each family, and every product page. */
export const FAMILY_PAGES: readonly string[] = [
  '/',
  ...PRODUCT_PAGES,
  '/equity-broking',
  '/calculators',
  '/calculators/sip-calculator',
  '/equity',
  '/derivatives',
  COMPANY_PAGE,
  '/companies',
  '/research',
  '/research/fundamental-reports',
  '/blogs-and-articles/read-a-contract-note-line-by-line',
  '/videos/SAMPLE-0001',
  '/support',
  '/support/get-in-touch/locate-us',
  '/support/updates/privacy',
  '/media/gallery',
];

/** Every static page that is there by default, and one of each that comes from a record. */
export const ALL_PAGES: readonly string[] = [
  ...new Set([...pages.flatMap((route) => ('flag' in route ? [] : [route.path])), ...FAMILY_PAGES]),
];
