import type { HomePageProps } from '@/components/pages/HomePage/HomePage';
import type { StockQuote } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';
import { named, sourced as sourcedOf } from '@/tests/fixtures/company';

const sourced = <T>(data: T) =>
  sourcedOf(data, { source: 'sample', asOf: '2026-11-20T10:00:00.000Z' });

const index = (name: string, value: number, change: number): IndexQuote => ({
  name,
  value,
  change,
  changePercent: (100 * change) / (value - change),
  asOf: '2026-11-20T10:00:00.000Z',
});

const stock = (symbol: string, changePercent: number): StockQuote => ({
  symbol,
  close: 100,
  change: changePercent,
  changePercent,
  volume: 1000,
  valueCrore: 12.5,
  slug: null,
});

const GAINERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((symbol, at) =>
  stock(symbol, 5 - at * 0.5),
);
const LOSERS = ['M&M', 'W', 'X', 'Y', 'Z'].map((symbol, at) => stock(symbol, -3 + at * 0.5));

export const full: HomePageProps = {
  searchFields: 'all',
  members: null,
  ages: { day: '2026-11-20', closed: [] },
  indices: sourced([index('Sensex', 81_264.18, -407.11), index('Nifty 50', 24_862.35, -115.14)]),
  sparks: {
    Sensex: [
      { time: '2026-11-20T04:00:00.000Z', value: 81_600 },
      { time: '2026-11-20T10:00:00.000Z', value: 81_264.18 },
    ],
  },
  gainers: sourced(GAINERS),
  losers: sourced(LOSERS),
  snapshot: sourced(
    [...GAINERS, ...LOSERS].map(({ symbol, changePercent }, at) => ({
      symbol,
      price: 100,
      changePercent,
      dayBeforePercent: at % 2 ? null : -0.5,
      marketCapCrore: 1000 * (at + 1),
      pe: null,
      industry: at % 3 === 0 ? 'Power' : at % 3 === 1 ? 'Metals & Mining' : 'Realty',
    })),
  ),
  flows: sourced([
    { date: '2026-11-20', category: 'FII', buyCrore: 1, sellCrore: 2, netCrore: -1842.6 },
    { date: '2026-11-20', category: 'DII', buyCrore: 2, sellCrore: 1, netCrore: 2310.15 },
    { date: '2026-11-19', category: 'FII', buyCrore: 9, sellCrore: 1, netCrore: 8 },
  ]),
  companies: [
    named('Mahindra & Mahindra Limited', 'M&M', 'Power'),
    named('Alpha (India) Limited', 'A', 'Power'),
  ],
  reports: [
    {
      title: 'A report',
      category: 'technical-reports',
      publishedAt: '2026-11-18',
      summary: null,
      file: '/assets/reports/a.pdf',
      size: 412_000,
      author: null,
    },
  ],
  articles: [
    {
      name: 'An article',
      slug: 'an-article',
      createdAt: '2026-11-19',
      reviewedAt: null,
      summary: 'What it says.',
      body: null,
      image: '/assets/articles/a.svg',
      author: null,
      category: 'Tax',
      readMinutes: 4,
    },
  ],
  videos: [
    {
      name: 'A video',
      code: 'abc-123',
      description: '',
      publishedAt: '2026-11-12',
      duration: 'PT8M12S',
      views: null,
      thumbnail: null,
      category: null,
      transcript: null,
    },
  ],
  announcements: [
    {
      title: 'Trading holiday',
      description: 'Closed on <strong>Tuesday</strong>.',
      redirection: '/support/updates',
      position: 'T',
      start: null,
      end: null,
    },
  ],
  now: '2026-11-20T09:00:00.000Z',
  faqs: [
    {
      question: 'What do I need?',
      response: '<p>A <b>PAN</b>.</p>',
      category: 'Start',
      reviewedAt: null,
    },
  ],
};

export const nothing: HomePageProps = {
  searchFields: 'all',
  members: null,
  ages: { day: '2026-11-20', closed: [] },
  indices: null,
  sparks: {},
  gainers: null,
  losers: null,
  snapshot: null,
  flows: null,
  companies: null,
  reports: null,
  articles: null,
  videos: null,
  faqs: null,
  announcements: [],
  now: '2026-11-20T09:00:00.000Z',
};
