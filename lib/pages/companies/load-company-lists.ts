import 'server-only';

import {
  companiesOfIndustry,
  companiesOfLetter,
  industryCounts,
  letterCounts,
  letterOfPart,
} from '@/lib/domain/company/lists';
import { decodedPart, slugOf } from '@/lib/tools/slug';

import { getCompanies } from '@/lib/provider/getters/companies';
import { getMarketSnapshot, getSparks } from '@/lib/provider/getters/market';

/** The parts of the alphabet and the industries, each with its count; blank without the list. */
export async function loadCompanyDirectory() {
  const companies = await getCompanies();
  return {
    companies: companies && { ...companies, data: companies.data.length },
    letters: letterCounts(companies?.data ?? []),
    industries: industryCounts(companies?.data ?? []),
  };
}

async function letterPage(letter: string) {
  const companies = await getCompanies();
  return {
    letter,
    letters: letterCounts(companies?.data ?? []),
    companies: companies && { ...companies, data: companiesOfLetter(companies.data, letter) },
  };
}

/**
 * The companies of a part of the alphabet; `null` for no such part.
 * @param part the last part of the address
 */
export async function loadCompanyLetter(part: string) {
  const letter = letterOfPart(decodedPart(part));
  return letter === null ? null : letterPage(letter);
}

async function industryPage(slug: string) {
  const [companies, snapshot, years] = await Promise.all([
    getCompanies(),
    getMarketSnapshot('NSE'),
    getSparks(),
  ]);
  const industries = industryCounts(companies?.data ?? []);
  return {
    slug,
    name: industries.find((industry) => industry.slug === slug)?.name ?? null,
    industries,
    companies: companies && { ...companies, data: companiesOfIndustry(companies.data, slug) },
    snapshot,
    years,
  };
}

/**
 * The companies of an industry with their figures; `null` for an unknown one. While the list has
 * not loaded, every industry is accepted, and its page says that there is no data.
 * @param part the last part of the address
 */
export async function loadCompanyIndustry(part: string) {
  const page = await industryPage(slugOf(decodedPart(part)));
  return page.companies && page.name === null ? null : page;
}
