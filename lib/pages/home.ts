import { firm } from '@/lib/content/firm';

import type { PageRecord } from './page';

export const homePages = [
  {
    path: '/',
    type: 'home',
    title: 'Home',
    parent: null,
    metaTitle: `${firm.name}: invest with your eyes open`,
    description:
      'Stocks, mutual funds, IPOs, bonds and more in one demat account, with every charge on one page and every risk in the same size of type as the promise.',
    isAboutFirm: true,
  },
  {
    path: '/search',
    type: 'search',
    title: 'Search companies',
    label: 'Search',
    parent: '/',
    description:
      'Find a listed company by its name, its NSE symbol or its industry, and open its page with the price and figures that are on record.',
    schemaType: 'SearchResultsPage',
    needs: 'companies',
    indexed: false,
  },
] as const satisfies readonly PageRecord[];
