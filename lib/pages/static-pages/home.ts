import { firm } from '@/lib/content/firm';

import type { PageRecord } from '@/lib/pages/page';

export const homePages = [
  {
    path: '/',
    type: 'home',
    title: 'Home',
    parent: null,
    metaTitle: `${firm.name}: invest with your eyes open`,
    description:
      'Stocks, mutual funds, IPOs, bonds and more in one demat account, with every charge on one page and what can go wrong on each product’s own.',
    reads: ['have', 'leave', 'fall'],
    isAboutFirm: true,
  },
  {
    path: '/search',
    type: 'search',
    title: 'Search',
    parent: '/',
    description:
      'Find a company by name, symbol, ISIN or industry, and indices, funds, calculators, answers, articles, forms and branches of this site by their words.',
    reads: ['q', 'in', 'page', 'sort', 'withheld'],
    schemaType: 'SearchResultsPage',
    needs: 'companies',
    indexed: false,
  },
] as const satisfies readonly PageRecord[];
