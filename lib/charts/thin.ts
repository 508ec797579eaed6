/**
 * At most `most` of the items, evenly apart, the first and the last always among them: a line of
 * eighty pixels needs no five hundred points.
 */
export function thin<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most || most < 2) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)] as Item);
}
