import { chartDescription, chartSentence } from '@/lib/domain/company/chart-sentence';
import { newsFor, newsSentence } from '@/lib/domain/company/news';
import { quartersSentence } from '@/lib/domain/company/quarters-sentence';
import { peersSentence } from '@/lib/domain/company/standing';
import { known, missing } from '@/lib/domain/figure/figure';

import { SESSION_EVENING, WEEK_LATER } from '@/tests/support/market-clocks';
import { priceSeries } from '@/lib/domain/company/history';

import { candles, company, named, news, quarters, row, rowsOf } from '@/tests/fixtures/company';

describe('the sentence of a price chart', () => {
  test.each([
    [
      'a rise and the fall inside it',
      [100, 120, 90, 132],
      365,
      'Up 32.0% in a year, with a fall of 25.0% on the way',
    ],
    ['a rise without a turn', [100, 110, 120], 365, 'Up 20.0% in a year'],
    [
      'a fall and the rise inside it',
      [100, 50, 75],
      365,
      'Down 25.0% in a year, with a rise of 50.0% on the way',
    ],
    ['no change', [100, 80, 100], 365, 'Unchanged in a year, with a fall of 20.0% on the way'],
    ['what rounds to no change', [100, 100.01], 365, 'Unchanged in a year'],
    ['a shorter history than asked for', [100, 110], 150, 'Up 10.0% since 23 Jun 2026'],
  ])('%s', (_what, closes, days, sentence) => {
    expect(chartSentence(priceSeries(candles(closes, days)), SESSION_EVENING)).toBe(sentence);
  });

  it('names the other ranges', () => {
    expect(chartSentence(priceSeries(candles([100, 110], 31)), SESSION_EVENING)).toBe(
      'Up 10.0% in a month',
    );
    expect(chartSentence(priceSeries(candles([100, 210], 1826)), SESSION_EVENING)).toBe(
      'Up 110.0% in five years',
    );
  });

  it('is null for one price', () => {
    expect(chartSentence(priceSeries(candles([100], 365)), SESSION_EVENING)).toBeNull();
  });

  it('has a text alternative', () => {
    expect(chartDescription(candles([100, 120, 90, 110], 30))).toBe(
      'Line chart of 4 closing prices, from ₹100.00 on 21 Oct 2026 to ₹110.00 on 20 Nov 2026; the highest ₹120.00 on 31 Oct 2026, the lowest ₹90.00 on 10 Nov 2026.',
    );
  });
});

describe('the sentence of the quarters', () => {
  test.each<[string, readonly (number | null)[], string]>([
    [
      'a loss and then a record',
      [1, 2, 3, 4, 5, 6, -2, 9],
      'Eight quarters: one loss, then the highest profit',
    ],
    [
      'profits up to a record',
      [1, 2, 3, 4, 5, 6, 7, 9],
      'Eight quarters of profit, the latest the highest',
    ],
    [
      'a later profit below the year before',
      [1, 2, 3, 8, 5, 6, 7, 6],
      'Eight quarters of profit, the latest down 25.0% on the year',
    ],
    [
      'a loss some time ago',
      [1, -2, 3, 4, 5, 9, 7, 6],
      'Eight quarters: one loss, the latest profit up 50.0% on the year',
    ],
    ['a loss last', [1, 2, 3, 4, 5, 6, 7, -1], 'Eight quarters: the latest is the one loss'],
    [
      'losses with the last among them',
      [1, -2, 3, 4, 5, 6, 7, -1],
      'Eight quarters: two losses, the latest among them',
    ],
    ['nothing but losses', [-1, -2, -3, -4, -5, -6, -7, -8], 'Eight quarters, each a loss'],
    [
      'a quarter without profit or loss',
      [1, 0, 3, 4, 5, 6, 7, 9],
      'Eight quarters without a loss, the latest the highest',
    ],
    ['one quarter', [4], 'A profit in the quarter to Sep 2026'],
    [
      'gaps',
      [null, null, 3, null, 5, null, null, 9],
      'A profit in each of the three quarters on record',
    ],
    ['a base too small to compare with', [1, 2, 3, 0.001, 5, 60, 7, 6], 'Eight quarters of profit'],
  ])('%s', (_what, profits, sentence) => {
    expect(quartersSentence(rowsOf(quarters(profits)), 8, SESSION_EVENING)).toBe(sentence);
  });

  it('says when results on record end once they are past their age', () => {
    const old = quarters([1, 2, 3, 4]).map((one) => ({ ...one, period: '2024-12-31' }));
    expect(quartersSentence(rowsOf(old), 8, SESSION_EVENING)).toBe(
      'Results on record end with Dec 2024',
    );
  });

  it('uses revenue where no profit is reported', () => {
    const sales = [1, 2, 3, 100, 5, 6, 7, 112];
    expect(quartersSentence(rowsOf(quarters([], sales)), 8, SESSION_EVENING)).toBe(
      'Revenue up 12.0% on the year',
    );
    expect(quartersSentence(rowsOf(quarters([], [5, 6])), 8, SESSION_EVENING)).toBe(
      'Two quarters of revenue',
    );
    expect(quartersSentence([], 8, SESSION_EVENING)).toBe('No quarterly results on record');
  });
});

