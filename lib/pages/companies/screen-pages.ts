import { load } from '@/lib/provider/load';
import { READY_SCREENS, readyScreenOf } from '@/lib/domain/screener/screens';
import { textPicture } from '@/lib/pages/share-pictures/picture';

import { oneOf } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { LISTED_PATTERNS } from '@/lib/pages/listed-patterns';

/** The ready screens of the screener. */
export const screens: ListedPages = {
  ...LISTED_PATTERNS.screens,
  schemaType: 'CollectionPage',
  above: ['/', '/equity', '/markets', '/screener'],
  resolve: (rest) =>
    Promise.resolve(
      oneOf(
        READY_SCREENS.map(({ slug }) => slug),
        rest,
      ),
    ),
  picture: (slug) => {
    const screen = readyScreenOf(slug);
    return Promise.resolve(
      screen ? textPicture('market', screen.title, screen.description, 'Screener') : 'unknown',
    );
  },
  sitemapPart: 'pages',
  /** None where the figures that they screen by are made up. */
  sitemapEntries: async () => {
    const figures = await load('companyFigures', { exchange: 'NSE', on: '' });
    const lastmod = figures?.data.date ?? null;
    return lastmod === null || figures?.source === 'sample'
      ? []
      : READY_SCREENS.map(({ slug }) => ({ path: `/screener/${slug}`, lastmod }));
  },
};
