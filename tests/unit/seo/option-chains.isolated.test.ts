import { optionChains } from '@/lib/pages/markets/option-chain-page';
import { load } from '@/lib/provider/load';
import { allBut } from '@/tests/support/fake-timers';

jest.mock('@/lib/provider/load', () => ({ load: jest.fn() }));

const underlying = (symbol: string, ...expiries: string[]) => ({
  symbol,
  name: null,
  isIndex: false,
  close: 1,
  callOpenInterest: 1,
  putOpenInterest: 1,
  expiries,
});
const ROWS = [
  underlying('ENDED', '2026-11-20'),
  underlying('TRADED', '2026-11-20', '2026-12-29'),
  underlying('NONE'),
];

const answer = (source: string) => ({
  data: { date: '2026-11-20', first: null, days: [], rows: ROWS },
  source,
  asOf: '2026-11-20',
  note: null,
});

beforeEach(() => void jest.useFakeTimers({ doNotFake: allBut('Date') }));
afterEach(() => void jest.useRealTimers());

test.each([
  ['on the evening of the session', '2026-11-20T20:00:00+05:30', ['ended', 'traded']],
  ['at the weekend, when one has expired', '2026-11-21T12:00:00+05:30', ['traded']],
  ['once the next session has closed', '2026-11-23T18:00:00+05:30', []],
  ['eleven months later', '2027-10-20T12:00:00+05:30', []],
])('chains in the sitemap %s', async (_, moment, symbols) => {
  jest.setSystemTime(new Date(moment));
  jest.mocked(load).mockResolvedValue(answer('end-of-day') as never);
  const entries = (await optionChains.sitemap.entries()) ?? [];
  expect(entries.map(({ path }) => path)).toEqual(
    symbols.map((symbol) => `/derivatives/option-chain/${symbol}`),
  );
});

test('none of made-up figures, and none while the list has not loaded', async () => {
  jest.setSystemTime(new Date('2026-11-20T20:00:00+05:30'));
  for (const given of [answer('sample'), null]) {
    jest.mocked(load).mockResolvedValue(given as never);
    expect(await optionChains.sitemap.entries()).toEqual([]);
  }
});
