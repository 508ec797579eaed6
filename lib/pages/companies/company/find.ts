import { findBySlug } from '@/lib/domain/company/directory';
import type { Company } from '@/lib/domain/company/records';
import type { Found } from '@/lib/pages/page-kind';
import { load } from '@/lib/provider/load';

/** A company, and the list that it is in. */
export interface ListedCompany {
  readonly company: Company;
  readonly companies: readonly Company[];
}

/**
 * Loads the company list and finds a company in it, by its slug or by another spelling.
 * @param slug the last part of the address, decoded
 */
export async function findCompany(slug: string): Promise<Found<ListedCompany>> {
  const companies = await load('companies', {});
  if (!companies) return 'unavailable';
  const found = findBySlug(companies.data, slug);
  if (found.kind === 'unknown') return 'missing';
  const { company } = found;
  return { item: { company, companies: companies.data }, slug: company.slug };
}
