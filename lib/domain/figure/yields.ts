import { monthsBefore } from '@/lib/tools/time';

import { readAction } from './actions';
import { broken, type Figure, isKnown, known, type KnownFigure, missing } from './figure';
import type { Break } from './series';

interface Action {
  readonly exDate: string;
  readonly purpose: string;
  /** The factor for prices before its day. */
  readonly factor: number;
}

/** The known dividends of a share. */
export interface DividendRecord {
  readonly actions: readonly Action[];
  /** The first day from which the list of actions is complete; `null` if unknown. */
  readonly since: string | null;
  /** Days on which the price broke. */
  readonly breaks: readonly Break[];
  readonly source: KnownFigure['source'];
}

/** The basis of a yield. */
const YIELD_BASIS = 'dividends of twelve months';

/** The dividends in rupees per share as of a day: a split on the ex-date or later divides them. */
function inSharesOf(day: string, paid: readonly Action[], actions: readonly Action[]): number {
  return paid.reduce((sum, { exDate, purpose }) => {
    const factor = actions.reduce(
      (all, one) => (one.exDate >= exDate && one.exDate <= day ? all * one.factor : all),
      1,
    );
    return sum + (readAction(purpose).amount ?? 0) * factor;
  }, 0);
}

/**
 * The dividends of the twelve months up to the day of a price, by ex-date, to that price in per
 * cent. `short` unless the record reaches back a year, `unknown` with the day of a dividend whose
 * sum is not known, `broken` if a merger or demerger came after the first of them.
 */
export function dividendYield(price: Figure, record: DividendRecord): Figure {
  if (!isKnown(price)) return price;
  const { actions, since, source } = record;
  const { day, value } = price;
  const start = monthsBefore(day, 12);
  if (since === null || since > start) return missing('short', { day: since });
  const within = actions.filter(({ exDate }) => exDate > start && exDate <= day);
  const paid = within.filter(({ purpose }) => readAction(purpose).pays);
  const unread = paid.find(({ purpose }) => readAction(purpose).amount === null);
  if (unread) return missing('unknown', { day: unread.exDate });
  const first = paid.reduce((least, { exDate }) => (exDate < least ? exDate : least), day);
  const breaks = [
    ...record.breaks,
    ...within.flatMap(({ exDate, purpose }) => {
      const cause = readAction(purpose).breaks;
      return cause === null ? [] : [{ day: exDate, cause }];
    }),
  ];
  const between = breaks.find((one) => one.day > first && one.day <= day);
  if (between) return broken(between);
  const rupees = inSharesOf(day, paid, actions);
  return known((rupees / value) * 100, day, { basis: YIELD_BASIS, source });
}