describe('the sentence of the peers', () => {
  const quote = {
    price: 100,
    change: 1,
    changePercent: 1,
    asOf: '2026-11-20',
    source: 'end-of-day' as const,
  };
  const told = (given: Partial<Parameters<typeof peersSentence>[0]>) => ({
    standing: null,
    pe: missing('unknown'),
    medianPe: null,
    peers: [],
    quote,
    now: SESSION_EVENING,
    ...given,
  });

  const peers = [
    { company: named('A', 'A'), row: row('A', { pe: 30 }) },
    { company: named('B', 'B'), row: row('B', { pe: 20, changePercent: -1 }) },
  ];

  test.each([
    [1, 42, 'Largest of 42 in its industry'],
    [7, 42, 'Seventh largest of 42 in its industry'],
    [12, 42, '12th largest of 42 in its industry'],
    [22, 42, '22nd largest of 42 in its industry'],
    [42, 42, 'Smallest of 42 in its industry'],
    [2, 5, 'Second largest of five in its industry'],
  ])('place %d of %d', (place, count, sentence) => {
    expect(peersSentence(told({ standing: { place, count } }))).toBe(sentence);
    const old = told({ standing: { place, count }, now: WEEK_LATER });
    expect(peersSentence(old)).toBe('Compared with its peers');
  });

  it('falls back to the PE, then to the day’s changes, then to a plain heading', () => {
    const pe = known(10, '2026-11-20');
    expect(peersSentence(told({ pe, medianPe: 25, peers }))).toBe(
      'Its P/E is below the median of its peers',
    );
    expect(peersSentence(told({ peers }))).toBe('One of two peers rose on the day');
    const risen = peers.map(({ company: of }) => ({ company: of, row: row(of.symbol ?? '') }));
    expect(peersSentence(told({ peers: risen }))).toBe('All two peers rose on the day');
    expect(peersSentence(told({ peers, now: WEEK_LATER }))).toBe('Compared with its peers');
    expect(peersSentence(told({}))).toBe('Compared with its peers');
  });
});

describe('the news', () => {
  const items = [
    news('Markets close higher', '2026-11-19'),
    news('Malwa Tractors and Implements opens a plant', '2026-11-02'),
    news('Order book', '2026-11-18', { summary: 'MALWATRAC wins an order.' }),
    news('MALWATRACTION is no company', '2026-11-20'),
  ];

  it('are those that name the company, newest first', () => {
    const own = newsFor(company(), items, 5);
    expect(own.items.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-02']);
    expect(newsSentence(own)).toBe('Two reports, the newest of 18 Nov 2026');
  });

  it('are the market’s where none names it', () => {
    const market = newsFor(named('Kosi Mills Limited', 'KOSI'), items, 2);
    expect(market.about).toBe('market');
    expect(newsSentence(market)).toBe('From the market, to 20 Nov 2026');
  });

  it('say so where there are none', () => {
    expect(newsSentence(newsFor(company(), [], 5))).toBe('No news on record');
  });
});
