import { foldText, wordsOf } from '@/lib/tools/fold';
import { type Lines, linesOf, linesWith } from './lines';

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

/** A group's name inside a sentence: only its first letter is a small one. */
export const nameInSentence = (name: string): string =>
  name.charAt(0).toLowerCase() + name.slice(1);

/** The size of what is no longer current: listed only where nothing else is found, or by its own name. */
export const PAST = -1;

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

/** What an entry is, beside its title. */
export const kindOf = ({ group, size }: Entry): string =>
  size === PAST ? `${GROUP_NAMES[group]}, without a current NAV` : GROUP_NAMES[group];

interface Prepared {
  readonly entry: Entry;
  /** Folded, with a blank before and after each word. */
  readonly title: string;
  readonly all: string;
}

export interface EntryIndex {
  /** In the order of those that match alike: by size, then by title. */
  readonly entries: readonly Prepared[];
  /** All that the entries are found by, one line per entry. */
  readonly lines: Lines;
  readonly byCode: ReadonlyMap<string, readonly Entry[]>;
}

const codeOf = (text: string): string => text.trim().toLowerCase();

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const inOrder = (a: Prepared, b: Prepared): number =>
  b.entry.size - a.entry.size || compare(a.title, b.title) || compare(a.entry.title, b.entry.title);

/** `mid cap` and `midcap`: funds are called by both. */
const CAPS = /\b(flexi|large|micro|mid|multi|small) ?cap\b/g;

/** A folded title's other spellings, each after a blank. */
const otherSpellings = (title: string): string =>
  [...title.matchAll(CAPS)].map(([, size]) => ` ${size}cap ${size} cap`).join('');

export function prepareEntries(entries: readonly Entry[]): EntryIndex {
  const prepared = entries
    .map((entry) => {
      const title = ` ${foldText(entry.title)} `;
      const words = `${foldText(entry.words)}${otherSpellings(title)}`;
      return { entry, title, all: `${title}${words} ` };
    })
    .sort(inOrder);
  const byCode = new Map<string, Entry[]>();
  for (const { entry } of prepared) {
    for (const code of new Set(entry.codes.map(codeOf))) {
      const known = byCode.get(code);
      if (known) known.push(entry);
      else byCode.set(code, [entry]);
    }
  }
  return { byCode, entries: prepared, lines: linesOf(prepared.map(({ all }) => all)) };
}

/** The kinds of closeness: the whole title, its beginning, words of it, words of anything. */
const [WHOLE, BEGINNING, TITLE, ANY] = [0, 1, 2, 3] as const;

/** What a part finds, each list in its order. */
export interface FoundEntries {
  readonly current: readonly Entry[];
  /** Past ones that are not named whole. */
  readonly past: readonly Entry[];
}

/**
 * The entries in which every word of a query begins a word, or whose code the query is: closest
 * first, then by size, then by title.
 */
export function findEntries(index: EntryIndex, query: string): FoundEntries {
  const coded = index.byCode.get(codeOf(query)) ?? [];
  const words = wordsOf(query);
  if (words.length === 0) return { current: coded, past: [] };
  // A single letter counts as a whole word only.
  const starts = words.map((word) => (word.length > 1 ? ` ${word}` : ` ${word} `));
  const longest = starts.reduce((a, b) => (b.length > a.length ? b : a));
  const others = starts.filter((start) => start !== longest);
  const beginning = ` ${foldText(query)}`;
  const whole = `${beginning} `;
  const ranks: Entry[][] = [[...coded], [], [], []];
  const past: Entry[][] = [[], [], [], []];
  for (const line of linesWith(index.lines, longest)) {
    const one = index.entries[line];
    if (!one || !others.every((start) => one.all.includes(start))) continue;
    const { entry, title } = one;
    if (coded.includes(entry)) continue;
    const isIn = (start: string) => title.includes(start);
    const rank =
      title === whole
        ? WHOLE
        : title.startsWith(beginning)
          ? BEGINNING
          : starts.every(isIn)
            ? TITLE
            : ANY;
    (entry.size === PAST && rank !== WHOLE ? past : ranks)[rank]?.push(entry);
  }
  return { current: ranks.flat(), past: past.flat() };
}
