import type { FinderAnswer, FinderFacts, FinderKey, Swing } from '@/lib/domain/product/finder';

import type { SitePath } from '@/lib/tools/site-path';

/** Labels of the options in the finder's sentence. */
export const finderLabels: {
  readonly [K in FinderKey]: Readonly<Record<FinderAnswer[K], string>>;
} = {
  have: {
    '500-monthly': '₹500 a month',
    '5000-monthly': '₹5,000 a month',
    '25000-monthly': '₹25,000 a month',
    '100000-once': '₹1 lakh once',
    '10000000-once': '₹1 crore once',
  },
  leave: {
    '1m': 'a month or two',
    '1y': 'a year',
    '3y': '3 years',
    '5y': '5 years or more',
    '10y': '10 years or more',
  },
  fall: {
    none: 'hardly at all',
    tenth: 'by a tenth',
    fifth: 'by a fifth',
    half: 'by half',
  },
};

/** Labels of the time axis. Spans count these steps; 6 means longer than ten years. */
export const finderTimes = [
  { short: '1 d', long: 'a day' },
  { short: '1 m', long: 'a month' },
  { short: '1 y', long: 'a year' },
  { short: '3 y', long: '3 years' },
  { short: '5 y', long: '5 years' },
  { short: '10 y', long: '10 years' },
] as const;

export interface FinderProduct {
  readonly name: string;
  readonly href: SitePath;
  readonly what: string;
  readonly time: readonly [from: number, to: number];
  readonly timeInWords: string;
  readonly start: string;
  readonly isNew?: true;
  readonly facts: FinderFacts;
}

/** How far a value usually moves, in words: a number would be read as the mark of a risk. */
export const swingWords: Readonly<Record<Swing, string>> = {
  1: 'hardly at all',
  2: 'a little',
  3: 'somewhat',
  4: 'widely',
  5: 'very widely',
  6: 'to nil or below',
};

/** Usual holding times, swings and first sums of the products. */
export const finderProducts: readonly FinderProduct[] = [
  {
    name: 'Fixed income',
    href: '/invest-in-fixed-income',
    what: 'A loan to a company or the state, with set interest',
    time: [1.5, 5],
    timeInWords: '6 months to 10 years',
    start: '₹1,000',
    facts: { purpose: 'invest', months: 6, swings: 2, start: 1_000 },
  },
  {
    name: 'Mutual funds',
    href: '/invest-in-mutual-funds',
    what: 'Units of a basket that a manager runs',
    time: [3, 6],
    timeInWords: '3 years or more',
    start: '₹100 a month',
    facts: { purpose: 'invest', months: 36, swings: 4, start: 100 },
  },
  {
    name: 'ETFs',
    href: '/invest-in-etfs-exchange-traded-funds',
    what: 'A whole index, bought like one share',
    time: [3, 6],
    timeInWords: '3 years or more',
    start: '1 unit',
    facts: { purpose: 'invest', months: 36, swings: 4, start: 300 },
  },
  {
    name: 'Stocks',
    href: '/invest-in-stocks',
    what: 'A part of one listed company',
    time: [4, 6],
    timeInWords: '5 years or more',
    start: '1 share',
    facts: { purpose: 'invest', months: 60, swings: 5, start: 500 },
  },
  {
    name: 'US investing',
    href: '/invest-in-us-investing',
    what: 'American shares, held with a partner platform',
    time: [4, 6],
    timeInWords: '5 years or more',
    start: 'a few dollars',
    facts: { purpose: 'invest', months: 60, swings: 5, start: 1_000 },
  },
  {
    name: 'Equity Ninja',
    href: '/invest-in-equity-ninja',
    what: 'A basket of shares that our desk picks',
    time: [4, 6],
    timeInWords: '5 years or more',
    start: 'about ₹1,00,000',
    isNew: true,
    facts: { purpose: 'invest', months: 60, swings: 5, start: 100_000 },
  },
  {
    name: 'IPOs and FPOs',
    href: '/invest-in-ipos-and-fpos',
    what: 'Shares that the company itself sells',
    time: [4, 6],
    timeInWords: '5 years or more',
    start: 'about ₹15,000',
    facts: { purpose: 'invest', months: 60, swings: 5, start: 15_000 },
  },
  {
    name: 'Alternative funds',
    href: '/invest-in-aifs-alternative-investment-funds',
    what: 'Privately pooled money, tied up for years',
    time: [4, 6],
    timeInWords: '5 years or more',
    start: '₹1 crore',
    facts: { purpose: 'invest', months: 60, swings: 5, start: 10_000_000 },
  },
  {
    name: 'Insurance',
    href: '/invest-in-insurance',
    what: 'Cover for life and health, no investment',
    time: [2, 6],
    timeInWords: 'a year or more',
    start: 'by age and cover',
    facts: { purpose: 'protect', months: 12, swings: 1, start: 5_000 },
  },
  {
    name: 'Securities lending',
    href: '/invest-in-slbs-securities-lending-and-borrowing-scheme',
    what: 'A fee for lending out shares you hold',
    time: [1, 2],
    timeInWords: 'a month to a year',
    start: 'shares you own',
    facts: { purpose: 'own-already', months: 1, swings: 3, start: 100_000 },
  },
  {
    name: 'Margin trading facility',
    href: '/invest-in-mtf-margin-trading-facility',
    what: 'Shares bought partly with money we lend',
    time: [0.4, 2],
    timeInWords: 'days to a year',
    start: 'part of the price',
    facts: { purpose: 'trade', months: 0, swings: 6, start: 10_000 },
  },
  {
    name: 'Commodities',
    href: '/invest-in-commodities',
    what: 'Contracts on gold, silver, crude oil',
    time: [0, 2],
    timeInWords: 'a day to a year',
    start: 'margin of 1 lot',
    facts: { purpose: 'trade', months: 0, swings: 6, start: 25_000 },
  },
  {
    name: 'Derivatives',
    href: '/invest-in-derivatives',
    what: 'Futures and options, in which most traders lose',
    time: [0, 1.3],
    timeInWords: 'a day to three months',
    start: 'margin of 1 lot',
    facts: { purpose: 'trade', months: 0, swings: 6, start: 100_000 },
  },
];
