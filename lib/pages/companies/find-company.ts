import { type CompanyLookup, findBySlug } from '@/lib/domain/company/directory';

import { load } from '@/lib/provider/load';
import type { Company } from '@/lib/domain/company/records';

export type FoundCompany =
  | (CompanyLookup & { readonly companies: readonly Company[] })
  /** The company list has never loaded, so the answer is 503 and not 404. */
  | { readonly kind: 'unavailable' };

/**
 * Loads the company list and finds a company in it. Page, route resolution (404, 308, 503) and share
 * picture call it.
 * @param slug the last part of the address, percent-decoded
 */
export async function findCompany(slug: string): Promise<FoundCompany> {
  const companies = await load('companies', {});
  if (!companies) return { kind: 'unavailable' };
  return { ...findBySlug(companies.data, slug), companies: companies.data };
}
