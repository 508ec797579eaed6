export type SortValue = string | number | null;

/** A value's place among those of its column; `null` where there is no value. Equals share theirs. */
export type Rank = number | null;

export interface Sorting {
  /** Place of the column. */
  readonly at: number;
  readonly direction: 'ascending' | 'descending';
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a).toLowerCase(), String(b).toLowerCase()];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The rank of each value of a column, names regardless of case. */
export function ranksOf(values: readonly SortValue[]): readonly Rank[] {
  const sorted = values.filter((value) => value !== null).sort(compare);
  let rank = 0;
  const ranks = new Map<SortValue, number>();
  sorted.forEach((value, at) => {
    const before = sorted[at - 1];
    if (before !== undefined && compare(before, value) !== 0) rank += 1;
    ranks.set(value, rank);
  });
  return values.map((value) => ranks.get(value) ?? null);
}

/** Items by their ranks; one without a rank stands last either way, equals keep their order. */
export function inOrder<Item>(
  items: readonly Item[],
  ranks: readonly Rank[],
  direction: Sorting['direction'],
): readonly Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return items
    .map((item, at) => ({ item, rank: ranks[at] ?? null }))
    .sort(({ rank: a }, { rank: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * sign,
    )
    .map(({ item }) => item);
}

/** What a press on a column's header asks for: figures begin with the largest, names with A. */
export function nextSorting(now: Sorting | null, at: number, isFigure: boolean): Sorting {
  const first = isFigure ? 'descending' : 'ascending';
  if (now?.at !== at) return { at, direction: first };
  return { at, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}
