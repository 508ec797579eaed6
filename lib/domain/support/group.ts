export interface Group<Item> {
  readonly name: string;
  readonly items: readonly Item[];
}

/** Groups items by name, in the order of each name's first item. */
export function groupBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Group<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const known = groups.get(name);
    if (known) known.push(item);
    else groups.set(name, [item]);
  }
  return [...groups].map(([name, all]) => ({ name, items: all }));
}
