import { load } from '@/lib/provider/load';
import { addedCategories, staticCategory } from '@/lib/research/categories';
import { textPicture } from '@/lib/share/picture';
import { latestBy } from '../lastmod';

import { researchPath } from '../paths';
import { oneOf, PAGE } from '../resolution';

import type { RecordPages } from './record-pages';

/** Categories that the menu record adds to the eight; `undefined` while it has not loaded. */
const loadAdded = async () => {
  const menu = await load('menu', {});
  return menu ? addedCategories(menu.data.research) : undefined;
};

export const researchCategories: RecordPages = {
  pattern: '/research/[category]',
  type: 'research',
  schemaType: 'CollectionPage',
  above: ['/', '/research'],
  resolve: async (rest) => {
    // Old addresses of feeds stand below; `next.config.ts` redirects them.
    const [slug = ''] = rest.split('/');
    if (slug === 'rss.xml' || staticCategory(slug)) return PAGE;
    const added = await loadAdded();
    return oneOf(
      added?.map((category) => category.slug),
      slug,
    );
  },
  picture: async (slug) => {
    const added = await loadAdded();
    if (!added) return null;
    const category = added.find((one) => one.slug === slug);
    return category ? textPicture('research', category.name, category.lead) : 'unknown';
  },
  sitemapPart: 'pages',
  sitemapEntries: async () =>
    Promise.all(
      ((await loadAdded()) ?? []).map(async ({ slug }) => ({
        path: researchPath(slug),
        lastmod: latestBy(
          (await load('reports', { category: slug }))?.data,
          (report) => report.publishedAt,
        ),
      })),
    ),
};
