import { type CompanyLookup, lookUp } from '@/lib/companies/directory';

import { load } from '../load';
import type { Company } from '../records';

export type FoundCompany =
  | (CompanyLookup & { readonly companies: readonly Company[] })
  /** The company list has never loaded, so nobody can tell an unknown company from a known one. */
  | { readonly kind: 'unavailable' };

/**
 * Loads the company list and finds a company in it: for its page, for the decision between 404, 308
 * and 503, and for its share picture.
 * @param slug the last part of its address, with its escapes undone
 */
export async function findCompany(slug: string): Promise<FoundCompany> {
  const companies = await load('companies', {});
  if (!companies) return { kind: 'unavailable' };
  return { ...lookUp(companies.data, slug), companies: companies.data };
}
