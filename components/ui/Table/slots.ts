import type { Slot } from './columns';
import type { Sorting } from './sorting';

/** The place of a cell in a row of a phone; the column of the year has its own. */
export type RowSlot = Slot | 'spark' | undefined;

/**
 * The places of the columns on a phone. The labelled figure is that of the order that the visitor
 * chose, else of the columns that are `third`, else of the initial order; in a list without a
 * price, a change and such a figure it is the first after the name.
 */
export function slotsOf(
  columns: readonly { readonly slot?: Slot | undefined; readonly format?: string }[],
  sorting: Sorting | null,
  initial: Sorting | null,
): readonly RowSlot[] {
  const own = columns.map(({ slot, format }) => (format === 'spark' ? 'spark' : slot));
  const isFree = (at: number) => at > 0 && (own[at] === undefined || own[at] === 'third');
  const named = own.flatMap((slot, at) => (slot === 'third' ? at : []));
  const sorted = sorting !== null && isFree(sorting.at) ? [sorting.at] : [];
  const isChosen = sorting !== initial && sorted.length > 0;
  const isBare = !own.includes('price') && !own.includes('change');
  const first = isBare ? columns.flatMap((_, at) => (isFree(at) ? at : [])).slice(0, 1) : [];
  const thirds = [isChosen ? sorted : named, sorted, first].find(({ length }) => length > 0) ?? [];
  return own.map((slot, at) => {
    if (thirds.includes(at)) return 'third';
    return slot === 'third' ? undefined : slot;
  });
}
