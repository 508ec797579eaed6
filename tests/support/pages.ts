import { pages } from '../../lib/pages';

import { EXAMPLES } from './example-pages';

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
  EXAMPLES.calculator,
  '/equity',
  '/derivatives',
  EXAMPLES.optionChain,
  EXAMPLES.company,
  '/companies',
  '/screener',
  EXAMPLES.fund,
  '/research',
  EXAMPLES.researchCategory,
  EXAMPLES.article,
  EXAMPLES.video,
  '/support',
  '/support/get-in-touch/locate-us',
  '/support/updates/privacy',
  '/media/gallery',
];

/** Every static page that no flag hides, and one page of each record type. */
export const ALL_PAGES: readonly string[] = [
  ...new Set([...pages.flatMap((page) => ('flag' in page ? [] : [page.path])), ...PAGE_TYPES]),
];
