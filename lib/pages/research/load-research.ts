import 'server-only';

import { getMenu, getReports } from '@/lib/provider/getters/content';
import { decodedPart } from '@/lib/tools/slug';

import {
  addedCategories,
  addedCategory,
  RESEARCH_CATEGORIES,
  type ResearchCategory,
  staticCategory,
} from './categories';
import { filterReports } from '@/lib/domain/publication/report-filter';
import { type AddressQuery, readReportQuery } from '@/lib/domain/publication/report-query';

/** All categories, each with its reports; `null` if they have not loaded. */
export async function loadResearchHub() {
  const categories = [
    ...RESEARCH_CATEGORIES,
    ...addedCategories((await getMenu())?.research ?? []),
  ];
  const all = await getReports('');
  // If the reports of a provider name no category, only the call shows it.
  const areNamed = all === null || all.some(({ category }) => category !== null);
  const lists = areNamed
    ? categories.map(({ slug }) => all?.filter(({ category }) => category === slug))
    : await Promise.all(categories.map(({ slug }) => getReports(slug)));
  return { categories: categories.map((one, at) => ({ ...one, reports: lists[at] ?? null })) };
}

const asName = (slug: string): string => {
  const words = slug.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The category of an address; `null` if it is neither static nor in the loaded menu. */
export async function loadResearchCategory(part: string): Promise<ResearchCategory | null> {
  const slug = decodedPart(part);
  const known = staticCategory(slug);
  if (known) return known;
  const menu = await getMenu();
  if (menu === null) return addedCategory(slug, asName(slug));
  return addedCategories(menu.research).find((one) => one.slug === slug) ?? null;
}

/** A category's reports for an address; `null` for an unknown category. */
export async function loadResearchPage(part: string, address: AddressQuery) {
  const category = await loadResearchCategory(part);
  if (!category) return null;
  const reports = await getReports(category.slug);
  const query = readReportQuery(address);
  return { category, query, found: reports && filterReports(reports, query) };
}
