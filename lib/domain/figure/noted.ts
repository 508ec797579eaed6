import { broken, type Figure, known, missing } from './figure';
import type { Break, Split } from './series';

/** The splits of a unit, and the breaks of its price. */
export interface Life {
  readonly splits: readonly Split[];
  readonly breaks: readonly Break[];
}

/** A change of a price in the currency and in per cent. */
export interface PriceChange {
  readonly change: number;
  readonly percent: number;
}

/**
 * The change since a price was noted on a day, in the units of the present price: after a split of
 * one into ten the noted price is divided by ten.
 * @param before the price as it was on the day
 */
export function changeSinceNoted(
  { splits, breaks }: Life,
  before: number,
  noted: string,
  present: number,
): Figure<PriceChange> {
  const between = breaks.findLast(({ day }) => day > noted);
  if (between) return broken(between);
  const factor = splits.reduce((all, one) => (one.day > noted ? all * one.factor : all), 1);
  const counted = before * factor;
  if (counted <= 0) return missing('meaningless');
  const change = present - counted;
  return known({ change, percent: (change / counted) * 100 }, noted);
}
