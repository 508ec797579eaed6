import { startOf } from '@/lib/tools/shorten';

/** The sort orders of a list of reports, as in the query. */
export const SORTS = ['newest', 'oldest', 'title'] as const;
export type ReportSort = (typeof SORTS)[number];

export const SORT_NAMES: Readonly<Record<ReportSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
};

export interface ReportQuery {
  /** Words that title, summary and author together must contain. */
  readonly q: string;
  /** `YYYY`, or blank for all. */
  readonly year: string;
  readonly sort: ReportSort;
  /** From 1. */
  readonly page: number;
}

type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

const MAX_QUERY_LENGTH = 100;

const first = (value: string | readonly string[] | undefined): string =>
  (typeof value === 'string' ? value : value?.[0]) ?? '';

/** Reads the query of an address; invalid values count as missing. */
export function readReportQuery(query: AddressQuery): ReportQuery {
  const year = first(query.year).trim();
  const page = first(query.page);
  return {
    q: startOf(first(query.q).trim().replace(/\s+/g, ' '), MAX_QUERY_LENGTH),
    year: /^\d{4}$/.test(year) ? year : '',
    sort: SORTS.find((sort) => sort === first(query.sort)) ?? 'newest',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string without default values: `?year=2026&page=2`, or blank. */
export function reportQueryString({ q, year, sort, page }: ReportQuery): string {
  const parts = new URLSearchParams();
  if (q) parts.set('q', q);
  if (year) parts.set('year', year);
  if (sort !== 'newest') parts.set('sort', sort);
  if (page > 1) parts.set('page', String(page));
  const text = parts.toString();
  return text && `?${text}`;
}
