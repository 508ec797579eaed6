import { nextEvents } from '@/lib/domain/company/events';
import { particularsOf } from '@/lib/domain/company/particulars';
import { returnsOf, returnsSentence } from '@/lib/domain/company/returns';

import { candle, figures } from './records';

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
    expect(returnsOf(candles, nifty)).toEqual([
      expect.objectContaining({ span: '1 week', from: '2026-11-12', niftyPercent: null }),
      expect.objectContaining({ span: '1 month', change: -10, niftyPercent: expect.closeTo(5) }),
      expect.objectContaining({ span: '6 months', from: '2026-05-20', percent: 37.5 }),
      expect.objectContaining({ span: '1 year', from: '2025-11-19', percent: expect.closeTo(10) }),
    ]);
    expect(returnsSentence(returnsOf(candles, nifty))).toBe('Up 10.0% in a year');
  });

  test('of no close are none', () => {
    expect(returnsOf([], [])).toEqual([]);
  });
});

test('the next events are those after the day, the nearer first', () => {
  const events = {
    meetings: [
      { date: '2027-01-20', purpose: 'Financial Results' },
      { date: '2026-10-20', purpose: 'Financial Results' },
    ],
    actions: [{ exDate: '2026-12-04', purpose: 'Dividend', factor: 1 }],
    ...{ announcements: [], deals: [] },
  };
  expect(nextEvents(events, '2026-11-20').map(({ date }) => date)).toEqual([
    '2026-12-04',
    '2027-01-20',
  ]);
});

test('particulars name listing, series and indices as far as they are known', () => {
  expect(particularsOf(figures())).toBe('');
  expect(
    particularsOf(figures({ listedOn: '1995-11-29', series: 'BE', indices: ['Nifty 50'] })),
  ).toBe(
    'The share has been listed since 29 Nov 1995 and trades in series BE, trade for trade: every share bought is delivered, and none is sold on the same day. It belongs to the Nifty 50.',
  );
});
