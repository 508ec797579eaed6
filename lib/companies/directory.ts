import { createHash } from 'node:crypto';

import type { Company } from '@/lib/provider/records';
import { encodeIndex } from '@/lib/search/index-file';
import { prepare, type SearchEntry, type SearchIndex } from '@/lib/search/match';
import { looseSlug, slugOf } from '@/lib/tools/slug';

/** What is worked out once from a company list and thrown away with it. */
interface Directory {
  readonly bySlug: ReadonlyMap<string, Company>;
  readonly bySymbol: ReadonlyMap<string, Company>;
  /** Other spellings, where they mean one company only. */
  readonly byLooseSlug: ReadonlyMap<string, Company | null>;
  readonly search: SearchIndex;
  /** The search index as the browser fetches it, and the hash that names it. */
  readonly indexFile: { readonly hash: string; readonly text: string };
}

const directories = new WeakMap<readonly Company[], Directory>();

const toEntry = (company: Company): SearchEntry => ({
  name: company.name,
  symbol: company.symbol ?? '',
  industry: company.industry ?? '',
  slug: company.slug,
});

function createDirectory(companies: readonly Company[]): Directory {
  const byLooseSlug = new Map<string, Company | null>();
  const note = (spelling: string, company: Company) => {
    const key = looseSlug(spelling);
    const known = byLooseSlug.get(key);
    byLooseSlug.set(key, known === undefined || known === company ? company : null);
  };
  companies.forEach((company) => note(company.slug, company));
  const slugs = new Set(byLooseSlug.keys());
  companies.forEach((company) => {
    const fromName = slugOf(company.name);
    if (!slugs.has(looseSlug(fromName))) note(fromName, company);
  });
  const search = prepare(companies.map(toEntry));
  const text = encodeIndex(search.entries);
  return {
    bySymbol: new Map(
      companies.flatMap((company) => (company.symbol ? [[company.symbol, company]] : [])),
    ),
    bySlug: new Map(companies.map((company) => [company.slug, company])),
    byLooseSlug,
    search,
    indexFile: { hash: createHash('sha256').update(text).digest('hex').slice(0, 16), text },
  };
}

/** The directory of a loaded company list. */
export function directoryOf(companies: readonly Company[]): Directory {
  const known = directories.get(companies);
  if (known) return known;
  const made = createDirectory(companies);
  directories.set(companies, made);
  return made;
}

export type CompanyLookup =
  | { readonly kind: 'found'; readonly company: Company }
  | { readonly kind: 'moved'; readonly company: Company }
  | { readonly kind: 'unknown' };

/** Finds a company by the last part of its address, in this or another spelling of it. */
export function lookUp(companies: readonly Company[], slug: string): CompanyLookup {
  const { bySlug, byLooseSlug } = directoryOf(companies);
  const exact = bySlug.get(slug);
  if (exact) return { kind: 'found', company: exact };
  const company = bySlug.get(slugOf(slug)) ?? byLooseSlug.get(looseSlug(slugOf(slug)));
  return company ? { kind: 'moved', company } : { kind: 'unknown' };
}
