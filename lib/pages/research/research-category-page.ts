import type { Metadata } from 'next';

import { filterReports } from '@/lib/domain/publication/report-filter';
import { readReportQuery } from '@/lib/domain/publication/report-query';
import { researchPath } from '@/lib/pages/addresses/paths';
import { feedLinksOf } from '@/lib/pages/feeds/feed-names';
import { hasSampleContent } from '@/lib/pages/indexing/sample-content';
import { pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { pageMetadata } from '@/lib/pages/seo/metadata';
import { reportList } from '@/lib/pages/seo/structured/publications';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { addedCategoryLead } from '@/lib/pages/static-pages/research';

import type { ResearchCategory } from './categories';
import { findCategory, loadAddedCategories, newestReport } from './load-research';
import { loadRecords } from '@/lib/provider/load-records';

function researchMetadata({ slug, name, description }: ResearchCategory): Metadata {
  const path = researchPath(slug);
  const isIndexed = !hasSampleContent();
  return pageMetadata({
    title: name,
    description,
    path,
    isIndexed,
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
  metadata: ({ category }) => researchMetadata(category),
  name: ({ category }) => category.name,
  parts: ({ found }) => [reportList(found?.items ?? [])],
  picture: ({ name }) => textPicture('research', name, addedCategoryLead(name)),
  sitemap: {
    part: 'pages',
    entries: async () =>
      Promise.all(
        (hasSampleContent() ? [] : ((await loadAddedCategories()) ?? [])).map(async ({ slug }) => ({
          path: researchPath(slug),
          lastmod: await newestReport(slug),
        })),
      ),
  },
});
