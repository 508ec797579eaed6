/** What a page is made of, to find the pages that an accessibility engine has to look at. */

const TAG = /<([a-z][a-z\d]*)(\s[^>]*)?>/g;
const CLASS = / class="([^"]*)"/;
/** What decides how an element is read out, drawn and used, besides its class. */
const STATE = / (?:role="[^"]*"|type="[^"]*"|(?:aria|data)-[a-z-]+(?==))/g;

/** The parts of a page: its elements by name and class, its roles, types and states. */
export function partsOf(html: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(TAG)) {
    const classes = CLASS.exec(attributes)?.[1]?.split(' ') ?? [''];
    for (const one of classes) parts.add(`${name}.${one}`);
    for (const [state] of attributes.matchAll(STATE)) parts.add(name + state);
  }
  return parts;
}

/**
 * The fewest pages, as far as a greedy choice finds them, that together have all parts of all pages:
 * an engine that finds nothing on them has seen everything that a page is made of.
 * @param pages the parts of each, by its path
 */
export function pagesWithAllParts(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const chosen = new Set<string>();
  for (;;) {
    const gains = [...pages].map(([path, parts]) => ({
      path,
      parts,
      gain: [...parts].filter((part) => !seen.has(part)).length,
    }));
    const best = gains.reduce((most, one) => (one.gain > most.gain ? one : most));
    if (best.gain === 0) return chosen;
    chosen.add(best.path);
    best.parts.forEach((part) => seen.add(part));
  }
}
