/** The first item of each key, in order; each key is computed once. */
export function onceBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): readonly Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
