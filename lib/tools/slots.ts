/** Replaces each `{slot}` of a text by its value. */
export const fillSlots = (text: string, valueOf: (slot: string) => string): string =>
  text.replace(/\{([^{}]+)\}/g, (_, slot: string) => valueOf(slot));

/** Fills the slots in all texts of some data. */
export function fillAll<T>(data: T, valueOf: (slot: string) => string): T {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? fillSlots(value, valueOf) : value,
  ) as T;
}

/**
 * The text at a path of nested tables, such as `gains.exempt`.
 * @throws RangeError if there is none, so that copy is never incomplete
 */
export function textOfPath(
  table: Readonly<Record<string, Readonly<Record<string, string>> | string>>,
  path: string,
): string {
  const [name = '', part = ''] = path.split('.');
  const found = table[name];
  const text = typeof found === 'object' ? found[part] : found;
  if (text === undefined) throw new RangeError(`There is no text ${path}`);
  return text;
}
