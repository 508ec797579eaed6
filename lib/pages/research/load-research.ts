import 'server-only';

import { filterReports } from '@/lib/domain/publication/report-filter';
import { readReportQuery } from '@/lib/domain/publication/report-query';
import type { Found } from '@/lib/pages/page-kind';
import { latestBy } from '@/lib/pages/sitemap/lastmod';

import {
  addedCategories,
  RESEARCH_CATEGORIES,
  type ResearchCategory,
  staticCategory,
} from './categories';
import { loadRecords } from '@/lib/provider/load-records';

/** All categories, each with its reports; `null` if they have not loaded. */
export async function loadResearchHub() {
  const categories = [...RESEARCH_CATEGORIES, ...((await loadAddedCategories()) ?? [])];
  const all = await loadRecords('reports', { category: '' });
  // If the reports of a provider name no category, only the call shows it.
  const areNamed = all === null || all.some(({ category }) => category !== null);
  const lists = areNamed
    ? categories.map(({ slug }) => all?.filter(({ category }) => category === slug))
    : await Promise.all(categories.map(({ slug }) => loadRecords('reports', { category: slug })));
  return { categories: categories.map((one, at) => ({ ...one, reports: lists[at] ?? null })) };
}

/** The categories that the menu record adds to the eight; `null` while it has not loaded. */
export async function loadAddedCategories(): Promise<readonly ResearchCategory[] | null> {
  const menu = await loadRecords('menu', {});
  return menu && addedCategories(menu.research);
}

/** @param slug the last part of the address, decoded */
export async function findCategory(slug: string): Promise<Found<ResearchCategory>> {
  const known = staticCategory(slug);
  if (known) return { item: known, slug };
  const added = await loadAddedCategories();
  if (!added) return 'unavailable';
  const item = added.find((one) => one.slug === slug);
  return item ? { item, slug } : 'missing';
}

/** The day or moment of the newest report of a category; `null` if none is known. */
export const newestReport = async (category: string): Promise<string | null> =>
  latestBy(await loadRecords('reports', { category }), ({ publishedAt }) => publishedAt);

/** How many pages the list of a category's reports has. */
export async function reportPages(category: string): Promise<number> {
  const reports = await loadRecords('reports', { category });
  return reports ? filterReports(reports, readReportQuery({})).pages : 1;
}
