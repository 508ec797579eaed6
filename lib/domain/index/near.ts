import { groupBy } from '@/lib/domain/support/group';
import { nextIn, type Order, orderOf } from '@/lib/tools/neighbours';
import { onceBy } from '@/lib/tools/once-by';
import { oncePer } from '@/lib/tools/once-per';

import { indexSlug } from './names';
import type { IndexQuote } from './records';

/**
 * In what an index is next to another: the day's change in per cent, P/E, or the exchange's list, which
 * keeps indices of a kind together.
 */
export type IndexNearBy = 'change' | 'pe' | 'list';

/** An index that stands next to another in at least one order. */
export interface NearIndex {
  readonly quote: IndexQuote;
  readonly by: readonly IndexNearBy[];
}

const slugOf = ({ name }: IndexQuote): string => indexSlug(name);
const dayOf = ({ asOf }: IndexQuote): string => asOf ?? '';
const peOf = ({ day }: IndexQuote): number => day?.pe ?? 0;

/** The orders of the indices of one day. */
function ordersOf(quotes: readonly IndexQuote[]) {
  const changed = quotes.filter(({ changePercent }) => changePercent !== null);
  const valued = quotes.filter((quote) => peOf(quote) > 0);
  const orders: readonly (readonly [IndexNearBy, Order])[] = [
    ['change', orderOf(changed, slugOf, (a, b) => (b.changePercent ?? 0) - (a.changePercent ?? 0))],
    ['pe', orderOf(valued, slugOf, (a, b) => peOf(b) - peOf(a))],
    ['list', orderOf(quotes, slugOf)],
  ];
  return { bySlug: new Map(quotes.map((quote) => [slugOf(quote), quote])), orders };
}

/** The orders of each day of a list, made once per list. */
const ordersByDay = oncePer(
  (quotes: readonly IndexQuote[]) =>
    new Map(
      groupBy(onceBy(quotes, slugOf), dayOf).map(({ name, items }) => [name, ordersOf(items)]),
    ),
);

/**
 * The indices next to one by the session’s change, by P/E and in the exchange’s list: at most six, each once. An
 * index with values of another day is passed over.
 * @param quotes the list that has the index
 */
export function nearIndices(own: IndexQuote, quotes: readonly IndexQuote[]): readonly NearIndex[] {
  const ofDay = ordersByDay(quotes).get(dayOf(own));
  if (!ofDay) return [];
  return [...nextIn(ofDay.orders, slugOf(own))].flatMap(([slug, by]) => {
    const quote = ofDay.bySlug.get(slug);
    return quote ? [{ quote, by }] : [];
  });
}
