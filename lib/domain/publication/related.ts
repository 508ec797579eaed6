interface Dated {
  readonly category: string | null;
}

/**
 * Other items: those of the same category first, each group in the given order, from the item on
 * and then from the beginning, so that not every page ends with the same ones.
 */
export function related<Item extends Dated>(
  item: Item,
  all: readonly Item[],
  limit: number,
): readonly Item[] {
  const at = all.indexOf(item);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  const isNear = (other: Item) => item.category !== null && other.category === item.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, limit);
}

/** Sorts newest first; items without a date come last. */
export function newestFirst<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | null,
): readonly Item[] {
  const time = (item: Item) => Date.parse(dateOf(item) ?? '') || 0;
  return [...items].sort((a, b) => time(b) - time(a));
}
