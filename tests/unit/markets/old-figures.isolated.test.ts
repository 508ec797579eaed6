import { indexingOf, isForSearchEngines } from '@/lib/pages/indexing/has-data';
import { pageOf } from '@/lib/pages';
import { load } from '@/lib/provider/load';
import { allBut } from '@/tests/support/fake-timers';

jest.mock('@/lib/provider/load', () => ({ load: jest.fn() }));

const answer = (data: unknown, asOf: string | null) =>
  ({ data, asOf, source: 'end-of-day', note: null }) as never;

/** A Saturday; the last session was that of Friday. */
const NOW = new Date('2026-11-28T10:00:00+05:30');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: allBut('Date') });
});

afterEach(() => {
  jest.useRealTimers();
});

const answers = (data: unknown, asOf: string | null) => {
  jest.mocked(load).mockResolvedValue(answer(data, asOf));
};

test.each([
  ['/sectors', [{}], '2026-11-27', true],
  ['/sectors', [{}], '2026-08-21', false],
  ['/equity', [{}], '2026-11-26', false],
  ['/equity', [], null, false],
  ['/indices', [{}], '2026-08-21', false],
  ['/derivatives', [{ expiry: '2025-12-23' }, { expiry: '2026-02-24' }], '2025-12-17', false],
  ['/derivatives', [{ expiry: '2026-11-24' }, { expiry: '2026-12-29' }], '2026-11-20', true],
  ['/derivatives/lot-sizes', [{ expiries: ['2025-12-23'] }], '2025-12-17', false],
  ['/derivatives/lot-sizes', [{ expiries: ['2025-12-23', '2026-12-29'] }], '2025-12-17', true],
] as const)('%s of %j, %s: for search engines %s', async (path, data, asOf, is) => {
  answers(data, asOf);
  expect(await isForSearchEngines(pageOf(path))).toBe(is);
});

test.each([
  ['/derivatives/ban-list', '2025-12-17', [], false],
  ['/derivatives/ban-list', '2026-11-27', [], true],
  ['/derivatives/participants', '2025-12-17', [{}], false],
  ['/markets/gainers', '2026-08-21', [{}], false],
  [
    '/markets/gainers',
    '2026-11-27',
    [{ symbol: 'A', changePercent: 1, close: 500, valueCrore: 900 }],
    true,
  ],
  ['/results-calendar/filed', '2026-04-24', [{ period: '2026-03-31' }], false],
  ['/results-calendar/filed', '2026-11-12', [{ period: '2026-09-30' }], true],
] as const)('%s of the session of %s %j: for search engines %s', async (path, date, rows, is) => {
  answers({ date, first: date, days: [date], rows }, date);
  expect(await isForSearchEngines(pageOf(path))).toBe(is);
});

test('between the close and the files of the evening a page stays', async () => {
  answers([{}], '2026-11-26');
  jest.setSystemTime(new Date('2026-11-27T16:30:00+05:30'));
  expect(await isForSearchEngines(pageOf('/sectors'))).toBe(true);
  jest.setSystemTime(new Date('2026-11-28T00:30:00+05:30'));
  expect(await isForSearchEngines(pageOf('/sectors'))).toBe(false);
});

test('a page says today in its title only of the last session', async () => {
  answers([{}], '2026-11-27');
  expect(await indexingOf('/sectors')).toEqual({
    title: 'Sector performance on NSE today',
  });
  answers([{}], '2026-08-21');
  expect(await indexingOf('/sectors')).toEqual({ isIndexed: false });
});

test('a list without a row of its own is no page, though its session has rows', async () => {
  const session = (rows: readonly unknown[]) =>
    answers({ date: '2026-11-27', first: null, days: [], rows }, '2026-11-27');
  session([{ symbol: 'A', changePercent: 1, close: 500, valueCrore: 900 }]);
  expect(await isForSearchEngines(pageOf('/markets/gainers'))).toBe(true);
  expect(await isForSearchEngines(pageOf('/markets/price-bands'))).toBe(false);
});

test('a list that the source never has does not get a page', async () => {
  jest.mocked(load).mockResolvedValue({
    data: [],
    asOf: null,
    source: 'end-of-day',
    note: null,
    isCovered: false,
  } as never);
  expect(await isForSearchEngines(pageOf('/ipos'))).toBe(false);
  answers([], null);
  expect(await isForSearchEngines(pageOf('/ipos'))).toBe(false);
  answers([{}], null);
  expect(await isForSearchEngines(pageOf('/ipos'))).toBe(true);
});
