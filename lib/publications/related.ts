interface Dated {
  readonly category: string | null;
}

/** Others of the same category first, then the rest, in the order given. */
export function related<Item extends Dated>(
  item: Item,
  all: readonly Item[],
  most: number,
): readonly Item[] {
  const others = all.filter((other) => other !== item);
  const isNear = (other: Item) => item.category !== null && other.category === item.category;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, most);
}

/** The newest first, by a date that may be missing. */
export function newestFirst<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => string | null,
): readonly Item[] {
  const time = (item: Item) => Date.parse(dateOf(item) ?? '') || 0;
  return [...items].sort((a, b) => time(b) - time(a));
}
