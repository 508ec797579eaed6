/** Keys in an order, with the place of each. */
export interface Order {
  readonly keys: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The keys of some rows in an order.
 * @param keyOf names a row; a row without a key is left out
 * @param compare equal rows are ordered by their key; default: the rows are in order
 */
export function orderOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
  compare?: (a: Row, b: Row) => number,
): Order {
  const sorted = compare
    ? [...rows].sort((a, b) => compare(a, b) || byText(keyOf(a) ?? '', keyOf(b) ?? ''))
    : rows;
  const keys = sorted.flatMap((row) => keyOf(row) ?? []);
  return { keys, places: new Map(keys.map((key, place) => [key, place])) };
}

/**
 * The keys on both sides of one in an order; at an end, the nearest two. Since an order has two
 * sides, every key is on a side of another one.
 * @param has keys for which it is `false` are passed over
 */
export function sidesOf(
  { keys, places }: Order,
  key: string,
  has: (key: string) => boolean = () => true,
): readonly string[] {
  const own = places.get(key);
  if (own === undefined) return [];
  const towards = (step: 1 | -1): readonly string[] => {
    const found: string[] = [];
    for (let at = own + step; at >= 0 && at < keys.length && found.length < 2; at += step) {
      const one = keys[at];
      if (one !== undefined && has(one)) found.push(one);
    }
    return found;
  };
  const [before, after] = [towards(-1), towards(1)];
  if (before.length === 0) return after;
  return after.length === 0 ? before : [before[0], after[0]].flatMap((one) => one ?? []);
}

/**
 * The keys next to one in several orders, each once with the names of its orders.
 * @param orders by name, in the order in which they are tried
 */
export function nextIn<Name extends string>(
  orders: readonly (readonly [name: Name, order: Order])[],
  key: string,
  has?: (key: string) => boolean,
): ReadonlyMap<string, readonly Name[]> {
  const found = new Map<string, Name[]>();
  for (const [name, order] of orders) {
    for (const other of sidesOf(order, key, has)) {
      found.set(other, [...(found.get(other) ?? []), name]);
    }
  }
  return found;
}
