/** Pages that work on all companies; the page of all market lists names them. */
export const MARKET_TOOLS = [
  {
    path: '/screener',
    label: 'Stock screener',
    note: 'Companies by market value, P/E, returns, dividend yield and more, with ready screens',
  },
  {
    path: '/compare',
    label: 'Compare companies',
    note: 'Up to four companies side by side, with their prices from one starting point',
  },
  {
    path: '/what-if',
    label: 'What a sum became',
    note: 'A sum of your own in a share, an index or a fund, between two days',
  },
  {
    path: '/watchlist',
    label: 'Watchlist',
    note: 'Companies, ETFs and indices that you follow, saved on your device without a login',
  },
] as const;
