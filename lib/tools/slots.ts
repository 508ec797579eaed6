/** A text with the value of each `{slot}` in its place. */
export const fillSlots = (text: string, valueOf: (slot: string) => string): string =>
  text.replace(/\{([^{}]+)\}/g, (_, slot: string) => valueOf(slot));

/** Data with the slots of all its texts filled. */
export function fillAll<T>(data: T, valueOf: (slot: string) => string): T {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? fillSlots(value, valueOf) : value,
  ) as T;
}

/**
 * The text of a table of tables by its path, such as `gains.exempt`.
 * @throws RangeError where there is none, so that copy never says less
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
