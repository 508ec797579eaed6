import type { PageRecord } from './page';

export const marketPages = [
  {
    path: '/equity',
    type: 'market',
    title: 'Equity market',
    label: 'Equity',
    parent: '/',
    metaTitle: 'Equity market today',
    description:
      'Sensex, Nifty and every index with charts, gainers, losers, most active shares, 52-week highs and lows, industries, institutions and public issues.',
    needs: 'marketSnapshot',
    menu: { column: 'Boards', note: 'Indices, gainers, losers, turnover' },
  },
  {
    path: '/derivatives',
    type: 'market',
    title: 'Derivatives market',
    label: 'Derivatives',
    parent: '/',
    description:
      'Index and stock futures with price, change, open interest and volume by expiry, where positions were opened and closed, and SEBI’s risk disclosure.',
    needs: 'derivativeSnapshot',
    menu: { column: 'Boards', note: 'Futures and open interest' },
  },
  {
    path: '/currency',
    type: 'market',
    title: 'Currency market',
    label: 'Currency',
    parent: '/',
    description:
      'Rupee futures against the dollar, euro, pound and yen: price, change, open interest and volume by expiry, with market hours and holidays.',
    needs: 'currencySnapshot',
    menu: { column: 'Boards', note: 'Rupee pairs' },
  },
  {
    path: '/commodity',
    type: 'market',
    title: 'Commodity market',
    label: 'Commodity',
    parent: '/',
    description:
      'Futures on gold, silver, crude oil, natural gas and base metals: price, change, open interest and volume by expiry, with hours and holidays.',
    needs: 'commoditySnapshot',
    menu: { column: 'Boards', note: 'Metals, energy, farm goods' },
  },
  {
    path: '/market-news-and-insights',
    type: 'market',
    title: 'Market news and insights',
    label: 'Market news',
    parent: '/',
    description:
      'News on markets, companies, the economy and rules by category, newest first, each item with its time and source, and articles to read at leisure.',
    schemaType: 'CollectionPage',
    needs: 'marketNews',
    menu: { column: 'Behind the prices', note: 'By category, newest first' },
  },
  {
    path: '/companies',
    type: 'market',
    title: 'Companies from A to Z',
    label: 'Companies',
    parent: '/equity',
    description:
      'Every listed company by letter and by industry, each with a page of its share price, key figures, quarterly results, peers and news.',
    schemaType: 'CollectionPage',
    needs: 'companies',
    menu: { column: 'Behind the prices', note: 'Every listed company, A to Z' },
  },
] as const satisfies readonly PageRecord[];
