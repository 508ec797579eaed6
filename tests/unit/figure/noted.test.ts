import { sinceAdded } from '@/components/pages/WatchlistPage/since-added';
import { lifeEvents } from '@/lib/device/life-events';

const actions = [
  { symbol: 'KOTAK', exDate: '2026-01-14', purpose: 'FV SPLT FRM RS 5 TO RE 1' },
  { symbol: 'KOTAK', exDate: '2026-01-14', purpose: 'Face Value Split From Rs 5/- To Re 1/-' },
  { symbol: 'KOTAK', exDate: '2026-07-01', purpose: 'Dividend - Rs 2 Per Share' },
  { symbol: 'VEDL', exDate: '2026-04-30', purpose: 'Demerger' },
];
const lives = lifeEvents(actions);
const entry = (code: string, added: string, price: number | null) => ({ code, added, price });

test('a price file has the splits and breaks of companies, each once', () => {
  expect(lives).toEqual({
    'stock:KOTAK': [['2026-01-14', 0.2, null]],
    'stock:VEDL': [['2026-04-30', 1, 'demerger']],
  });
});

describe('what an entry of the watchlist gained since it was added', () => {
  test.each([
    ['before a split', '2026-01-13', 2000, { change: 20, percent: 5 }],
    ['on the day of a split, at a price after it', '2026-01-14', 400, { change: 20, percent: 5 }],
    ['after a split', '2026-03-02', 420, { change: 0, percent: 0 }],
  ])('%s', (_, added, price, gained) => {
    const found = sinceAdded(entry('stock:KOTAK', added, price), 420, lives['stock:KOTAK']);
    expect(found?.value).toEqual({
      change: expect.closeTo(gained.change, 9),
      percent: expect.closeTo(gained.percent, 9),
    });
  });

  test('across a demerger is no figure but its reason, and after it a figure', () => {
    const since = (added: string) =>
      sinceAdded(entry('stock:VEDL', added, 773.6), 289.5, lives['stock:VEDL']);
    expect(since('2026-04-29')).toMatchObject({ reason: 'broken', cause: 'demerger' });
    expect(since('2026-04-30')?.value?.percent).toBeCloseTo(-62.58, 2);
  });

  test('of a fund is counted in the units of today after a split of them', () => {
    const since = (code: string) => sinceAdded(entry(code, '2026-05-29', 4568.15), 459.54);
    expect(since('fund:120304')?.value?.percent).toBeCloseTo(0.6, 1);
    expect(since('etf:GOLD')?.value?.percent).toBeCloseTo(0.6, 1);
    expect(since('stock:SBIN')?.value?.percent).toBeCloseTo(-89.94, 2);
  });

  test('is nothing without a price or a day', () => {
    expect(sinceAdded(entry('stock:SBIN', '2026-05-29', null), 1)).toBeNull();
    expect(sinceAdded(entry('stock:SBIN', '', 1), 1)).toBeNull();
    expect(sinceAdded(entry('stock:SBIN', '2026-05-29', 1), null)).toBeNull();
  });
});
