import type { Dated } from '@/lib/domain/market/sources';
import type { YearCloses } from '@/lib/domain/market/sparks';
import type { Entry } from '@/lib/search/entries';

/** What a result is worth: rupees a share or unit, points of an index; and its change in a session. */
export interface Figure {
  readonly price: number | null;
  readonly percent: number | null;
  /** What the price is, where it is no share's or index's: `NAV`. */
  readonly label?: string;
  /** Its day, where it is past its maximum age or not that of the others. */
  readonly day?: string;
  /** Of a year, oldest first: a close a week, of a fund the NAVs of month ends. */
  readonly closes?: YearCloses['closes'];
}

/** The figures of results, and what most of them are of. */
export interface SearchFigures {
  readonly figures: Figures;
  readonly source: Dated | null;
}

/** By symbol of a company; by address and title of any other result. */
export type Figures = ReadonlyMap<string, Figure>;

export const keyOf = ({ href, title }: Pick<Entry, 'href' | 'title'>): string => `${href} ${title}`;
