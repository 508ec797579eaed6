import { drawable, priceSeries } from '@/lib/domain/company/history';
import { shortName } from '@/lib/domain/company/names';
import { byPeriod } from '@/lib/domain/company/periods';
import { neighboursOf, peerMedianPe, peersOf } from '@/lib/domain/company/peers';
import { quarterMarks } from '@/lib/domain/company/quarter-marks';
import { profitOnYear, quarterOfYear, salesOnYear } from '@/lib/domain/company/quarters';
import { changeBase, dayRange, yearRange } from '@/lib/domain/company/ranges';
import {
  median,
  meaningfulRatio,
  priceToBook,
  returnOnEquity,
  trailingEps,
} from '@/lib/domain/company/ratios';
import { standingOf } from '@/lib/domain/company/standing';

import { known } from '@/lib/domain/figure/figure';

import {
  candle,
  candles,
  figures,
  named,
  quarter,
  quarters,
  row,
  rowsOf,
} from '@/tests/fixtures/company';

describe('ratios', () => {
  it('has no price to earnings for a loss', () => {
    expect([-4, 0, Number.NaN, null].map(meaningfulRatio)).toEqual([null, null, null, null]);
    expect(meaningfulRatio(24.8)).toBe(24.8);
  });

  it('divides price by book value where both are positive', () => {
    const toBook = (bookValue: number) =>
      priceToBook(known(642.35, '2026-11-20'), figures({ bookValue }), '2026-11-20');
    expect(toBook(156.671).value).toBeCloseTo(4.1, 3);
    expect(toBook(-3)).toMatchObject({ value: null, reason: 'meaningless' });
  });

  it('sums earnings per share of four consecutive quarters only', () => {
    const day = { day: '2026-11-20' };
    const year = ['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'].map((period, at) =>
      quarter(period, { eps: at + 1 }),
    );
    const eps = trailingEps(year, day);
    expect(eps.value).toBe(10);
    expect(returnOnEquity(eps, figures({ bookValue: 50 }), day.day).value).toBe(20);
    const gap = [quarter('2024-12-31', { eps: 9 }), ...year.slice(1)];
    expect(trailingEps(gap, day)).toMatchObject({ value: null, reason: 'short' });
    expect(trailingEps(year.slice(1), day)).toMatchObject({ value: null, reason: 'short' });
  });

  it('computes the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});

describe('quarters', () => {
  it('are compared with the same quarter of the previous year', () => {
    const all = quarters([100, 1, 1, -5, 120, 1, 1, 10], [200, 1, 1, 0, 230, 1, 1, 10]);
    expect(profitOnYear(all[4] ?? quarter(''), all)).toBeCloseTo(20);
    expect(salesOnYear(all[4] ?? quarter(''), all)).toBeCloseTo(15);
    expect(profitOnYear(all[7] ?? quarter(''), all)).toBeNull();
    expect(salesOnYear(all[7] ?? quarter(''), all)).toBeNull();
    expect(profitOnYear(all[0] ?? quarter(''), all)).toBeNull();
  });

  it('are named by the Indian financial year', () => {
    const ends = ['2026-06-30', '2026-09-30', '2026-12-31', '2026-03-31', '2026-02-28'];
    expect(ends.map(quarterOfYear)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', null]);
  });

  it('are marked where they end within a history', () => {
    const year = candles([1, 2, 3, 4, 5], 365);
    const marks = quarterMarks(year, rowsOf(quarters([1, 1, 1, 1, 1, 1, 1, 1])));
    expect(marks.map(({ label }) => label)).toEqual(['Q4', 'Q1', 'Q2']);
  });
});

describe('price ranges', () => {
  const day = candle('2026-11-20', 642.35, { low: 628.1, high: 648 });

  it('use the newest day and the previous close', () => {
    const range = dayRange(
      priceSeries([candle('2026-11-19', 633.45), day]),
      figures({ price: 642.35, change: 8.9 }),
    );
    expect(range).toMatchObject({ low: 628.1, high: 648, last: 642.35, label: 'Day, 20 Nov 2026' });
    expect(range?.note).toBe('Tick: previous close, ₹633.45. Marker: last price.');
  });

  it('have no previous close on the first day of a share', () => {
    const first = figures({ price: 642.35, change: 99.15, listedOn: '2026-11-20' });
    const range = dayRange(priceSeries([day]), first);
    expect(range).toMatchObject({ low: 628.1, high: 648, tick: null, note: 'Marker: last price.' });
    expect(changeBase(first, '2026-11-20')).toBe('the base price of its first day');
    expect(changeBase(first, '2026-11-23')).toBe('the previous close');
  });

  it('need a high and a low', () => {
    expect(dayRange(priceSeries([candle('2026-11-20', 5, { low: null })]), figures())).toBeNull();
    expect(dayRange(priceSeries([candle('2026-11-20', 5)]), figures())).toBeNull();
    expect(dayRange(priceSeries([]), figures())).toBeNull();
  });

  it('name the first day where the history is shorter than a year', () => {
    expect(yearRange(priceSeries(candles([100, 95, 105], 3)), figures())?.label).toBe(
      'Since 17 Nov 2026',
    );
    expect(yearRange(priceSeries(candles([100, 90, 110], 365)), figures())?.label).toBe('52 weeks');
    expect(
      yearRange(priceSeries([]), figures({ high52: 200, low52: 100, price: 150 }))?.label,
    ).toBe('52 weeks');
  });

  it('extend to a price outside yesterday’s extremes', () => {
    expect(yearRange(priceSeries([]), figures({ high52: 200, low52: 100, price: 210 }))?.high).toBe(
      210,
    );
  });
});

describe('a history', () => {
  it('is sorted, without invalid candles', () => {
    const messy = [
      candle('2026-11-20', 3),
      candle('2026-11-18', 1),
      candle('2026-11-19', 0),
      candle('no day', 2),
    ];
    expect(drawable(messy).map(({ close }) => close)).toEqual([1, 3]);
  });

  it('is grouped by week, newest first', () => {
    const days = [
      candle('2026-11-12', 10, { high: 14, low: 9, valueCrore: 2, deliverable: 300 }),
      candle('2026-11-13', 11, { high: 12, low: 8, valueCrore: 3, deliverable: 200 }),
      candle('2026-11-16', 13, { high: null, low: null, volume: null }),
    ];
    expect(byPeriod(days, 'week')).toEqual([
      {
        to: '2026-11-16',
        open: 13,
        close: 13,
        high: null,
        low: null,
        volume: null,
        valueCrore: null,
        deliverable: null,
      },
      {
        to: '2026-11-13',
        open: 10,
        close: 11,
        high: 14,
        low: 8,
        volume: 2000,
        valueCrore: 5,
        deliverable: 500,
      },
    ]);
  });

  it('has no sum of deliveries where a day’s are not known', () => {
    const [week] = byPeriod(
      [candle('2026-11-12', 10, { deliverable: 300 }), candle('2026-11-13', 11)],
      'week',
    );
    expect(week).toMatchObject({ volume: 2000, deliverable: null });
  });

  it('uses the day in India of an instant', () => {
    expect(
      byPeriod(
        [candle('2026-11-19T10:00:00.000Z', 1), candle('2026-11-19T19:00:00.000Z', 2)],
        'day',
      ),
    ).toHaveLength(2);
  });
});

describe('peers', () => {
  const all = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Other'].map((name) =>
    named(name, name.toUpperCase(), name === 'Other' ? 'Power' : 'Autos'),
  );
  const [alpha = named('x', 'X')] = all;
  const rows = [
    row('ALPHA', { marketCapCrore: 1000 }),
    row('BETA', { marketCapCrore: 5000, pe: 30 }),
    row('GAMMA', { marketCapCrore: 900, pe: -8 }),
    row('DELTA', { marketCapCrore: 1200, pe: 40 }),
    row('OTHER', { industry: 'Power' }),
    row('UNLISTED'),
  ];

  it('are those of the industry nearest by market value, largest first', () => {
    const names = peersOf(alpha, all, rows, 2).map(({ company }) => company.name);
    expect(names).toEqual(['Delta', 'Gamma']);
  });

  it('are sorted by name where no market value is known', () => {
    const bare = rows.map((each) => ({ ...each, marketCapCrore: null }));
    expect(peersOf(alpha, all, bare, 2).map(({ company }) => company.name)).toEqual([
      'Beta',
      'Delta',
    ]);
  });

  it('are none without an industry', () => {
    expect(peersOf(named('Lone', 'LONE', null), all, rows, 5)).toEqual([]);
  });

  it('are without losses in the median PE', () => {
    expect(peerMedianPe(peersOf(alpha, all, rows, 3))).toBe(35);
    expect(peerMedianPe(peersOf(alpha, all, rows, 1))).toBeNull();
  });

  it('give a rank by market value in the whole industry', () => {
    expect(standingOf(alpha, rows)).toEqual({ place: 3, count: 5 });
    expect(standingOf(named('Lone', 'LONE'), rows)).toBeNull();
  });

  it('have previous and next companies by name', () => {
    const beta = all[1] ?? alpha;
    expect(neighboursOf(beta, all)).toMatchObject({
      previous: { name: 'Alpha' },
      next: { name: 'Delta' },
    });
    expect(neighboursOf(alpha, all).previous).toBeNull();
    expect(neighboursOf(named('Lone', 'LONE', null), all)).toEqual({ previous: null, next: null });
  });
});

describe('names', () => {
  test.each([
    ['Malwa Tractors and Implements Limited', 'Malwa Tractors and Implements'],
    ['Ram Ratna Wires Ltd.', 'Ram Ratna Wires'],
    [
      'Southern Petrochemicals Industries Corporation  Limited',
      'Southern Petrochemicals Industries Corporation',
    ],
    ['State Bank of India', 'State Bank of India'],
    ['Limited', 'Limited'],
  ])('%s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
