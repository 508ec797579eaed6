import { listFinding } from '@/lib/domain/market/lists/finding';
import { movedListPath } from '@/lib/pages/markets/old-list-names';
import { askedDay, isKnown, listRows } from '@/lib/domain/market/lists/rows';
import { MARKET_LISTS, marketListOf } from '@/lib/domain/market/lists/table';
import type { ListRow } from '@/lib/domain/market/lists/types';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { pageOf } from '@/lib/pages';
import { resolvePage } from '@/lib/pages/addresses/resolve';
import { CALLS } from '@/lib/provider/calls';
import type { ShareDay } from '@/lib/domain/market/records';
import { named } from '@/tests/fixtures/company';
import { tableAt } from '@/tests/support/table-at';

const share = (symbol: string, more: Partial<ShareDay> = {}): ListRow => ({
  symbol,
  name: null,
  series: 'EQ',
  close: 100,
  changePercent: 0,
  volume: 1000,
  valueCrore: 20,
  high: 101,
  low: 99,
  highBefore: 150,
  lowBefore: 50,
  deliverable: 500,
  deliveryPercent: 50,
  isNewHigh: false,
  isNewLow: false,
  band: null,
  ...more,
});
const names = namesBySymbol([named('Alpha Limited', 'ALPHA')]);
const list = (key: string) => {
  const found = marketListOf(key);
  if (!found) throw new Error(key);
  return found;
};
const symbolsOf = (key: string, rows: readonly ListRow[]) =>
  listRows(list(key), rows).map(({ symbol }) => symbol);

describe('who belongs on a list', () => {
  test.each<[string, readonly ListRow[], readonly string[]]>([
    [
      'gainers',
      [
        share('UP', { changePercent: 2 }),
        share('MOST', { changePercent: 5 }),
        share('DOWN', { changePercent: -1 }),
        share('FLAT'),
        share('CHEAP', { changePercent: 9, close: 19.95 }),
        share('QUIET', { changePercent: 9, valueCrore: 0.99 }),
        share('UNKNOWN', { changePercent: null }),
      ],
      ['MOST', 'UP'],
    ],
    [
      'losers',
      [
        share('UP', { changePercent: 2 }),
        share('DOWN', { changePercent: -1 }),
        share('MOST', { changePercent: -5 }),
        share('CHEAP', { changePercent: -9, close: 19.95 }),
      ],
      ['MOST', 'DOWN'],
    ],
    [
      'most-active-value',
      [share('B', { valueCrore: 3 }), share('A', { valueCrore: 9 }), share('X', { valueCrore: 0 })],
      ['A', 'B'],
    ],
    ['most-active-volume', [share('B', { volume: 3 }), share('A', { volume: 9 })], ['A', 'B']],
    [
      '52-week-highs',
      [share('HIGH', { isNewHigh: true }), share('LOW', { isNewLow: true }), share('X')],
      ['HIGH'],
    ],
    [
      '52-week-lows',
      [share('HIGH', { isNewHigh: true }), share('LOW', { isNewLow: true })],
      ['LOW'],
    ],
    [
      'price-bands',
      [
        share('LOWER', { band: 'lower', changePercent: -5 }),
        share('UPPER', { band: 'upper', changePercent: 5 }),
        share('X'),
      ],
      ['UPPER', 'LOWER'],
    ],
    [
      'delivery',
      [
        share('B', { deliveryPercent: 40 }),
        share('A', { deliveryPercent: 80 }),
        share('ALWAYS', { deliveryPercent: 100, series: 'BE' }),
        share('SMALL', { deliveryPercent: 99, valueCrore: 9 }),
        share('UNKNOWN', { deliveryPercent: null }),
      ],
      ['A', 'B'],
    ],
  ])('%s', (key, rows, expected) => {
    expect(symbolsOf(key, rows)).toEqual(expected);
  });

  test('a ranking has fifty rows at most, equal ones by symbol', () => {
    const rows = Array.from({ length: 80 }, (_, at) =>
      share(`S${String(79 - at).padStart(2, '0')}`, { changePercent: 1 }),
    );
    expect(symbolsOf('gainers', rows)).toEqual(
      Array.from({ length: 50 }, (_, at) => `S${String(at).padStart(2, '0')}`),
    );
  });

  test('a list without the deciding figure is unknown, not empty', () => {
    const unmeasured = [share('A', { deliveryPercent: null, highBefore: null })];
    expect(isKnown(list('delivery'), unmeasured)).toBe(false);
    expect(isKnown(list('52-week-highs'), unmeasured)).toBe(false);
    expect(isKnown(list('52-week-lows'), unmeasured)).toBe(true);
    expect(isKnown(list('gainers'), [])).toBe(true);
  });

  test('a 52-week high is the source’s own, else a price at or above the one before', () => {
    const read = (row: object) =>
      CALLS.marketDay.read({ date: '2026-11-20', rows: [{ symbol: 'A', close: '99', ...row }] })
        .data.rows[0];
    expect(read({ high: 100, prevhigh52: 100 })?.isNewHigh).toBe(true);
    expect(read({ high: 99.95, prevhigh52: 100 })?.isNewHigh).toBe(false);
    expect(read({ high: 100, prevhigh52: 100, newhigh52: false })?.isNewHigh).toBe(false);
    expect(read({ high: 100 })?.isNewHigh).toBe(false);
    expect(read({ low: 90, prevlow52: 90 })?.isNewLow).toBe(true);
    expect(read({ close: 102, prevclose: 100 })?.changePercent).toBeCloseTo(2);
  });
});

