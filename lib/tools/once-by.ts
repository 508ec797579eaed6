/** The first item of each key, in order; each key is computed once. */
export function onceBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const { size } = seen;
    return seen.add(keyOf(item)).size > size;
  });
}
