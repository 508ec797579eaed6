import 'server-only';

import type { CallName } from '@/lib/provider/calls';
import { load } from '@/lib/provider/load';

import { type Page, pages } from '@/lib/pages';
import { isForSearchEngines, newestDay } from '@/lib/pages/indexing/has-data';
import { isIndexed } from '@/lib/pages/indexing/is-indexed';
import { latestBy, latestOf } from './lastmod';
import { PAGE_KINDS } from '@/lib/pages/page-kinds';
import { loadAddedCategories, newestReport } from '@/lib/pages/research/load-research';
import { researchPages } from '@/lib/pages/static-pages/research';

export interface SitemapEntry {
  readonly path: string;
  /** A day or a moment: of the content, never of the making of the file. `null` where unknown. */
  readonly lastmod: string | null;
  /** Addresses of the pictures that belong to the page. */
  readonly images?: readonly string[];
}

/** Parts of the sitemap; one with more entries than a file may hold gets further files. */
export const SITEMAP_PARTS = ['pages', 'companies', 'funds', 'articles', 'videos'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

/** The newest report of a category's page, or of all categories on the page above them. */
async function newestReportOf({ path }: Page): Promise<string | null> {
  const slugOfPage = (page: string) => page.slice('/research/'.length);
  if (path !== '/research') return newestReport(slugOfPage(path));
  const slugs = [
    ...researchPages.map((page) => slugOfPage(page.path)).filter(Boolean),
    ...((await loadAddedCategories()) ?? []).map(({ slug }) => slug),
  ];
  return latestOf(await Promise.all(slugs.map(newestReport)));
}

/** The newest date of the records that an editorial page is made from, if they have dates. */
const NEWEST: Partial<Readonly<Record<CallName, (page: Page) => Promise<string | null>>>> = {
  articles: async () => latestBy((await load('articles', {}))?.data, (one) => one.createdAt),
  videos: async () => latestBy((await load('videos', {}))?.data, (one) => one.publishedAt),
  infographics: async () =>
    latestBy((await load('infographics', {}))?.data, (one) => one.createdAt),
  pressReleases: async () => latestBy((await load('pressReleases', {}))?.data, (one) => one.date),
  gallery: async () => latestBy((await load('gallery', {}))?.data, (one) => one.date),
  updates: async () => latestBy((await load('updates', {}))?.data, (one) => one.date),
  reports: newestReportOf,
};

const infographicImages = async (): Promise<readonly string[]> =>
  ((await load('infographics', {}))?.data ?? []).flatMap(({ image }) => image ?? []);

async function entryOf(page: Page): Promise<SitemapEntry> {
  const newest = page.needs && NEWEST[page.needs];
  const images = page.needs === 'infographics' ? { images: await infographicImages() } : {};
  return {
    path: page.path,
    lastmod: newest ? await newest(page) : (page.updated ?? (await newestDay(page))),
    ...images,
  };
}

async function staticEntries(): Promise<readonly SitemapEntry[]> {
  const indexed = pages.filter(isIndexed);
  const shown = await Promise.all(indexed.map(isForSearchEngines));
  return Promise.all(indexed.filter((_, at) => shown[at]).map(entryOf));
}

/**
 * The addresses of a part of the sitemap, empty if all are samples; `null` while its list has not
 * loaded.
 */
export async function getSitemapEntries(
  part: SitemapPart,
): Promise<readonly SitemapEntry[] | null> {
  const kinds = Object.values(PAGE_KINDS).filter(({ sitemap }) => sitemap.part === part);
  const lists = await Promise.all([
    ...(part === 'pages' ? [staticEntries()] : []),
    ...kinds.map(({ sitemap }) => sitemap.entries()),
  ]);
  return lists.some((list) => list === null) ? null : lists.flatMap((list) => list ?? []);
}
