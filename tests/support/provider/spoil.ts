const NO_RECORDS: readonly unknown[] = [null, 'not a record', 7, []];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces a list by an object, and an object by a list. */
export function wrongKind(data: unknown): unknown {
  return Array.isArray(data) ? { list: data } : [data];
}

/** Items at odd places are broken: 1, 5, 9 … are no record, 3, 7 … have no value of a usable kind. */
export function isBrokenAt(index: number): boolean {
  return index % 2 === 1;
}

function breakItem(item: unknown, index: number): unknown {
  if (!isBrokenAt(index)) return item;
  if (index % 4 === 3 && isObject(item)) {
    return Object.fromEntries(Object.keys(item).map((key) => [key, { unusable: true }]));
  }
  return NO_RECORDS[((index - 1) >> 2) % NO_RECORDS.length];
}

/** Breaks every second item of a list, or of each list in an object. */
export function breakItems(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(breakItem);
  if (!isObject(data)) return data;
  const broken = Object.entries(data).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(breakItem) : value,
  ]);
  return Object.fromEntries(broken);
}
