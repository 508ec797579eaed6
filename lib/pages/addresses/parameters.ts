/** The query parameters that each page reads: no others reach the page store or a renderer. */
import { isFilePath } from '@/lib/tools/file-path';

import { pageOf, type PageType } from '@/lib/pages';
import { patternOf } from '@/lib/pages/page-patterns';
import { movedAddresses } from './moved';
import { REPORT_READS } from './reads';

/** What pages read by their type, where their records name nothing. */
const OF_TYPE: Readonly<Partial<Record<PageType, readonly string[]>>> = {
  // Lists of the market by session.
  market: ['on'],
  research: REPORT_READS,
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
  // A file below a page, such as its table as CSV, may read any parameter.
  if (isFilePath(path)) return null;
  const page = pageOf(path);
  const reads = page ? (page.reads ?? OF_TYPE[page.type] ?? []) : patternOf(path)?.reads;
  if (!reads) return null;
  const moved = MOVED.filter((one) => one.path === path).flatMap(({ names }) => names);
  return [...reads, ...moved];
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
  const declared = query
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name = ''] = new URLSearchParams(pair).keys();
      return names.includes(name) || further.includes(name);
    });
  return declared.length === 0 ? '' : `?${declared.join('&')}`;
}
