interface Counts {
  get(key: string): number;
  /** A key whose count is 0 or less is forgotten. */
  add(key: string, by: number): void;
}

/** A number for each key, 0 at first. */
export function createCounts(): Counts {
  const counts = new Map<string, number>();
  const get = (key: string): number => counts.get(key) ?? 0;
  return {
    get,
    add(key, by) {
      const count = get(key) + by;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
