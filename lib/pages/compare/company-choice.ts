import { startOf } from '@/lib/tools/shorten';
import { directoryOf, findBySlug } from '@/lib/domain/company/directory';
import type { Company } from '@/lib/domain/company/records';
import { companySearch } from '@/lib/search/company-search';
import { inOrder, search } from '@/lib/search/match';
import type { SearchParameters } from '@/lib/tools/parameters';
import { onceBy } from '@/lib/tools/once';

/** Companies or funds side by side at most. */
export const MOST_COMPARED = 4;

/** Longer words are cut. */
const LONGEST = 150;

/**
 * What an address asks to compare, each once: companies in `?c=SBIN,HDFCBANK` or
 * `?c=SBIN&c=HDFCBANK`, funds in `?f=`.
 */
export function askedWords(parameters: SearchParameters, name: 'c' | 'f'): readonly string[] {
  const given = parameters[name] ?? [];
  // The form's fields are a list: a name that one of them has may contain commas, as those of funds do.
  const isForm = name === 'f' && typeof given !== 'string';
  const words = [given]
    .flat()
    .flatMap((text) => (isForm ? text : text.split(',')))
    .map((word) => startOf(word.trim(), LONGEST))
    .filter(Boolean);
  return onceBy(words, (word) => word.toLowerCase()).slice(0, MOST_COMPARED);
}

export interface Choice {
  /** In the order of the address, each once. */
  readonly found: readonly Company[];
  /** Words that are no company, or could be several. */
  readonly unknown: readonly string[];
}

/** A symbol, the last part of a company's address, or words that only one company has. */
function companyOf(companies: readonly Company[], word: string): Company | null {
  const exact = findBySlug(companies, word);
  if (exact.kind !== 'unknown') return exact.company;
  const directory = directoryOf(companies);
  const [only, other] = inOrder(search(companySearch(companies), word, 'all'));
  return only && !other ? (directory.bySlug.get(only.slug) ?? null) : null;
}

/** The companies that words stand for. */
export function chosenCompanies(companies: readonly Company[], words: readonly string[]): Choice {
  const pairs = words.map((word) => ({ word, company: companyOf(companies, word) }));
  const found = pairs.flatMap(({ company }) => company ?? []);
  return {
    found: found.filter((company, at) => found.indexOf(company) === at),
    unknown: pairs.flatMap(({ word, company }) => (company ? [] : word)),
  };
}
