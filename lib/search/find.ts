import { wordsOf } from '@/lib/tools/fold';

import { calculationOf } from './calculations';
import { findCompanies, findNamed, NO_COMPANIES } from './company-find';
import { type Entry, type FoundEntries, type Group, GROUPS } from './entries';
import { entryAt, findAll, type SiteIndex } from './find-entries';
import { type Guesses, guessesOf, NO_GUESSES } from './guesses';
import { indexNamed } from './index-names';
import { targetsOf } from './intents';
import { MIN_QUERY, normaliseQuery, type SearchEntry, type SearchFields } from './match';
import { mergerMeant } from './mergers';
import { companyParts, entryParts, partsIn } from './parts';
import { isPersonal } from './personal';
import { type Asked, readQuery } from './query';
import { uncovered } from './uncovered';

interface FoundGroup {
  readonly group: Group;
  readonly entries: readonly Entry[];
}

export interface SiteResult {
  /** The company or the index that the query names. */
  readonly best: SearchEntry | Entry | null;
  /** All companies that match, by name ascending. */
  readonly companies: readonly SearchEntry[];
  /** What they match: the query, or what is left of it without words that name nothing. */
  readonly text: string;
  /** What the query asks for directly: a part of a page, a task, a calculator with its figures. */
  readonly direct: readonly Entry[];
  /** Groups with entries, in their order. */
  readonly groups: readonly FoundGroup[];
  /** What it may mean, where nothing is found. */
  readonly guesses: Guesses;
  /** What the site does not cover or what has merged, where the query names such a thing. */
  readonly note: string | null;
}

export const NOTHING: SiteResult = {
  best: null,
  companies: [],
  text: '',
  direct: [],
  groups: [],
  guesses: NO_GUESSES,
  note: null,
};

/** Whether a result is a company. */
export const isCompany = (result: SearchEntry | Entry): result is SearchEntry => 'slug' in result;

/** The calculator with the figures of the query, or what people need who have a task in mind. */
function tasksOf({ parts }: SiteIndex, query: string, { task }: Asked): readonly Entry[] {
  const calculation = calculationOf(query);
  if (calculation) {
    const entry = entryAt(parts, calculation.href.split('?', 1)[0] ?? '');
    return entry
      ? [{ ...entry, ...calculation, title: `${entry.title}: ${calculation.title}` }]
      : [];
  }
  return targetsOf(task).flatMap((target) => {
    if ('href' in target) return entryAt(parts, target.href) ?? [];
    const { current } = findAll(parts, target.query);
    return current.find(({ group }) => group === target.group) ?? [];
  });
}

/**
 * The first text that companies are found with: the query whole, then without idle words. Who has a
 * task in mind looks for no company that has one of its words in its name, but for one whose symbol is
 * left: `nsdl share`.
 */
function companiesOf(index: SiteIndex, asked: Asked, isTask: boolean, fields: SearchFields) {
  const { text } = asked;
  const whole = findCompanies(index.companies, text, fields);
  if (whole.matches.length > 0) return { ...whole, text };
  for (const one of asked.shorter) {
    const found = findNamed(index.companies, one, fields);
    const isMeant = !isTask || found.best?.symbol.toLowerCase() === one;
    if (found.matches.length > 0 && isMeant) return { ...found, text: one };
  }
  return { ...NO_COMPANIES, text: '' };
}

/** The first text that other entries are found with, past ones where there are no others. */
function entriesOf({ parts }: SiteIndex, { text, shorter }: Asked) {
  let past: FoundEntries & { readonly text: string } = { current: [], past: [], text };
  for (const one of [text, ...shorter]) {
    const found = { ...findAll(parts, one), text: one };
    if (found.current.length > 0) return found;
    if (past.past.length === 0) past = found;
  }
  return past;
}

/** The words of a query that a text has not. */
const wordsBeside = (asked: Asked, text: string): readonly string[] => {
  const own = new Set(wordsOf(text));
  return asked.words.filter((word) => !own.has(word) && !own.has(wordsOf(word)[0] ?? word));
};

type Companies = ReturnType<typeof companiesOf>;

/** The parts of pages that the words beside a name ask for. */
function partsOf(
  index: SiteIndex,
  asked: Asked,
  named: Entry | null,
  companies: Companies,
  entries: FoundEntries & { readonly text: string },
): readonly Entry[] {
  if (named) return entryParts(named, partsIn(asked.words), index.chains);
  const ofCompanies = partsIn(wordsBeside(asked, companies.text));
  const ofEntries = partsIn(wordsBeside(asked, entries.text));
  const [first] = entries.current;
  return [
    ...companies.closest.flatMap((one) => companyParts(one, ofCompanies, index.chains)),
    ...(first?.group === 'funds' ? entryParts(first, ofEntries, index.chains) : []),
  ];
}

/** Entries by their groups, in the order of the groups. */
function groupsOf(entries: readonly Entry[]): readonly FoundGroup[] {
  const byGroup = new Map<Group, Entry[]>(GROUPS.map((group) => [group, []]));
  for (const entry of entries) byGroup.get(entry.group)?.push(entry);
  const groups = [...byGroup].map(([group, found]) => ({ group, entries: found }));
  return groups.filter((one) => one.entries.length > 0);
}

const isOf = ({ group }: FoundGroup, entry: Entry): number => Number(group === entry.group);

/**
 * Looks for a query in everything. A query of fewer than three characters, one of a person's own
 * numbers, and one without a word finds nothing. What is past is found where nothing else is.
 */
export function searchSite(index: SiteIndex, query: string, fields: SearchFields): SiteResult {
  if (isPersonal(query) || normaliseQuery(query).length < MIN_QUERY) return NOTHING;
  const asked = readQuery(query);
  const tasks = tasksOf(index, query, asked);
  const named = indexNamed(index.parts, [asked.text, ...asked.shorter]);
  const missing = named ? null : uncovered(asked);
  const isTask = tasks.length > 0 || missing !== null;
  const companies = companiesOf(index, asked, isTask, fields);
  const { matches } = companies;
  if (wordsOf(query).length === 0) return { ...NOTHING, companies: matches, text: asked.text };
  const merger = mergerMeant(asked.text, matches);
  const best = named ?? merger?.company ?? companies.best;
  const entries = entriesOf(index, asked);
  const direct = [...new Set([...partsOf(index, asked, named, companies, entries), ...tasks])];
  const isNothing = matches.length + direct.length + entries.current.length === 0 && !best;
  // What is wanted directly is in its group too, though other words led to it.
  const listed = tasks.filter((entry) => entryAt(index.parts, entry.href) === entry);
  const current = [...entries.current, ...listed, ...(named ? [named] : [])];
  const byGroup = groupsOf(isNothing ? entries.past : [...new Set(current)]);
  // Who names an index looks for it before the funds that follow it.
  const groups = named ? [...byGroup].sort((a, b) => isOf(b, named) - isOf(a, named)) : byGroup;
  const isEmpty = isNothing && entries.past.length === 0;
  const note = matches.length === 0 ? missing : (merger?.note ?? null);
  const guesses = isEmpty && !note ? guessesOf(index, asked, fields) : NO_GUESSES;
  const text = companies.text || asked.text;
  return { best, companies: matches, text, direct, groups, guesses, note };
}

/** How many results there are, each counted once: direct ones stand in their groups too. */
export function countResults({ direct, companies, groups }: SiteResult): number {
  const isInGroup = (entry: Entry) => groups.some(({ entries }) => entries.includes(entry));
  const others = direct.filter((entry) => !isInGroup(entry));
  const inGroups = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return companies.length + inGroups + others.length;
}
