/**
 * The stock search of the specification's section 5, the same on server and in the browser.
 * Ten thousand names are one joined lower-case text: an `indexOf` over it takes a quarter of a
 * millisecond and keeps exact substring matching.
 */

export interface SearchEntry {
  readonly name: string;
  readonly symbol: string;
  readonly industry: string;
  readonly slug: string;
}

export type SearchFields = 'all' | 'name';

export interface SearchIndex {
  /** Sorted by name ascending. */
  readonly entries: readonly SearchEntry[];
  readonly text: Readonly<Record<SearchFields, string>>;
}

export interface SearchResult {
  /** At most three: exact symbol, symbol prefix, name prefix, in this order. */
  readonly closest: readonly SearchEntry[];
  /** Every match by company name ascending, the closest among them. */
  readonly matches: readonly SearchEntry[];
}

/** The search is idle under this many trimmed characters. */
export const MIN_QUERY = 3;
const MOST_CLOSEST = 3;

/** What is searched for: trimmed, lower-case, single blanks. */
export function normaliseQuery(query: string): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts the entries by name and joins what is searched, a line a company. */
export function prepare(entries: readonly SearchEntry[]): SearchIndex {
  const sorted = [...entries].sort(
    (a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.slug, b.slug),
  );
  return {
    entries: sorted,
    text: {
      all: sorted.map((e) => `${e.symbol}\t${e.name}\t${e.industry}`.toLowerCase()).join('\n'),
      name: sorted.map((e) => e.name.toLowerCase()).join('\n'),
    },
  };
}

/** The lines that hold the text, each once. */
function linesWith(text: string, wanted: string): number[] {
  const found: number[] = [];
  let line = 0;
  let counted = 0;
  for (let at = text.indexOf(wanted); at !== -1;) {
    for (let end = text.indexOf('\n', counted); end !== -1 && end < at;) {
      line += 1;
      counted = end + 1;
      end = text.indexOf('\n', counted);
    }
    found.push(line);
    const next = text.indexOf('\n', at);
    if (next === -1) break;
    at = text.indexOf(wanted, next);
  }
  return found;
}

function closestOf(
  matches: readonly SearchEntry[],
  wanted: string,
  fields: SearchFields,
): SearchEntry[] {
  const rank = (entry: SearchEntry): number => {
    const symbol = entry.symbol.toLowerCase();
    if (fields === 'all' && symbol === wanted) return 0;
    if (fields === 'all' && symbol.startsWith(wanted)) return 1;
    return entry.name.toLowerCase().startsWith(wanted) ? 2 : 3;
  };
  return matches
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((one) => one.rank < 3)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank === 1 ? a.entry.symbol.length - b.entry.symbol.length : 0) ||
        compare(a.entry.name.toLowerCase(), b.entry.name.toLowerCase()),
    )
    .slice(0, MOST_CLOSEST)
    .map((one) => one.entry);
}

/**
 * Finds companies by case-insensitive substring.
 * @param fields `all` for symbol, name and industry, `name` for the name alone
 * @returns nothing while the query is shorter than three characters
 */
export function search(index: SearchIndex, query: string, fields: SearchFields): SearchResult {
  const wanted = normaliseQuery(query);
  if (wanted.length < MIN_QUERY) return { closest: [], matches: [] };
  const matches = linesWith(index.text[fields], wanted).flatMap((line) => {
    const entry = index.entries[line];
    return entry ? [entry] : [];
  });
  return { closest: closestOf(matches, wanted, fields), matches };
}

export interface NamePart {
  readonly text: string;
  readonly match: boolean;
}

/** Splits a name into matching and other parts, for the bold within results. */
export function highlight(name: string, query: string): NamePart[] {
  const wanted = normaliseQuery(query);
  const lower = name.toLowerCase();
  // A few capitals change length in lower case; then positions don't carry over.
  if (wanted === '' || lower.length !== name.length) return [{ text: name, match: false }];
  const parts: NamePart[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: name.slice(from, at), match: false });
    from = at + wanted.length;
    parts.push({ text: name.slice(at, from), match: true });
  }
  if (from < name.length) parts.push({ text: name.slice(from), match: false });
  return parts;
}
