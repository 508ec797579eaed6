/** At most `most` items at even steps, always with the first and the last. */
export function thin<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most || most < 2) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)] as Item);
}
