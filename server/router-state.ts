/** Whether the state that a browser's router sends has the shape that Next.js reads. */

/** Characters; the state of the deepest page has some 600. */
const MOST_CHARACTERS = 8_192;
/** Levels; the deepest page has six. */
const MOST_LEVELS = 32;

/** Kinds of a dynamic part of an address, and of one that intercepts others. */
const PART_KINDS = /^(c|oc|d|(c|d)i\((\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/;
const MARKERS: ReadonlySet<unknown> = new Set(['refetch', 'inside-shared-layout', 'metadata-only']);

const isText = (value: unknown): value is string => typeof value === 'string';
const isMissing = (value: unknown): boolean => value === undefined || value === null;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** A part of an address: its text, or its name, value, kind and siblings. */
function isPart(value: unknown): boolean {
  if (isText(value)) return true;
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [name, key, kind, siblings] = value as unknown[];
  if (!isText(name) || !isText(key) || !isText(kind)) return false;
  return PART_KINDS.test(kind) && (siblings === null || isTexts(siblings));
}

const isRefresh = (value: unknown): boolean =>
  isMissing(value) || (isTexts(value) && (value as string[]).length === 2);

function isState(value: unknown, levels: number): boolean {
  if (!Array.isArray(value) || value.length < 2 || value.length > 6 || levels === 0) return false;
  const [part, children, refresh, marker, hints, search] = value as unknown[];
  if (!isPart(part) || !isRefresh(refresh)) return false;
  if (!isMissing(marker) && !MARKERS.has(marker)) return false;
  if (!isMissing(hints) && typeof hints !== 'number') return false;
  if (search !== undefined && !isText(search)) return false;
  if (typeof children !== 'object' || children === null || Array.isArray(children)) return false;
  return Object.values(children).every((child) => isState(child, levels - 1));
}

/** Whether a header's text is a state of the router, as JSON, escaped or not. */
export function isRouterState(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  try {
    return isState(JSON.parse(decodeURIComponent(text)), MOST_LEVELS);
  } catch {
    return false;
  }
}
