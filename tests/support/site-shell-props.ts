import type { SiteShellProps } from '@/components/site/shell-parts';

export const NOW = '2026-11-20T09:00:00.000Z';

const INDICES = ['Sensex', 'Nifty 50', 'Bank Nifty', 'Nifty Midcap 50', 'Nifty IT', 'Nifty 500'];

const ticker = {
  description: 'Exchanges are <strong>closed</strong> on Tuesday.',
  redirection: '/support/updates',
  position: 'T',
  start: '2026-11-16T00:00:00.000Z',
  end: '2026-11-24T00:00:00.000Z',
};

/** Props of the site shell with all records. */
export const siteShellProps: Omit<SiteShellProps, 'children'> = {
  indices: {
    data: INDICES.map((name, at) => ({
      name,
      value: 20000.456 + at,
      change: at % 2 ? 10.5 : -96.754,
      changePercent: at % 2 ? 0.05 : -0.41,
      asOf: null,
    })),
    source: 'sample',
    asOf: '2026-11-20',
    note: null,
  },
  popular: {
    data: ['INFY', 'M&M'].map((symbol) => ({
      symbol,
      close: 1350.5,
      change: 22.1,
      changePercent: 1.66,
      volume: null,
      valueCrore: null,
      slug: symbol.toLowerCase(),
    })),
    source: 'end-of-day',
    asOf: '2026-11-20',
    note: null,
  },
  menu: {
    research: [{ name: 'Sector Notes', slug: 'sector-notes' }],
    assetClasses: [],
    advertisements: [
      {
        menu: 'Invest',
        image: '/assets/ads/nine-in-ten.svg',
        name: 'Nine in ten lost money',
        link: '/invest-in-derivatives',
      },
    ],
    tickers: [
      { title: 'Trading holiday', ...ticker },
      { title: 'Offices open on Saturday', ...ticker, description: null, redirection: null },
      { title: 'Over', ...ticker, end: '2026-11-17T00:00:00.000Z' },
      { title: 'In the header', ...ticker, position: 'H' },
    ],
  },
  updates: [
    { title: 'Older update', date: '2026-11-10', category: null, body: null, file: null },
    { title: 'Newer update', date: '2026-11-18', category: null, body: null, file: null },
  ],
  companyCount: 2384,
  searchIndex: '/stock-index/abc.txt',
  searchFields: 'all',
  now: NOW,
  year: 2026,
};

export const emptySiteShellProps: Omit<SiteShellProps, 'children'> = {
  indices: null,
  popular: null,
  menu: null,
  updates: [],
  companyCount: null,
  searchIndex: null,
  searchFields: 'name',
  now: NOW,
  year: 2026,
};
