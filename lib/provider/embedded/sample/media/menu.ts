import type { MenuWire } from '@/lib/provider/schemas/content';

import { tickers } from './tickers';

type Named = NonNullable<MenuWire['research']>;
type Advertisements = NonNullable<MenuWire['advertisement']>;

/** Sector Notes stands in no menu of the site's own: it shows that the server can add an entry. */
const research: Named = [
  { name: 'Institutional Research', slug: 'institutional-research' },
  { name: 'Fundamental Reports', slug: 'fundamental-reports' },
  { name: 'Technical Reports', slug: 'technical-reports' },
  { name: 'Derivative Reports', slug: 'derivative-reports' },
  { name: 'Currency and Commodity Reports', slug: 'currency-and-commodity-reports' },
  { name: 'Mutual Fund Updates', slug: 'mutual-fund-updates' },
  { name: 'Newsletters', slug: 'newsletters' },
  { name: 'Product Notes', slug: 'product-notes' },
  { name: 'Sector Notes', slug: 'sector-notes' },
];

const assetClasses: Named = [
  { name: 'Stocks', slug: 'stocks' },
  { name: 'Margin Trading Facility', slug: 'margin-trading' },
  { name: 'Mutual Funds', slug: 'mutual-funds' },
  { name: 'Insurance', slug: 'insurance' },
  { name: 'ETFs', slug: 'etfs' },
  { name: 'Derivatives', slug: 'derivatives' },
  { name: 'Commodities', slug: 'commodities' },
  { name: 'Alternative Investment Funds', slug: 'alternative-investment-funds' },
  { name: 'Structured Products', slug: 'structured-products' },
  { name: 'Fixed Income', slug: 'fixed-income' },
];

/** One picture for each top menu; the name is also its text alternative. */
export const advertisements: Advertisements = [
  {
    menu: 'Invest',
    image: 'ads/nine-in-ten.svg',
    name: 'Nine in ten lost money. Read before you trade derivatives',
    link: '/invest-in-derivatives',
  },
  {
    menu: 'Markets',
    image: 'ads/fifty-petals.svg',
    name: 'Fifty petals, one index. Past the ring, it rose; short of it, it fell',
    link: '/equity',
  },
  {
    menu: 'Research',
    image: 'ads/reasons-first.svg',
    name: 'Reasons first, rating last. Every report shows its disclosures',
    link: '/research/fundamental-reports',
  },
  {
    menu: 'Calculators',
    image: 'ads/hundred-rupees.svg',
    name: '₹100 buys ₹50 worth. Prices up 6% a year, twelve years on',
    link: '/calculators/inflation-calculator',
  },
  {
    menu: 'Talking Finance',
    image: 'ads/contract-note.svg',
    name: 'Your contract note, line by line. An eight-minute video',
    link: '/videos/SAMPLE-0001',
  },
  {
    menu: 'Support',
    image: 'ads/three-doors.svg',
    name: 'A complaint has three doors. The first has 21 days',
    link: '/support/get-in-touch/grievances-escalation-matrix',
  },
];

/** The record of `menu/header`. */
export const menu: MenuWire = {
  research,
  assetClasses,
  advertisement: advertisements,
  tickers: tickers.map((item) => ({ redirection: null, start: null, end: null, ...item })),
};
