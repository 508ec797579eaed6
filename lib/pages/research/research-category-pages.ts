import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { pageOf } from '@/lib/pages';
import { hasSampleContent } from '@/lib/pages/indexing/is-indexed';
import { latestBy } from '@/lib/pages/sitemap/lastmod';
import { researchPath } from '@/lib/pages/addresses/paths';
import { addedCategoryLead } from '@/lib/pages/static-pages/research';
import { oneOf, PAGE } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

/** The categories that the menu record adds to the eight; `undefined` while it has not loaded. */
export const loadAddedCategories = async () =>
  (await load('menu', {}))?.data.research.filter(({ slug }) => !pageOf(researchPath(slug)));

export const newestReport = async (category: string): Promise<string | null> =>
  latestBy((await load('reports', { category }))?.data, ({ publishedAt }) => publishedAt);

export const researchCategories: ListedPages = {
  ...PAGE_PATTERNS.researchCategories,
  schemaType: 'CollectionPage',
  above: ['/', '/research'],
  resolve: async (rest) => {
    // Old addresses of feeds are below the page; `next.config.ts` redirects them.
    const [slug = ''] = rest.split('/');
    if (slug === 'rss.xml' || pageOf(researchPath(slug))) return PAGE;
    const added = await loadAddedCategories();
    return oneOf(
      added?.map((category) => category.slug),
      slug,
    );
  },
  picture: async (slug) => {
    const added = await loadAddedCategories();
    if (!added) return null;
    const category = added.find((one) => one.slug === slug);
    if (!category) return 'unknown';
    return textPicture('research', category.name, addedCategoryLead(category.name));
  },
  sitemapPart: 'pages',
  sitemapEntries: async () =>
    Promise.all(
      (hasSampleContent() ? [] : ((await loadAddedCategories()) ?? [])).map(async ({ slug }) => ({
        path: researchPath(slug),
        lastmod: await newestReport(slug),
      })),
    ),
};
