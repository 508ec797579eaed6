export type SortValue = string | number | null;

export interface Sorting {
  /** Place of the column. */
  readonly at: number;
  readonly direction: 'ascending' | 'descending';
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a).toLowerCase(), String(b).toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Rows by one of their values; a missing value stands last either way, equals keep their order. */
export function sortedRows<Row extends { readonly values: readonly SortValue[] }>(
  rows: readonly Row[],
  { at, direction }: Sorting,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [a.values[at] ?? null, b.values[at] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(one, other) * sign;
  });
}

/** What a press on a column's header asks for: figures begin with the largest, names with A. */
export function nextSorting(now: Sorting | null, at: number, isFigure: boolean): Sorting {
  const first = isFigure ? 'descending' : 'ascending';
  if (now?.at !== at) return { at, direction: first };
  return { at, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}
