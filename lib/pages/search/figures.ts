import type { Dated } from '@/lib/domain/market/sources';
import type { YearCloses } from '@/lib/domain/market/sparks';
import type { Entry } from '@/lib/search/entries';

/**
 * The price of a result: rupees per share or unit, or points of an index; and its change in a
 * session.
 */
export interface Figure {
  readonly price: number | null;
  readonly percent: number | null;
  /** The name of the price, if it is not that of a share or an index: `NAV`. */
  readonly label?: string;
  /** Its day, if it is past its maximum age or differs from the others. */
  readonly day?: string;
  /** A year of values, oldest first: one close per week; for a fund, the NAVs at month ends. */
  readonly closes?: YearCloses['closes'];
}

/** The figures of results, and the day and source of most of them. */
export interface SearchFigures {
  readonly figures: Figures;
  readonly source: Dated | null;
}

/** By symbol of a company; by address and title of any other result. */
export type Figures = ReadonlyMap<string, Figure>;

export const keyOf = ({ href, title }: Pick<Entry, 'href' | 'title'>): string => `${href} ${title}`;
