import type { Metadata } from 'next';

import { filterReports, type ReportPage } from '@/lib/domain/publication/report-filter';
import { readReportQuery, type ReportQuery } from '@/lib/domain/publication/report-query';
import { researchPath } from '@/lib/pages/addresses/paths';
import { feedLinksOf } from '@/lib/pages/feeds/feed-names';
import { hasSampleContent } from '@/lib/pages/indexing/sample-content';
import { pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { entriesOfPages, factsOfPage } from '@/lib/pages/seo/further-pages';
import { pageMetadata } from '@/lib/pages/seo/metadata';
import { reportList } from '@/lib/pages/seo/structured/publications';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { addedCategoryLead } from '@/lib/pages/static-pages/research';

import type { ResearchCategory } from './categories';
import { findCategory, loadAddedCategories, newestReport, reportPages } from './load-research';
import { loadRecords } from '@/lib/provider/load-records';

/** A page of a list without words, year or order of its own is one of its own to search engines. */
function researchMetadata(
  { slug, name, description }: ResearchCategory,
  { q, year, sort }: ReportQuery,
  found: ReportPage | null,
): Metadata {
  const path = researchPath(slug);
  const isWhole = !q && !year && sort === 'newest';
  const listed = { title: name, description, path };
  return pageMetadata({
    ...(isWhole && found ? factsOfPage(listed, found.page, found.pages) : listed),
    isIndexed: isWhole && !hasSampleContent(),
    feeds: feedLinksOf(path, name),
  });
}

/** The eight categories, which have page records too, and those that the menu record adds. */
export const researchCategories = pageKind(PAGE_PATTERNS.researchCategories, {
  schemaType: 'CollectionPage',
  above: ['/', '/research'],
  find: findCategory,
  load: async (category, address) => {
    const reports = await loadRecords('reports', { category: category.slug });
    const query = readReportQuery(address);
    return { category, query, found: reports && filterReports(reports, query) };
  },
  metadata: ({ category, query, found }) => researchMetadata(category, query, found),
  name: ({ category }) => category.name,
  parts: ({ found }) => [reportList(found?.items ?? [])],
  picture: ({ name }) => textPicture('research', name, addedCategoryLead(name)),
  sitemap: {
    part: 'pages',
    entries: async () =>
      Promise.all(
        (hasSampleContent() ? [] : ((await loadAddedCategories()) ?? [])).map(async ({ slug }) =>
          entriesOfPages(
            { path: researchPath(slug), lastmod: await newestReport(slug) },
            await reportPages(slug),
          ),
        ),
      ).then((entries) => entries.flat()),
  },
});
