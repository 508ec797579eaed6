import { pages } from '../../lib/pages';

export const COMPANY_PAGE = '/company-information/reliance-industries-limited';
export const PRODUCT_PAGE = '/invest-in-stocks';

export const PRODUCT_PAGES: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/invest-in-'));

/** One page of each page type, and every product page. Browser tests measure these. */
export const PAGE_TYPES: readonly string[] = [
  '/',
  ...PRODUCT_PAGES,
  '/equity-broking',
  '/calculators',
  '/calculators/sip-calculator',
  '/equity',
  '/derivatives',
  '/derivatives/option-chain/nifty',
  COMPANY_PAGE,
  '/companies',
  '/screener',
  '/mutual-funds/sample-pine-flexi-cap-fund',
  '/research',
  '/research/fundamental-reports',
  '/blogs-and-articles/read-a-contract-note-line-by-line',
  '/videos/SAMPLE-0001',
  '/support',
  '/support/get-in-touch/locate-us',
  '/support/updates/privacy',
  '/media/gallery',
];

/** Every static page that no flag hides, and one page of each record type. */
export const ALL_PAGES: readonly string[] = [
  ...new Set([...pages.flatMap((page) => ('flag' in page ? [] : [page.path])), ...PAGE_TYPES]),
];
