import 'server-only';

import {
  companiesOfIndustry,
  type Counted,
  industryCounts,
  letterCounts,
} from '@/lib/domain/company/lists';
import type { Company } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';
import type { Found } from '@/lib/pages/page-kind';
import { decodedPart, nameSlug } from '@/lib/tools/slug';
import { load } from '@/lib/provider/load';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

/** The parts of the alphabet and the industries, each with its count; blank without the list. */
export async function loadCompanyDirectory() {
  const companies = await load('companies', {});
  return {
    companies: companies && { ...companies, data: companies.data.length },
    letters: letterCounts(companies?.data ?? []),
    industries: industryCounts(companies?.data ?? []),
  };
}

/** An industry, all industries, and the list of companies. */
interface ListedIndustry {
  readonly industry: Counted;
  readonly industries: readonly Counted[];
  readonly companies: Sourced<readonly Company[]>;
}

/** @param part the last part of the address: the industry's slug or its name */
export async function findIndustry(part: string): Promise<Found<ListedIndustry>> {
  const companies = await load('companies', {});
  if (!companies) return 'unavailable';
  const industries = industryCounts(companies.data);
  const industry = industries.find(({ slug }) => slug === nameSlug(part));
  return industry ? { item: { industry, industries, companies }, slug: industry.slug } : 'missing';
}

/** The companies of an industry with their figures. */
export async function loadIndustry({ industry, industries, companies }: ListedIndustry) {
  const { slug, name } = industry;
  const [snapshot, years] = await Promise.all([
    load('marketSnapshot', { exchange: 'NSE' }),
    loadYearSparks(),
  ]);
  const own = companiesOfIndustry(companies.data, slug);
  return { slug, name, industries, companies: { ...companies, data: own }, snapshot, years };
}

/** The same by the last part of the address, encoded or not; `null` for an unknown industry. */
export async function loadCompanyIndustry(part: string) {
  const found = await findIndustry(decodedPart(part));
  return typeof found === 'string' ? null : loadIndustry(found.item);
}
