import { foldName, foldText } from '@/lib/tools/fold';
import { type Lines, linesOf, linesWith } from './lines';

/**
 * The stock search of the specification's section 5, for server and browser. All names are joined to
 * one lower-case text: `indexOf` searches ten thousand of them in about 0.25 ms.
 */

export interface SearchEntry {
  readonly name: string;
  readonly symbol: string;
  readonly industry: string;
  readonly slug: string;
  readonly isin?: string | undefined;
  readonly bseCode?: string | undefined;
  /** Nicknames, former names and former symbols. */
  readonly others?: readonly string[] | undefined;
  /** A measure of its market value, which orders companies that match alike. */
  readonly size?: number | undefined;
}

export type SearchFields = 'all' | 'name';

export interface SearchIndex {
  /** Sorted by name ascending. */
  readonly entries: readonly SearchEntry[];
  /** Symbols and names in lower case, by entry. */
  readonly lower: readonly { readonly symbol: string; readonly name: string }[];
  readonly lines: Readonly<Record<SearchFields, Lines>>;
  /** Names as `foldName` writes them, one line per company. */
  readonly folded: Lines;
  /** Lines by ISIN and BSE code, in lower case. */
  readonly codes: ReadonlyMap<string, number>;
  /** Other names, folded, with the line of their company. */
  readonly others: readonly { readonly text: string; readonly line: number }[];
}

interface SearchResult {
  /** At most three: exact symbol, symbol prefix, name prefix, in this order. */
  readonly closest: readonly SearchEntry[];
  /** All matches by company name ascending, including the closest. */
  readonly matches: readonly SearchEntry[];
}

/** Fewest characters of a trimmed query. */
export const MIN_QUERY = 3;
/** Characters from which the beginning of an ISIN finds its company. */
const MIN_ISIN = 6;
const MAX_CLOSEST = 3;

/** A query in the form that is searched for: trimmed, composed, lower-case, single blanks. */
export function normaliseQuery(query: string): string {
  return query.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts the entries by name and joins their texts, one line per company. */
export function prepare(entries: readonly SearchEntry[]): SearchIndex {
  const all = entries
    .map((entry) => ({
      entry,
      symbol: entry.symbol.toLowerCase(),
      name: entry.name.toLowerCase(),
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.entry.slug, b.entry.slug));
  return {
    entries: all.map(({ entry }) => entry),
    lower: all.map(({ symbol, name }) => ({ symbol, name })),
    lines: {
      all: linesOf(
        all.map(({ symbol, name, entry }) => `${symbol}\t${name}\t${entry.industry.toLowerCase()}`),
      ),
      name: linesOf(all.map(({ name }) => name)),
    },
    folded: linesOf(all.map(({ name }) => foldName(name))),
    codes: new Map(
      all.flatMap(({ entry: { isin, bseCode } }, line) =>
        [isin, bseCode].flatMap((code) => (code ? [[code.toLowerCase(), line] as const] : [])),
      ),
    ),
    others: all.flatMap(({ entry }, line) =>
      (entry.others ?? []).map((other) => ({ text: foldText(other), line })),
    ),
  };
}

/**
 * Lines that a query finds by a code or another name; `true` for those that it is in full. The
 * reading of names alone knows neither.
 */
function linesBeside(
  { codes, others }: SearchIndex,
  wanted: string,
  fields: SearchFields,
): Map<number, boolean> {
  const found = new Map<number, boolean>();
  if (fields === 'name') return found;
  const folded = foldText(wanted);
  for (const { text, line } of others) {
    if (folded.length >= MIN_QUERY && text.startsWith(folded)) {
      found.set(line, text === folded || found.get(line) === true);
    }
  }
  const line = codes.get(wanted);
  if (line !== undefined) found.set(line, true);
  else if (wanted.length >= MIN_ISIN && /^in[a-z0-9]\d/.test(wanted)) {
    for (const [code, at] of codes) if (code.startsWith(wanted)) found.set(at, false);
  }
  return found;
}

/** The kinds of closeness: the symbol or another name in full, their beginning, the name's. */
const [EXACT, BEGINNING, NAME, FAR] = [0, 1, 2, 3];

/** Picks the closest matches; equally close ones by size, then short symbols, then by name. */
function closestOf(
  { lower, entries }: SearchIndex,
  lines: readonly number[],
  beside: ReadonlyMap<number, boolean>,
  wanted: string,
  fields: SearchFields,
): number[] {
  const rankOf = (line: number): number => {
    const { symbol = '', name = '' } = lower[line] ?? {};
    const isSymbols = fields === 'all' && symbol.startsWith(wanted);
    if ((isSymbols && symbol === wanted) || beside.get(line)) return EXACT;
    if (isSymbols || beside.has(line)) return BEGINNING;
    return name.startsWith(wanted) ? NAME : FAR;
  };
  const sizeOf = (line: number): number => entries[line]?.size ?? 0;
  const lengthOf = (line: number): number => lower[line]?.symbol.length ?? 0;
  const near: { line: number; rank: number }[] = [];
  for (const line of lines) {
    const rank = rankOf(line);
    if (rank < FAR) near.push({ line, rank });
  }
  return near
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        sizeOf(b.line) - sizeOf(a.line) ||
        (a.rank < NAME ? lengthOf(a.line) - lengthOf(b.line) : 0) ||
        a.line - b.line,
    )
    .slice(0, MAX_CLOSEST)
    .map(({ line }) => line);
}

/** The companies on lines, in the order of the lines. */
export function entriesAt({ entries }: SearchIndex, lines: readonly number[]): SearchEntry[] {
  const found: SearchEntry[] = [];
  for (const line of lines) {
    const entry = entries[line];
    if (entry) found.push(entry);
  }
  return found;
}

/**
 * Finds companies by case-insensitive substring, and by codes and other names.
 * @param fields `all` for symbol, name, industry and codes; `name` for names alone
 * @returns empty lists for a query of fewer than three characters
 */
export function search(index: SearchIndex, query: string, fields: SearchFields): SearchResult {
  const wanted = normaliseQuery(query);
  if (wanted.length < MIN_QUERY) return { closest: [], matches: [] };
  const beside = linesBeside(index, wanted, fields);
  const found = linesWith(index.lines[fields], wanted);
  const lines =
    beside.size === 0 ? found : [...new Set([...found, ...beside.keys()])].sort((a, b) => a - b);
  return {
    closest: entriesAt(index, closestOf(index, lines, beside, wanted, fields)),
    matches: entriesAt(index, lines),
  };
}

/** All matches, each once: the closest first, then the others by name. */
export function inOrder({ closest, matches }: SearchResult): readonly SearchEntry[] {
  return [...closest, ...matches.filter((entry) => !closest.includes(entry))];
}

interface NamePart {
  readonly text: string;
  readonly match: boolean;
}

/** Splits a name into matching and other parts, to print matches in bold. */
export function highlight(name: string, query: string): NamePart[] {
  const wanted = normaliseQuery(query);
  const lower = name.toLowerCase();
  // Some capitals change length in lower case, so that positions would differ.
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
