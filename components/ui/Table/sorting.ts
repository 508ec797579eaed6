export type SortValue = string | number | null;

export interface Sorting {
  /** Index of the column. */
  readonly at: number;
  readonly direction: 'ascending' | 'descending';
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [String(a).toLowerCase(), String(b).toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Items sorted by value, regardless of case. `null` comes last either way; the sort is stable. */
export function inOrder<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => SortValue,
  direction: Sorting['direction'],
): readonly Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return items
    .map((item) => ({ item, value: valueOf(item) }))
    .sort(({ value: a }, { value: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b) * sign,
    )
    .map(({ item }) => item);
}

/** The sorting after a press on a column's header: figures start with the largest, names with A. */
export function nextSorting(now: Sorting | null, at: number, isFigure: boolean): Sorting {
  const first = isFigure ? 'descending' : 'ascending';
  if (now?.at !== at) return { at, direction: first };
  return { at, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}