describe('what a list finds', () => {
  const deal = (symbol: string, dealCrore: number): ListRow => ({
    symbol,
    name: null,
    client: 'Fund',
    side: 'BUY',
    quantity: 10,
    price: 1,
    dealCrore,
  });
  test.each<[string, readonly ListRow[], string]>([
    ['gainers', [share('ALPHA', { changePercent: 5.141 })], 'Alpha rose the most, by 5.14%'],
    ['losers', [share('BETA', { changePercent: -4 })], 'BETA fell the most, by 4.00%'],
    [
      'most-active-value',
      [share('ALPHA', { valueCrore: 1234.5 })],
      'Alpha was traded most by value: ₹1,235 crore',
    ],
    [
      'most-active-volume',
      [share('ALPHA', { volume: 123456 })],
      'Alpha was traded most: 1,23,456 shares',
    ],
    ['52-week-highs', [share('ALPHA', { isNewHigh: true })], 'Alpha alone reached a 52-week high'],
    [
      '52-week-lows',
      [share('ALPHA', { isNewLow: true }), share('B', { isNewLow: true })],
      '2 shares reached a 52-week low',
    ],
    [
      'price-bands',
      [share('A', { band: 'upper' }), share('B', { band: 'lower' })],
      '1 share touched the upper band, 1 the lower one',
    ],
    [
      'delivery',
      [share('ALPHA', { deliveryPercent: 72.9 })],
      'Alpha had the highest delivery: 72.90% of what was traded',
    ],
    [
      'bulk-deals',
      [deal('ALPHA', 45), deal('B', 9), deal('B', 3)],
      '3 bulk deals in 2 shares; the largest, ₹45.00 crore, in Alpha',
    ],
    ['block-deals', [deal('ALPHA', 45)], '1 block deal in Alpha'],
    [
      'short-selling',
      [{ symbol: 'ALPHA', name: null, quantity: 1500 }],
      'Shares of Alpha alone sold short: 1,500',
    ],
    [
      'short-selling',
      [
        { symbol: 'ALPHA', name: null, quantity: 1500 },
        { symbol: 'B', name: null, quantity: 20 },
      ],
      'Shares of 2 companies sold short, most of Alpha: 1,500',
    ],
  ])('%s', (key, rows, sentence) => {
    const shown = listRows(list(key), rows);
    expect(listFinding(list(key), shown, names, '2026-11-20')).toBe(`${sentence}, on 20 Nov 2026`);
    expect(listFinding(list(key), shown, names, null)).toBe(sentence);
  });

  test.each(MARKET_LISTS)('$key: without a row, its name and day', (one) => {
    expect(listFinding(one, [], names, '2026-11-20')).toBe(`${one.label}, 20 Nov 2026`);
    expect(listFinding(one, [], names, null)).toBe('No session to show');
  });
});

test.each(MARKET_LISTS)('$path has a page whose texts fit search results', ({ path, key }) => {
  const page = pageOf(path);
  expect(path).toBe(`/markets/${key}`);
  expect(page.description.length).toBeGreaterThanOrEqual(110);
  expect(page.description.length).toBeLessThanOrEqual(155);
  expect(page.metaTitle.length).toBeLessThanOrEqual(48);
});

test.each([
  ['', { kind: 'newest' }],
  ['2026-11-18', { kind: 'day', day: '2026-11-18' }],
  ['2026-11-22', { kind: 'day', day: '2026-11-22' }],
  ['2026-11-23', { kind: 'unreadable', given: '2026-11-23' }],
  ['2026-02-31', { kind: 'unreadable', given: '2026-02-31' }],
  ['18-11-2026', { kind: 'unreadable', given: '18-11-2026' }],
  ['abc', { kind: 'unreadable', given: 'abc' }],
  ['1999-01-01', { kind: 'unreadable', given: '1999-01-01' }],
])('?on=%s', (given, asked) => {
  expect(askedDay(given, '2026-11-22')).toEqual(asked);
});

describe('old addresses', () => {
  test.each([
    ['?list=gainers', '/markets/gainers'],
    ['?list=losers', '/markets/losers'],
    ['?list=volume', '/markets/most-active-volume'],
    ['?exchange=nse&list=value', '/markets/most-active-value'],
    ['?list=52-week-high', '/markets/52-week-highs'],
    ['?list=52-week-low', '/markets/52-week-lows'],
  ])('/equity%s has moved to %s', async (query, location) => {
    expect(await resolvePage('/equity', query)).toEqual({ kind: 'redirect', location });
  });

  test.each([
    '?list=gainers&index=nifty-it',
    '?list=gainers&exchange=bse',
    '?list=constructor',
    '?list=',
  ])('/equity%s stays: another list, or none', async (query) => {
    expect(await resolvePage('/equity', query)).toEqual({ kind: 'page' });
  });

  test('an unknown name has no page', () => {
    expect(movedListPath('toString')).toBeNull();
  });
});

describe('the CSV file', () => {
  const fileOf = (key: string, query = '') => tableAt(`/markets/${key}/list.csv`, query);

  test('has the rows of its list, and the day in its name', async () => {
    const response = await fileOf('52-week-highs');
    expect(response.headers.get('content-disposition')).toContain('52-week-highs-2026-11-20.csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines[0]).toBe('Company,Day’s high ₹,Earlier high ₹,Close ₹,Change %');
    expect(lines).toHaveLength(1 + 9);
  });

  test.each([
    ['nothing', ''],
    ['gainers', 'on=2026-11-15'],
  ])('%s?%s is not found', async (key, query) => {
    expect((await fileOf(key, query)).status).toBe(404);
  });
});
