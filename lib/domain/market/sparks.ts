import { oncePer } from '@/lib/tools/once-per';

/** One close per week over a year, oldest first; `null` for a week without one. */
export interface YearCloses {
  /** The code of the quote: `stock:SBIN`, `etf:GOLDBEES`, `index:nifty-50`. */
  readonly code: string;
  readonly closes: readonly (number | null)[];
}

/** The closes of a year by code, for the small charts of lists. */
export type Sparks = ReadonlyMap<string, YearCloses['closes']>;

export const NO_SPARKS: Sparks = new Map();

export const sparksOf = oncePer(
  (rows: readonly YearCloses[]): Sparks => new Map(rows.map(({ code, closes }) => [code, closes])),
);
