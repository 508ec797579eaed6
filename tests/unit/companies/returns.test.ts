import { eventsSentence, nextEvents } from '@/lib/domain/company/events';
import { particularsOf } from '@/lib/domain/company/particulars';
import { brokenWords, returnsOf, returnsSentence } from '@/lib/domain/company/returns';

import { priceSeries } from '@/lib/domain/company/history';
import { seriesOf } from '@/lib/domain/figure/series';
import { SESSION_EVENING, WEEK_LATER } from '@/tests/support/market-clocks';

import { candle, figures } from '@/tests/fixtures/company';

describe('returns', () => {
  const candles = [
    candle('2025-11-19', 100),
    candle('2026-05-20', 80),
    candle('2026-10-20', 120),
    candle('2026-11-12', 125),
    candle('2026-11-20', 110),
  ];

  test('begin with the last close at or before their calendar day', () => {
    const nifty = [
      { time: '2026-10-20', value: 20_000 },
      { time: '2026-11-20', value: 21_000 },
    ];
    const series = priceSeries(candles);
    const index = seriesOf(
      nifty.map(({ time, value }) => ({ day: time, value, of: null })),
      { kind: 'index' },
    );
    const shown = returnsOf(series, index).map((one) => ({ ...one, percent: one.percent.value }));
    expect(shown).toEqual([
      expect.objectContaining({ span: '1 week', from: '2026-11-12', niftyPercent: null }),
      expect.objectContaining({ span: '1 month', change: -10, niftyPercent: expect.closeTo(5) }),
      expect.objectContaining({ span: '6 months', from: '2026-05-20', percent: 37.5 }),
      expect.objectContaining({ span: '1 year', from: '2025-11-19', percent: expect.closeTo(10) }),
    ]);
    const returns = returnsOf(series, index);
    expect(returnsSentence(returns, SESSION_EVENING)).toBe('Up 10.0% in a year');
    expect(returnsSentence(returns, WEEK_LATER)).toBe('Up 10.0% in the year to 20 Nov 2026');
  });

  test('of no close are none', () => {
    expect(returnsOf(priceSeries([]), null)).toEqual([]);
  });

  test('across a demerger are none, and the cause is named', () => {
    const demerged = priceSeries(candles, [
      { exDate: '2026-10-20', purpose: 'Demerger', factor: 1 },
    ]);
    const returns = returnsOf(demerged, null);
    expect(returns.map((one) => [one.span, one.percent.value, brokenWords(one)])).toEqual([
      ['1 week', expect.closeTo(-12), null],
      ['1 month', expect.closeTo(-8.33, 1), null],
      ['6 months', null, 'demerger, 20 Oct 2026'],
      ['1 year', null, 'demerger, 20 Oct 2026'],
    ]);
    expect(returnsSentence(returns, SESSION_EVENING)).toBe('Down 8.3% in a month');
  });
});

test('the next events are those after the day, the nearer first', () => {
  const events = {
    meetings: [
      { date: '2027-01-20', purpose: 'Financial Results' },
      { date: '2026-10-20', purpose: 'Financial Results' },
    ],
    actions: [{ exDate: '2026-12-04', purpose: 'Dividend', factor: 1 }],
    actionsSince: null,
    announcements: [],
    deals: [],
  };
  expect(nextEvents(events, '2026-11-20').map(({ date }) => date)).toEqual([
    '2026-12-04',
    '2027-01-20',
  ]);
});

test('particulars name listing, series and indices as far as they are known', () => {
  expect(particularsOf(figures(), null)).toBe('');
  expect(
    particularsOf(figures({ listedOn: '1995-11-29', series: 'BE', indices: ['Nifty 50'] }), null),
  ).toBe(
    'The share has been listed since 29 Nov 1995 and trades in series BE, trade for trade: every share bought is delivered, and none is sold on the same day. It belongs to the Nifty 50.',
  );
});

test('particulars of an old day say that the share traded, and that a list names it', () => {
  const share = figures({
    listedOn: '1995-11-29',
    series: 'EQ',
    indices: ['Nifty 50', 'Nifty IT'],
  });

  expect(particularsOf(share, '2026-08-14')).toBe(
    'The share has been listed since 29 Nov 1995. On 14 Aug 2026 it traded in series EQ, where shares may be bought and sold within a day. The newest index lists on record here name it in the Nifty 50 and Nifty IT.',
  );
  expect(particularsOf(figures({ series: 'BZ' }), '2026-08-14')).toBe(
    'On 14 Aug 2026 the share traded in series BZ, trade for trade, because the company did not meet a rule of the exchange.',
  );
});

describe('the heading of the events', () => {
  const none = { announcements: [], deals: [], actionsSince: null };
  const meeting = (purpose: string) => ({
    ...none,
    meetings: [{ date: '2026-12-04', purpose }],
    actions: [],
  });

  test.each([
    ['Board Meeting Intimation', 'Board meeting, 4 Dec 2026'],
    [
      'Board Meeting to consider Un-Audited Financial Results and Interim Dividend',
      'Board meeting for results and a dividend, 4 Dec 2026',
    ],
    ['Fund Raising', 'Board meeting for raising funds, 4 Dec 2026'],
  ])('%s', (purpose, words) => {
    expect(eventsSentence(meeting(purpose), '2026-11-20')).toBe(words);
  });

  test.each([
    [
      'Face Value Split (Sub-Division) - From Rs 5/- Per Share To Re 1/- Per Share',
      'Split, face value ₹5.00 to ₹1.00, 14 Jan 2026',
    ],
    ['DEMERGER', 'Demerger, 14 Jan 2026'],
    ['Interim Dividend - Rs 2.50 Per Share', 'Interim dividend ₹2.50 a share, 14 Jan 2026'],
  ])('%s', (purpose, words) => {
    const actions = [{ exDate: '2026-01-14', purpose, factor: 1 }];
    expect(eventsSentence({ ...none, meetings: [], actions }, '2026-11-20')).toBe(words);
  });

  test('a meeting before today is not upcoming, on any day of the prices', () => {
    expect(nextEvents(meeting('Financial Results'), '2026-12-05')).toEqual([]);
  });
});
