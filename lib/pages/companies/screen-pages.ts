import { READY_SCREENS, readyScreenOf } from '@/lib/domain/screener/screens';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';
import { readyScreenFacts } from '@/lib/pages/companies/screen-facts';
import { oneOf } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

/** The ready screens of the screener. */
export const screens: ListedPages = {
  ...PAGE_PATTERNS.screens,
  needs: 'companyFigures',
  schemaType: 'CollectionPage',
  above: ['/', '/equity', '/markets', '/screener'],
  resolve: (rest) =>
    Promise.resolve(
      oneOf(
        READY_SCREENS.map(({ slug }) => slug),
        rest,
      ),
    ),
  picture: async (slug) => {
    const screen = readyScreenOf(slug);
    if (!screen) return 'unknown';
    const { title, description } = readyScreenFacts(screen, await loadCompanyFigures());
    return textPicture('market', title, description, 'Screener');
  },
  sitemapPart: 'pages',
  /** Screens with current figures; none if the figures are samples. */
  sitemapEntries: async () => {
    const figures = await loadCompanyFigures();
    const lastmod = figures?.data.date ?? null;
    if (lastmod === null) return [];
    return READY_SCREENS.filter((screen) => readyScreenFacts(screen, figures).isIndexed).map(
      ({ slug }) => ({ path: `/screener/${slug}`, lastmod }),
    );
  },
};
