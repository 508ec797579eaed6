import type { Company } from '@/lib/domain/company/records';
import { oncePer } from '@/lib/tools/once-per';

import { prepare, type SearchEntry } from './match';

const toEntry = (company: Company): SearchEntry => ({
  name: company.name,
  symbol: company.symbol ?? '',
  industry: company.industry ?? '',
  slug: company.slug,
});

/** The search index of a company list, cached as long as the list is referenced. */
export const companySearch = oncePer((companies: readonly Company[]) =>
  prepare(companies.map(toEntry)),
);
