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
    path: '/derivatives/ban-list',
    type: 'market',
    title: 'F&O ban list',
    metaTitle: 'F&O ban list for the next session',
    parent: '/derivatives',
    description:
      'Shares in the ban period of NSE derivatives and those near it, with open interest against the market-wide limit, earlier days and a CSV file.',
    needs: 'foBan',
  },
  {
    path: '/derivatives/participants',
    type: 'market',
    title: 'Derivatives by participant',
    metaTitle: 'FII, DII, Pro and client positions in F&O',
    parent: '/derivatives',
    description:
      'Open interest of clients, foreign and domestic institutions and brokers in index and stock futures and options at the close, with earlier days.',
    needs: 'participants',
  },
  {
    path: '/derivatives/lot-sizes',
    type: 'market',
    title: 'Lot sizes of derivatives',
    label: 'Lot sizes',
    metaTitle: 'F&O lot sizes of shares and indices',
    parent: '/derivatives',
    description:
      'The lot of every share and index with futures and options on NSE: how many shares or units one contract has, with the next expiry and a CSV file.',
    needs: 'lotSizes',
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
      'Every listed company by letter and by industry, each with a page of its own: its symbol, its share price and the figures that are on record.',
    schemaType: 'CollectionPage',
    needs: 'companies',
    menu: { column: 'Behind the prices', note: 'Company pages, A to Z' },
  },
  {
    path: '/indices',
    type: 'market',
    title: 'Stock market indices',
    label: 'Indices',
    metaTitle: 'Indices of NSE and BSE today',
    parent: '/equity',
    description:
      'Every index of NSE and BSE with value, change, P/E, P/B and dividend yield, each with a page for its chart, its companies and their part in the day.',
    schemaType: 'CollectionPage',
    needs: 'indexQuotes',
    menu: { column: 'Boards', note: 'Each with chart and companies' },
  },
  {
    path: '/sectors',
    type: 'market',
    title: 'Sectors of the market',
    label: 'Sectors',
    metaTitle: 'Sector performance on NSE today',
    parent: '/equity',
    description:
      'How each sector of the Indian market did in the last session: average change, rising and falling shares, P/E, market value, with a map and a CSV file.',
    needs: 'marketSnapshot',
    menu: { column: 'Boards', note: 'Industries side by side' },
  },
  {
    path: '/etfs',
    type: 'market',
    title: 'Exchange-traded funds on NSE',
    label: 'ETFs traded on NSE',
    metaTitle: 'ETF list: prices, NAV and value traded',
    parent: '/equity',
    description:
      'Every exchange-traded fund on NSE with close, change, value traded, net asset value and how far the price is above it, with a CSV file.',
    needs: 'etfs',
    menu: { column: 'Boards', note: 'Prices against net asset values' },
  },
  {
    path: '/corporate-actions',
    type: 'market',
    title: 'Corporate actions',
    metaTitle: 'Dividends, bonuses and splits by ex-date',
    parent: '/equity',
    description:
      'Dividends, bonuses, splits and rights of listed companies by ex-date: the coming sixty days and the last thirty, with record dates and a CSV file.',
    needs: 'corporateActions',
    menu: { column: 'Behind the prices', note: 'Dividends, bonuses, splits' },
  },
  {
    path: '/results-calendar',
    type: 'market',
    title: 'Results calendar',
    metaTitle: 'Quarterly results calendar of companies',
    parent: '/equity',
    description:
      'The days on which boards of listed companies meet to approve quarterly results: the coming sixty days and the last thirty, with a CSV file.',
    needs: 'boardMeetings',
    menu: { column: 'Behind the prices', note: 'When companies report' },
  },
  {
    path: '/market-holidays',
    type: 'market',
    title: 'Market holidays',
    metaTitle: 'NSE, BSE and MCX market holidays',
    parent: '/equity',
    description:
      'Days on which NSE, BSE and MCX do not trade, with the evening sessions of commodities, holidays at weekends, and a calendar file for your phone.',
    menu: { column: 'Behind the prices', note: 'Days without trading' },
  },
] as const satisfies readonly PageRecord[];
