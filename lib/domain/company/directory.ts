import { oncePer } from '@/lib/tools/once-per';
import { looseSlug, nameSlug, slugOf } from '@/lib/tools/slug';

import { shortName } from './names';
import type { Company } from './records';

/** Indexes computed once per company list. */
interface Directory {
  readonly bySlug: ReadonlyMap<string, Company>;
  readonly bySymbol: ReadonlyMap<string, Company>;
  /** By the name with hyphens for blanks, which the specification has as the address. */
  readonly byName: ReadonlyMap<string, Company>;
  /**
   * Companies by loose slug, with and without `Limited`, then by former name or symbol, ISIN and
   * BSE code; `null` if a spelling is ambiguous.
   */
  readonly byLooseSlug: ReadonlyMap<string, Company | null>;
}

const hasOwnName = ({ name, slug }: Company): boolean => slug === nameSlug(name);

function createDirectory(companies: readonly Company[]): Directory {
  const byLooseSlug = new Map<string, Company | null>();
  const note = (spelling: string, company: Company) => {
    const key = looseSlug(spelling);
    const known = byLooseSlug.get(key);
    byLooseSlug.set(key, known === undefined || known === company ? company : null);
  };
  companies.forEach((company) => note(company.slug, company));
  for (const spellingOf of [({ name }: Company) => name, ({ name }: Company) => shortName(name)]) {
    const taken = new Set(byLooseSlug.keys());
    companies.forEach((company) => {
      const spelling = slugOf(spellingOf(company));
      if (!taken.has(looseSlug(spelling))) note(spelling, company);
    });
  }
  const taken = new Set(byLooseSlug.keys());
  for (const company of companies) {
    const { formerNames = [], isin, bseCode } = company;
    for (const spelling of [...formerNames, isin ?? '', bseCode ?? ''].map(slugOf)) {
      if (spelling !== '' && !taken.has(looseSlug(spelling))) note(spelling, company);
    }
  }
  return {
    bySymbol: new Map(
      companies.flatMap((company) => (company.symbol ? [[company.symbol, company]] : [])),
    ),
    // Of companies of one name, the one that has the name as its slug comes last.
    byName: new Map(
      [...companies]
        .sort((a, b) => Number(hasOwnName(a)) - Number(hasOwnName(b)))
        .map((company) => [slugOf(company.name), company]),
    ),
    bySlug: new Map(companies.map((company) => [company.slug, company])),
    byLooseSlug,
  };
}

/** The indexes of a company list, cached as long as the list is referenced. */
export const directoryOf = oncePer(createDirectory);

type CompanyLookup =
  | { readonly kind: 'found'; readonly company: Company }
  | { readonly kind: 'moved'; readonly company: Company }
  | { readonly kind: 'unknown' };

/**
 * Finds a company by slug: `found` under its canonical slug, `moved` under another spelling, its
 * symbol, ISIN or BSE code, a former name or symbol, or its name without `Limited`.
 */
export function findBySlug(companies: readonly Company[], slug: string): CompanyLookup {
  const { bySlug, byLooseSlug, byName, bySymbol } = directoryOf(companies);
  const exact = bySlug.get(slug);
  if (exact) return { kind: 'found', company: exact };
  const company =
    bySlug.get(slugOf(slug)) ??
    byName.get(slugOf(slug)) ??
    bySymbol.get(slug.trim().toUpperCase()) ??
    byLooseSlug.get(looseSlug(slugOf(slug)));
  return company ? { kind: 'moved', company } : { kind: 'unknown' };
}

/** Names of companies by symbol. */
export type NamesBySymbol = ReadonlyMap<string, Pick<Company, 'name' | 'slug'>>;

export function namesBySymbol(companies: readonly Company[] | null): NamesBySymbol {
  return new Map(
    (companies ?? []).flatMap((company) =>
      company.symbol === null ? [] : [[company.symbol, company] as const],
    ),
  );
}
