import {
  type Entry,
  type EntryIndex,
  findEntries,
  type FoundEntries,
  type Group,
  GROUPS,
} from './entries';
import { foldText, wordsOf } from '@/lib/tools/fold';
import { calculationOf } from './calculations';
import { targetsOf } from './intents';
import {
  MIN_QUERY,
  normaliseQuery,
  search,
  type SearchEntry,
  searchFolded,
  type SearchFields,
  type SearchIndex,
  type SearchResult,
} from './match';
import { isPersonal } from './personal';
import { hasBeginning, nearestWords, type Vocabulary, vocabularyOf } from './spelling';

/** Everything that a search looks through. */
export interface SiteIndex {
  readonly companies: SearchIndex;
  /** All other entries, in the parts that they were loaded in. */
  readonly parts: readonly EntryIndex[];
  /** The words of all names, symbols and titles. */
  readonly vocabulary: Vocabulary;
}

export function siteIndexOf(companies: SearchIndex, parts: readonly EntryIndex[]): SiteIndex {
  const vocabulary = vocabularyOf([
    ...companies.folded.text.split(/[ \n]/),
    ...companies.lower.map(({ symbol }) => symbol),
    ...companies.others.flatMap(({ text }) => text.split(' ')),
    ...parts.flatMap(({ entries }) => entries.flatMap(({ title }) => title.split(' '))),
  ]);
  return { companies, parts, vocabulary };
}

interface FoundGroup {
  readonly group: Group;
  readonly entries: readonly Entry[];
}

export interface SiteResult {
  /** What the query asks for directly, which stands first. */
  readonly direct: readonly Entry[];
  readonly companies: SearchResult;
  /** Groups with entries, in their order. */
  readonly groups: readonly FoundGroup[];
  /** Where nothing is found: what is spelled alike, at most three together. */
  readonly guesses: {
    readonly companies: readonly SearchEntry[];
    readonly entries: readonly Entry[];
  };
}

const NO_COMPANIES: SearchResult = { closest: [], matches: [] };
const NO_GUESSES = { companies: [], entries: [] } as const;
export const NOTHING: SiteResult = {
  direct: [],
  companies: NO_COMPANIES,
  groups: [],
  guesses: NO_GUESSES,
};

/** Nearest spellings of a word that are tried, and results of them that are shown. */
const MAX_SPELLINGS = 3;
const MAX_GUESSES = 3;

/** The companies that a query finds, in another spelling where there are none in its own. */
function findCompanies(index: SearchIndex, query: string, fields: SearchFields): SearchResult {
  const result = search(index, query, fields);
  return result.matches.length > 0 ? result : searchFolded(index, query);
}

function findAll(parts: readonly EntryIndex[], query: string): FoundEntries {
  const found = parts.map((part) => findEntries(part, query));
  return {
    current: found.flatMap(({ current }) => current),
    past: found.flatMap(({ past }) => past),
  };
}

const entryAt = (parts: readonly EntryIndex[], href: string): Entry | undefined => {
  for (const { entries } of parts) {
    const found = entries.find(({ entry }) => entry.href === href);
    if (found) return found.entry;
  }
  return undefined;
};

function directOf({ parts }: SiteIndex, query: string): readonly Entry[] {
  const calculation = calculationOf(query);
  if (calculation) {
    const [path = ''] = calculation.href.split('?');
    const entry = entryAt(parts, path);
    return entry
      ? [{ ...entry, ...calculation, title: `${entry.title}: ${calculation.title}` }]
      : [];
  }
  const found = targetsOf(query).flatMap((target) => {
    if ('href' in target) return entryAt(parts, target.href) ?? [];
    const { current } = findAll(parts, target.query);
    return current.find(({ group }) => group === target.group) ?? [];
  });
  return [...new Set(found)];
}

