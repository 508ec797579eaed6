import type { SitePath } from '@/lib/tools/site-path';

/** The static copy of the old home page. */
export const oldHero = {
  heading: 'One account for shares, funds and bonds',
  lead: 'Open it online with your PAN and Aadhaar. Trade on the NSE, BSE, MCX and NCDEX, keep what you buy in demat form with CDSL or NSDL, and read our research first.',
  second: 'See what we are registered for',
  particulars: [
    {
      title: 'Who can open one',
      text: 'Anyone in India with a PAN, and NRIs with a bank account for it.',
    },
    { title: 'What it takes', text: 'PAN, Aadhaar, a bank account in your name and a signature.' },
  ],
} as const;

export const oldOffers = {
  heading: 'Pick what you came for',
  groups: [
    {
      title: 'Buy and hold',
      paths: [
        '/invest-in-stocks',
        '/invest-in-mutual-funds',
        '/invest-in-etfs-exchange-traded-funds',
        '/invest-in-ipos-and-fpos',
        '/invest-in-fixed-income',
        '/invest-in-us-investing',
      ],
    },
    {
      title: 'Trade',
      paths: [
        '/equity-broking',
        '/invest-in-derivatives',
        '/invest-in-commodities',
        '/invest-in-mtf-margin-trading-facility',
        '/trading-platform-jm-pro',
      ],
    },
    {
      title: 'Plan',
      paths: [
        '/calculators/sip-calculator',
        '/calculators/risk-profile-calculator',
        '/calculators/asset-allocation-calculator',
        '/invest-in-insurance',
        '/services/private-wealth',
      ],
    },
  ],
  all: { name: 'Everything we offer', path: '/product-and-offerings' },
} as const satisfies {
  heading: string;
  groups: readonly { title: string; paths: readonly SitePath[] }[];
  all: { name: string; path: SitePath };
};

export const oldMarkets = { heading: 'The day on the exchanges' } as const;

export const oldReading = {
  heading: 'Research, articles and videos, newest first',
  /** Rows of each list. */
  count: 4,
  lists: {
    reports: { title: 'Research', all: { name: 'All research', path: '/research' } },
    articles: { title: 'Articles', all: { name: 'All articles', path: '/blogs-and-articles' } },
    videos: { title: 'Videos', all: { name: 'All videos', path: '/videos' } },
  },
} as const;

export const oldApp = {
  heading: 'The app costs nothing',
  lead: 'Orders, SIPs, IPO bids, pledges and statements, on Android and iOS, with the same login as on the web.',
  rating: 'Rating',
  price: { label: 'Price', free: 'Free', note: 'to download and to keep' },
  language: 'Language',
} as const;
