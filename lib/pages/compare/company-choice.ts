import { startOf } from '@/lib/tools/shorten';
import { directoryOf, findBySlug } from '@/lib/domain/company/directory';
import type { Company } from '@/lib/domain/company/records';
import { companySearch } from '@/lib/search/company-search';
import { inOrder, search } from '@/lib/search/match';
import type { SearchParameters } from '@/lib/tools/parameters';
import { onceBy } from '@/lib/tools/once-by';

/** Companies or funds side by side at most. */
export const MOST_COMPARED = 4;

/** Longer words are cut. */
const LONGEST = 150;

/**
 * The names to compare in an address, without duplicates: companies in `?c=SBIN,HDFCBANK` or
 * `?c=SBIN&c=HDFCBANK`, funds in `?f=`.
 */
export function askedWords(parameters: SearchParameters, name: 'c' | 'f'): readonly string[] {
  const given = parameters[name] ?? [];
  // The form sends one field per name, so a name may contain commas, as those of funds do.
  const isForm = name === 'f' && typeof given !== 'string';
  const words = [given]
    .flat()
    .flatMap((text) => (isForm ? text : text.split(',')))
    .map((word) => startOf(word.trim(), LONGEST))
    .filter(Boolean);
  return onceBy(words, (word) => word.toLowerCase()).slice(0, MOST_COMPARED);
}

/** A word that does not match exactly one company or fund. */
export interface Unknown<Item> {
  readonly word: string;
  /** The candidates whose names have the word, if there are several. */
  readonly near: readonly Item[];
}

export interface Choice<Item> {
  /** In the order of the address, each once. */
  readonly found: readonly Item[];
  readonly unknown: readonly Unknown<Item>[];
}

/** Companies or funds that a word could mean are named up to this number. */
export const MOST_NEAR = 5;

/**
 * The companies that a word could mean: the exact match of a symbol or address, else matches by
 * name.
 */
function companiesOf(companies: readonly Company[], word: string): readonly Company[] {
  const exact = findBySlug(companies, word);
  if (exact.kind !== 'unknown') return [exact.company];
  const { bySlug } = directoryOf(companies);
  const found = inOrder(search(companySearch(companies), word, 'all'));
  return found.slice(0, MOST_NEAR + 1).flatMap(({ slug }) => bySlug.get(slug) ?? []);
}

/**
 * The company of a symbol, the last segment of its address, or words that match only one company.
 */
export function companyOf(companies: readonly Company[], word: string): Company | null {
  const [only, other] = companiesOf(companies, word);
  return only && !other ? only : null;
}

/** The companies for some words; words that match only one company are enough. */
export function chosenCompanies(
  companies: readonly Company[],
  words: readonly string[],
): Choice<Company> {
  const found: Company[] = [];
  const unknown: Unknown<Company>[] = [];
  for (const word of words) {
    const near = companiesOf(companies, word);
    const [only] = near;
    if (!only || near.length > 1) unknown.push({ word, near });
    else if (!found.includes(only)) found.push(only);
  }
  const others = (near: readonly Company[]) => near.filter((one) => !found.includes(one));
  return {
    found,
    unknown: unknown.map(({ word, near }) => ({ word, near: others(near).slice(0, MOST_NEAR) })),
  };
}
