/** What a page is made of, to find what an accessibility engine has to look at. */

const TAG = /<([a-z][a-z\d]*)(\s[^>]*?)?\/?>/g;
const CLASS = / class="([^"]*)"/;
/** What decides how an element is read out, drawn and used, besides its class. */
const STATE = / (role="[^"]*"|type="[^"]*"|(?:aria|data)-[a-z-]+(?==))/g;

/**
 * The parts of a page as CSS selectors: its elements by name and class, and by name and role, type or
 * state.
 */
export function partsOf(html: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    const classes = CLASS.exec(attributes)?.[1]?.split(' ');
    for (const one of classes ?? []) parts.add(`${name}[class~="${one}"]`);
    if (!classes) parts.add(`${name}:not([class])`);
    for (const [, state] of attributes.matchAll(STATE)) parts.add(`${name}[${state}]`);
  }
  return parts;
}

/**
 * The fewest pages, as far as a greedy choice finds them, that together have all parts of all pages:
 * an engine that finds nothing on them has seen everything that a page is made of.
 * @param pages the parts of each, by its path
 * @returns the parts of each chosen page that those chosen before do not have, by its path
 */
export function pagesWithAllParts(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, readonly string[]> {
  const seen = new Set<string>();
  const chosen = new Map<string, readonly string[]>();
  for (;;) {
    const gains = [...pages].map(([path, parts]) => ({
      path,
      fresh: [...parts].filter((part) => !seen.has(part)),
    }));
    const best = gains.reduce((most, one) => (one.fresh.length > most.fresh.length ? one : most));
    if (best.fresh.length === 0) return chosen;
    chosen.set(best.path, best.fresh);
    best.fresh.forEach((part) => seen.add(part));
  }
}
