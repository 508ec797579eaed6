import type { CompanyFigure } from '@/lib/domain/company/records';
import { pageNumber, type SearchParameters } from '@/lib/tools/parameters';

import type { Bound, Screen } from './address';
import { SCREEN_FIELDS, SCREEN_GROUPS, type ScreenField, screenFieldOf } from './fields';

/** The companies of a screen, and those without the necessary figures. */
export interface Screened {
  readonly rows: readonly CompanyFigure[];
  /** For each bounded figure: companies that publish none, in all. */
  readonly blanks: readonly { readonly field: ScreenField; readonly count: number }[];
}

const holds = ({ from, to }: Bound, value: number | null): boolean =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

/** Blank figures come last in either direction; equal ones by symbol. */
function sorted(rows: readonly CompanyFigure[], { sort, direction }: Screen) {
  const value = (screenFieldOf(sort) ?? SCREEN_FIELDS[0]).value;
  const sign = direction === 'up' ? 1 : -1;
  return rows
    .map((row) => ({ row, at: value(row) }))
    .sort((a, b) => {
      if (a.at === b.at) return a.row.symbol < b.row.symbol ? -1 : 1;
      if (a.at === null || b.at === null) return a.at === null ? 1 : -1;
      return sign * (a.at - b.at);
    })
    .map(({ row }) => row);
}

/** The companies for which every condition of a screen holds; a blank figure meets no bound. */
export function screened(rows: readonly CompanyFigure[], screen: Screen): Screened {
  const bounded = SCREEN_FIELDS.flatMap((field: ScreenField) => {
    const bound = screen.bounds[field.key];
    return bound ? [{ field, bound }] : [];
  });
  const grouped = SCREEN_GROUPS.flatMap(({ key, values }) => {
    const wanted = screen.groups[key];
    return wanted === undefined ? [] : [{ values, wanted }];
  });
  const found = rows.filter(
    (row) =>
      bounded.every(({ field, bound }) => holds(bound, field.value(row))) &&
      grouped.every(({ values, wanted }) => values(row).includes(wanted)),
  );
  const blanks = bounded.flatMap(({ field }) => {
    const count = rows.filter((row) => field.value(row) === null).length;
    return count > 0 ? [{ field, count }] : [];
  });
  return { rows: sorted(found, screen), blanks };
}

const COMPANIES_A_PAGE = 50;

/** The pages of a screen, at least one. @param found companies that meet it */
export const screenPages = (found: number): number =>
  Math.max(1, Math.ceil(found / COMPANIES_A_PAGE));

/** The page of a screen that has the company at a place, from 0. */
export const screenPageAt = (place: number): number => 1 + Math.floor(place / COMPANIES_A_PAGE);

/** One page of the companies that were found, by the parameter `page`. */
export function screenPage({ rows }: Pick<Screened, 'rows'>, query: SearchParameters) {
  const pages = screenPages(rows.length);
  const page = pageNumber(query, pages);
  return { page, pages, shown: rows.slice((page - 1) * COMPANIES_A_PAGE, page * COMPANIES_A_PAGE) };
}

/** The lowest and highest of a figure and how many companies have it; `null` if none has. */
export function rangeOf(rows: readonly CompanyFigure[], { value }: ScreenField) {
  const known = rows.flatMap((row) => value(row) ?? []);
  const [first] = known;
  if (first === undefined) return null;
  const least = known.reduce((low, one) => Math.min(low, one), first);
  const most = known.reduce((high, one) => Math.max(high, one), first);
  return { least, most, count: known.length };
}

/** The values of a group that some company has, in alphabetical order. */
export const groupValues = (
  rows: readonly CompanyFigure[],
  values: (row: CompanyFigure) => readonly string[],
): readonly string[] => [...new Set(rows.flatMap(values))].sort((a, b) => a.localeCompare(b, 'en'));
