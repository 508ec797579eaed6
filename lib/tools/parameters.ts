import { startOf } from './shorten';

/** Next.js' resolved `searchParams`. */
export type SearchParameters = Readonly<Record<string, string | string[] | undefined>>;

/** Longer queries are cut. */
const MAX_QUERY_LENGTH = 100;

/** A parameter's first value, trimmed; empty if it is missing. */
export function parameter(parameters: SearchParameters, name: string): string {
  const value = parameters[name];
  return startOf(((Array.isArray(value) ? value[0] : value) ?? '').trim(), MAX_QUERY_LENGTH);
}

/** The parameters of an address as Next.js passes them to pages. */
export const parametersOf = (given: URLSearchParams): SearchParameters =>
  Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]));

/** A page number from 1 to `pages`. */
export function pageNumber(parameters: SearchParameters, pages: number): number {
  const given = parameter(parameters, 'page');
  const wanted = /^\d{1,6}$/.test(given) ? Number(given) : 1;
  return Math.min(Math.max(1, wanted), Math.max(1, pages));
}

/** Whether the parameter `page` is one of the pages from 1 to `pages`. */
export function isPageNumber(parameters: SearchParameters, pages: number): boolean {
  const given = parameter(parameters, 'page');
  return /^[1-9]\d{0,5}$/.test(given) && Number(given) <= pages;
}

/** The words of a query, in lower case. */
export const searchTerms = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** An address with those parameters that have a value. */
export function withQuery<Path extends string>(
  path: Path,
  parameters: Readonly<Record<string, string | number>>,
): Path | `${Path}?${string}` {
  const given = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, String(value)]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
