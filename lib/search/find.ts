import { type Entry, type EntryIndex, findEntries, type Group, GROUPS } from './entries';
import { foldText, wordsOf } from './fold';
import { calculationOf, targetsOf } from './intents';
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
import { alike, type Vocabulary, vocabularyOf } from './spelling';

/** Everything that a search looks through. */
export interface SiteIndex {
  readonly companies: SearchIndex;
  /** All other entries, in the parts that they were loaded in. */
  readonly parts: readonly EntryIndex[];
}

export interface FoundGroup {
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
export function findCompanies(
  index: SearchIndex,
  query: string,
  fields: SearchFields,
): SearchResult {
  const result = search(index, query, fields);
  return result.matches.length > 0 ? result : searchFolded(index, query);
}

const findAll = (parts: readonly EntryIndex[], query: string): readonly Entry[] =>
  parts.flatMap((part) => findEntries(part, query));

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
    const inGroup = findAll(parts, target.query).find(({ group }) => group === target.group);
    return inGroup ?? [];
  });
  return [...new Set(found)];
}

const vocabularies = new WeakMap<object, Vocabulary>();

/** The words of all names, symbols and titles, collected once for an index and its parts. */
function vocabularyOfIndex({ companies, parts }: SiteIndex): Vocabulary {
  const key = parts.at(-1) ?? companies;
  const known = vocabularies.get(key);
  if (known) return known;
  const made = vocabularyOf([
    ...companies.folded.split(/[ \n]/),
    ...companies.lower.map(({ symbol }) => symbol),
    ...companies.others.flatMap(({ text }) => text.split(' ')),
    ...parts.flatMap(({ entries }) => entries.flatMap(({ title }) => title.split(' '))),
  ]);
  vocabularies.set(key, made);
  return made;
}

/** The nearest spellings of a word: itself where a word begins so. */
function spellingsOf(vocabulary: Vocabulary, word: string): readonly string[] {
  if (vocabulary.words.some((known) => known.startsWith(word))) return [word];
  const near = [...alike(vocabulary, word)].sort((a, b) => a[1] - b[1]);
  const least = near[0]?.[1];
  return near
    .filter(([, edits]) => edits === least)
    .slice(0, MAX_SPELLINGS)
    .map(([spelling]) => spelling);
}

/** What is found with each word in its nearest known spelling. */
function guessesOf(index: SiteIndex, query: string, fields: SearchFields): SiteResult['guesses'] {
  const vocabulary = vocabularyOfIndex(index);
  const words = foldText(query).split(' ').filter(Boolean);
  let queries: readonly string[] = [''];
  for (const word of words) {
    const spellings = spellingsOf(vocabulary, word);
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
  const entries = [...new Set(tried.flatMap((one) => findAll(index.parts, one)))];
  return { companies: first, entries: entries.slice(0, MAX_GUESSES - first.length) };
}

/**
 * Looks for a query in everything. A query of fewer than three characters, one of a person's own
 * numbers, and one without a word finds nothing.
 */
export function searchSite(index: SiteIndex, query: string, fields: SearchFields): SiteResult {
  const isIdle = normaliseQuery(query).length < MIN_QUERY || wordsOf(query).length === 0;
  if (isPersonal(query)) return NOTHING;
  const companies = findCompanies(index.companies, query, fields);
  const direct = isIdle ? [] : directOf(index, query);
  const entries = isIdle ? [] : findAll(index.parts, query);
  const groups = GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((one) => one.entries.length > 0);
  const isNothing = companies.matches.length + direct.length + groups.length === 0;
  const guesses = isNothing && !isIdle ? guessesOf(index, query, fields) : NO_GUESSES;
  return { direct, companies, groups, guesses };
}

/** How many results there are, each counted once: direct ones stand in their groups too. */
export function countResults({ direct, companies, groups }: SiteResult): number {
  const entries = new Set(groups.flatMap((group) => group.entries));
  const others = direct.filter((entry) => !entries.has(entry));
  return companies.matches.length + entries.size + others.length;
}
