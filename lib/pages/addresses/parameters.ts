/** The query parameters that each page reads: no others reach the page store or a renderer. */
import { ASKED_NAMES } from '@/lib/domain/became/asked';
import { boundNames } from '@/lib/domain/screener/address';
import { isFilePath } from '@/lib/tools/file-path';
import { SCREEN_FIELDS, SCREEN_GROUPS } from '@/lib/domain/screener/fields';

import type { SitePath } from '@/lib/tools/site-path';

import { pageOf, type PageType } from '@/lib/pages';
import { CALCULATOR_LISTINGS } from '@/lib/pages/calculators/listings';
import { type ListedPattern, listedPatternOf } from '@/lib/pages/listed-patterns';
import { movedAddresses } from './moved';

const FUNDS = ['q', 'house', 'category', 'plan', 'option', 'all', 'sort', 'columns', 'page'];
const REPORTS = ['q', 'year', 'sort', 'page'];
const SCREENS = [
  ...SCREEN_FIELDS.flatMap(({ key }) => boundNames(key)),
  ...SCREEN_GROUPS.map(({ key }) => key),
  'sort',
  'direction',
  'columns',
  'page',
];

const PAGES: Readonly<Partial<Record<SitePath, readonly string[]>>> = {
  '/': ['have', 'leave', 'fall'],
  '/calculators': ['q'],
  '/charges': ['sum', 'exchange', 'then'],
  '/compare': ['c', 'f'],
  '/corporate-actions': ['month'],
  '/equity': ['exchange', 'index', 'list'],
  '/mutual-funds': FUNDS,
  '/product-and-offerings/assets-classes': ['asset'],
  '/screener': SCREENS,
  '/results-calendar': ['month'],
  '/search': ['q', 'in', 'page', 'sort', 'withheld'],
  '/support/faqs': ['q', 'category'],
  '/support/form-center': ['q', 'category', 'order'],
  '/support/get-in-touch/locate-us': ['q'],
  '/support/get-in-touch/received': ['kind', 'reference'],
  '/support/updates/registration-details': ['q', 'page'],
  '/what-if': ASKED_NAMES,
  ...Object.fromEntries(
    CALCULATOR_LISTINGS.map(({ slug, reads }) => [`/calculators/${slug}`, [...reads, 'fund']]),
  ),
};

const LISTED: Readonly<Partial<Record<ListedPattern['pattern'], readonly string[]>>> = {
  '/company-information/[company]': ['range', 'chart', 'prices', 'basis'],
  '/derivatives/option-chain/[symbol]': ['expiry', 'on'],
  '/mutual-funds/[family]': ['plan', 'option', 'variant', 'code'],
  '/mutual-funds/category/[category]': FUNDS,
  '/mutual-funds/house/[house]': FUNDS,
  '/research/[category]': REPORTS,
  '/screener/[screen]': SCREENS,
};

/** The parameters of pages by type, for records that name none. */
const OF_TYPE: Readonly<Partial<Record<PageType, readonly string[]>>> = {
  // Lists of the market by session.
  market: ['on'],
  research: REPORTS,
  // The order of a table of products.
  offering: ['order'],
};

/** The parameters by which the addresses of pages have moved. */
const MOVED = movedAddresses.map(({ from }) => {
  const [path = '', query] = from.split('?');
  return { path, names: [...new URLSearchParams(query).keys()] };
});

/**
 * The parameters that the page of an address reads; `null` if it is not a page, which may read any.
 */
function parametersOf(path: string): readonly string[] | null {
  const page = pageOf(path) ?? listedPatternOf(path);
  // A file below a page, such as its table as CSV, may read any parameter.
  if (isFilePath(path) || !page) return null;
  const own = 'path' in page ? PAGES[page.path] : LISTED[page.pattern];
  const moved = MOVED.filter((one) => one.path === path).flatMap(({ names }) => names);
  return [...(own ?? OF_TYPE[page.type] ?? []), ...moved];
}

/**
 * Reduces the query of an address to the parameters that its page reads, in the given order.
 * @param query with its question mark, or empty
 * @param further further parameters to keep
 */
export function declaredQuery(
  path: string,
  query: string,
  further: readonly string[] = [],
): string {
  const names = query === '' ? null : parametersOf(path);
  if (names === null) return query;
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name = ''] = new URLSearchParams(pair).keys();
      return names.includes(name) || further.includes(name);
    });
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
