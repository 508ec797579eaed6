/** The three logins of the header; all are on other sites. */
export const logins = [
  { name: 'Trade Login', link: 'tradeLogin', note: 'Orders, holdings, funds' },
  { name: 'Reports Login', link: 'reportsLogin', note: 'Ledger, contract notes, tax' },
  { name: 'IFD Partner Login', link: 'distributorLogin', note: 'For distributors' },
] as const;
