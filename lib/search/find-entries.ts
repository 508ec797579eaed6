import { oncePer } from '@/lib/tools/once-per';

import { type Entry, type EntryIndex, findEntries, type FoundEntries } from './entries';
import type { SearchIndex } from './match';
import { type Vocabulary, vocabularyOf } from './spelling';

/** Everything that a search looks through. */
export interface SiteIndex {
  readonly companies: SearchIndex;
  /** Whether the list of companies has loaded. */
  readonly hasCompanies: boolean;
  /** All other entries, in the parts that they were loaded in. */
  readonly parts: readonly EntryIndex[];
  /** The symbols of shares and indices that have an option chain. */
  readonly chains: ReadonlySet<string>;
  /** The words of companies' names and symbols. */
  readonly companyWords: Vocabulary;
  /** The words of all names, symbols and titles. */
  readonly vocabulary: Vocabulary;
}

/** What an index is made of. */
type Listed = Pick<SiteIndex, 'companies' | 'hasCompanies' | 'parts' | 'chains'>;

/** The index of companies and entries, with the words that misspelt ones are compared with. */
export function siteIndexOf(listed: Listed): SiteIndex {
  const { companies, parts } = listed;
  const names = [
    ...companies.folded.text.split(/[ \n]/),
    ...companies.lower.map(({ symbol }) => symbol),
    ...companies.others.flatMap(({ text }) => text.split(' ')),
  ];
  const titles = parts.flatMap(({ entries }) => entries.flatMap(({ title }) => title.split(' ')));
  return {
    ...listed,
    companyWords: vocabularyOf(names),
    vocabulary: vocabularyOf([...names, ...titles]),
  };
}

/** What all parts find, each list in its order. */
export function findAll(parts: readonly EntryIndex[], query: string): FoundEntries {
  const found = parts.map((part) => findEntries(part, query));
  return {
    current: found.flatMap(({ current }) => current),
    past: found.flatMap(({ past }) => past),
  };
}

/** The entries of a part by address: a page before an exchange-traded fund in its list. */
const byAddress = oncePer(({ entries }: EntryIndex): ReadonlyMap<string, Entry> => {
  const found = new Map<string, Entry>();
  for (const { entry } of entries) {
    const known = found.get(entry.href);
    if (!known || (entry.group === 'pages' && known.group !== 'pages')) {
      found.set(entry.href, entry);
    }
  }
  return found;
});

/** The entry at an address; `undefined` where there is none. */
export function entryAt(parts: readonly EntryIndex[], href: string): Entry | undefined {
  for (const part of parts) {
    const found = byAddress(part).get(href);
    if (found) return found;
  }
  return undefined;
}
