import { choice, every, figure, record, type RecordOf, text } from '@/lib/domain/fields';
import { indexSlug } from '@/lib/domain/index/names';
import { oncePer } from '@/lib/tools/once-per';

/** One close per week over a year, oldest first; `null` for a week without one. */
export const yearCloses = record({
  kind: choice('stock', 'etf', 'index'),
  symbol: text,
  closes: every(figure),
}).to(({ kind, symbol, closes }) => ({
  /** The code of the quote: `stock:SBIN`, `etf:GOLDBEES`, `index:nifty-50`. */
  code: `${kind}:${kind === 'index' ? indexSlug(symbol) : symbol}`,
  closes,
}));
export type YearCloses = RecordOf<typeof yearCloses>;

/** The closes of a year by code, for the small charts of lists. */
export type Sparks = ReadonlyMap<string, YearCloses['closes']>;

export const NO_SPARKS: Sparks = new Map();

export const sparksOf = oncePer(
  (rows: readonly YearCloses[]): Sparks => new Map(rows.map(({ code, closes }) => [code, closes])),
);
