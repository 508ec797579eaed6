/** Pages that work on all companies; the page of all market lists names them. */
export const MARKET_TOOLS = [
  {
    path: '/screener',
    label: 'Stock screener',
    note: 'Companies by market value, P/E, returns, delivery and more, with twelve ready screens',
  },
] as const;
