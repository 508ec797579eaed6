import { foldText, wordsOf } from './fold';
import { linesWith } from './lines';

/** Groups of results besides companies, in their order. */
export const GROUPS = [
  'funds',
  'indices',
  'pages',
  'calculators',
  'answers',
  'reading',
  'forms',
  'branches',
] as const;
export type Group = (typeof GROUPS)[number];

export const GROUP_NAMES: Readonly<Record<Group, string>> = {
  funds: 'Mutual funds',
  indices: 'Indices and ETFs',
  pages: 'Pages and products',
  calculators: 'Calculators',
  answers: 'Questions and answers',
  reading: 'Articles, videos and reports',
  forms: 'Forms',
  branches: 'Branches',
};

/** Anything besides a company that a search can find. */
export interface Entry {
  readonly group: Group;
  readonly title: string;
  /** An address of this site, or of a file. */
  readonly href: string;
  /** More words that it is found by. */
  readonly words: string;
  /** Codes that it is found by as a whole, such as an ISIN. */
  readonly codes: readonly string[];
  /** Orders entries that match alike, largest first; 0 where nothing is known. */
  readonly size: number;
}

interface Prepared {
  readonly entry: Entry;
  /** Folded, with a blank before and after each word. */
  readonly title: string;
  readonly all: string;
}

export interface EntryIndex {
  readonly entries: readonly Prepared[];
  /** All that the entries are found by, one line per entry. */
  readonly text: string;
  readonly byCode: ReadonlyMap<string, readonly Entry[]>;
}

const codeOf = (text: string): string => text.trim().toLowerCase();

export function prepareEntries(entries: readonly Entry[]): EntryIndex {
  const byCode = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const code of entry.codes.map(codeOf)) {
      byCode.set(code, [...(byCode.get(code) ?? []), entry]);
    }
  }
  const prepared = entries.map((entry) => {
    const title = ` ${foldText(entry.title)} `;
    return { entry, title, all: `${title}${foldText(entry.words)} ` };
  });
  return { byCode, entries: prepared, text: prepared.map(({ all }) => all).join('\n') };
}

/** How close an entry is, the closest first; `null` for no match. */
function closeness(
  { title, all }: Prepared,
  whole: string,
  starts: readonly string[],
): number | null {
  if (!starts.every((start) => all.includes(start))) return null;
  if (title === `${whole} `) return 0;
  if (title.startsWith(whole)) return 1;
  return starts.every((start) => title.includes(start)) ? 2 : 3;
}

interface Found {
  readonly entry: Entry;
  readonly rank: number;
}

const byRank = (a: Found, b: Found): number =>
  a.rank - b.rank ||
  b.entry.size - a.entry.size ||
  (a.entry.title < b.entry.title ? -1 : a.entry.title > b.entry.title ? 1 : 0);

/**
 * The entries in which every word of a query begins a word, or whose code the query is: closest
 * first, then by size, then by title.
 */
export function findEntries(index: EntryIndex, query: string): readonly Entry[] {
  const coded = index.byCode.get(codeOf(query)) ?? [];
  const words = wordsOf(query);
  if (words.length === 0) return coded;
  // A single letter counts as a whole word only.
  const starts = words.map((word) => (word.length > 1 ? ` ${word}` : ` ${word} `));
  const whole = ` ${foldText(query)}`;
  const longest = starts.reduce((a, b) => (b.length > a.length ? b : a));
  const found: Found[] = [];
  for (const line of linesWith(index.text, longest)) {
    const one = index.entries[line];
    const rank = one ? closeness(one, whole, starts) : null;
    if (one && rank !== null && !coded.includes(one.entry)) found.push({ entry: one.entry, rank });
  }
  return [...coded, ...found.sort(byRank).map(({ entry }) => entry)];
}
