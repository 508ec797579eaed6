interface Dated {
  readonly category: string | null;
}

/** Other items: those of the same category first, each group in the given order. */
export function related<Item extends Dated>(
  item: Item,
  all: readonly Item[],
  limit: number,
): readonly Item[] {
  const others = all.filter((other) => other !== item);
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