/** The nearest spellings of a word: itself where a word begins so. */
const spellingsOf = (vocabulary: Vocabulary, word: string): readonly string[] =>
  hasBeginning(vocabulary, word) ? [word] : nearestWords(vocabulary, word).slice(0, MAX_SPELLINGS);

/** The entries with most of a query's words, for a query of several; the rarer word counts more. */
function nearestOf(index: SiteIndex, query: string): readonly Entry[] {
  const words = wordsOf(query).filter((word) => word.length > 2);
  if (words.length < 2) return [];
  const scores = new Map<Entry, number>();
  for (const word of words) {
    const { current } = findAll(index.parts, word);
    for (const entry of current) scores.set(entry, (scores.get(entry) ?? 0) + 1 / current.length);
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([entry]) => entry);
}

/** What is found with each word in its nearest known spelling, then what has most of the words. */
function guessesOf(index: SiteIndex, query: string, fields: SearchFields): SiteResult['guesses'] {
  const words = foldText(query).split(' ').filter(Boolean);
  let queries: readonly string[] = [''];
  for (const word of words) {
    const spellings = spellingsOf(index.vocabulary, word);
    queries = queries
      .flatMap((start) => spellings.map((spelling) => `${start} ${spelling}`.trim()))
      .slice(0, MAX_SPELLINGS);
  }
  const tried = queries.filter((one) => one !== '' && one !== words.join(' '));
  const companies = tried.flatMap((one) => {
    const { closest, matches } = findCompanies(index.companies, one, fields);
    return closest.length > 0 ? closest : matches;
  });
  const first = [...new Set(companies)].slice(0, MAX_GUESSES);
  const found = tried.map((one) => findAll(index.parts, one));
  const entries = [
    ...found.flatMap(({ current }) => current),
    ...found.flatMap(({ past }) => past),
    ...nearestOf(index, query),
  ];
  return {
    companies: first,
    entries: [...new Set(entries)].slice(0, MAX_GUESSES - first.length),
  };
}

/** Whether an entry is one of the index; a calculation with figures is not. */
const isListed = ({ parts }: SiteIndex, entry: Entry): boolean =>
  entryAt(parts, entry.href) === entry;

/** Entries by their groups, in the order of the groups. */
function groupsOf(entries: readonly Entry[]): readonly FoundGroup[] {
  const byGroup = new Map<Group, Entry[]>(GROUPS.map((group) => [group, []]));
  for (const entry of entries) byGroup.get(entry.group)?.push(entry);
  const groups = [...byGroup].map(([group, found]) => ({ group, entries: found }));
  return groups.filter((one) => one.entries.length > 0);
}

/**
 * Looks for a query in everything. A query of fewer than three characters, one of a person's own
 * numbers, and one without a word finds nothing. What is past is found where nothing else is.
 */
export function searchSite(index: SiteIndex, query: string, fields: SearchFields): SiteResult {
  if (isPersonal(query)) return NOTHING;
  const companies = findCompanies(index.companies, query, fields);
  const isIdle = normaliseQuery(query).length < MIN_QUERY || wordsOf(query).length === 0;
  if (isIdle) return { ...NOTHING, companies };
  const direct = directOf(index, query);
  const { current, past } = findAll(index.parts, query);
  const isNothing = companies.matches.length + direct.length + current.length === 0;
  // What is wanted directly is in its group too, though other words led to it.
  const wanted = direct.filter((entry) => isListed(index, entry));
  const groups = groupsOf(isNothing ? past : [...new Set([...current, ...wanted])]);
  const guesses = isNothing && past.length === 0 ? guessesOf(index, query, fields) : NO_GUESSES;
  return { direct, companies, groups, guesses };
}

/** How many results there are, each counted once: direct ones stand in their groups too. */
export function countResults({ direct, companies, groups }: SiteResult): number {
  const isInGroup = (entry: Entry) => groups.some(({ entries }) => entries.includes(entry));
  const others = direct.filter((entry) => !isInGroup(entry));
  const inGroups = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return companies.matches.length + inGroups + others.length;
}
