/**
 * Computes a value once per object and forgets it with the object: a list that the cache returns
 * many times is indexed once, not for every page.
 */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value) {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key: Key): Value => {
    const found = known.get(key);
    if (found) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}
