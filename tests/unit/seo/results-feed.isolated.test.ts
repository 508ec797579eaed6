import type { FiledResult } from '@/lib/domain/company/records';
import { loadFeed } from '@/lib/pages/feeds/load-feed';
import { load } from '@/lib/provider/load';

import { allBut } from '@/tests/support/fake-timers';

import { company, sourced } from '@/tests/fixtures/company';

jest.mock('@/lib/provider/load', () => ({ load: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T10:00:00+05:30'), doNotFake: allBut('Date') });
});

afterEach(() => {
  jest.useRealTimers();
});

const row: FiledResult = {
  symbol: 'MALWATRAC',
  name: 'Malwa',
  period: '2026-09-30',
  basis: 'consolidated',
  filedOn: '2026-10-15',
  kind: 'industrial',
  salesCrore: 100,
  netProfitCrore: 10,
  salesGrowthPercent: 5,
  profitGrowthPercent: -2,
};
const DAYS = ['2026-10-15', '2026-10-14'];

/** Two days with one filing each: of a company of the list, and of one that it lacks. */
function answer(name: string, { from }: { from?: string }, source: 'end-of-day' | 'sample') {
  if (name === 'companies') return sourced([company()], { source });
  const older = { ...row, symbol: 'OTHER', name: 'Other Limited', filedOn: '2026-10-14' };
  const rows = from === DAYS[1] ? [row, older] : [row];
  return sourced({ date: DAYS[0], first: DAYS[1], days: DAYS, rows }, { source });
}

const feedOf = (source: 'end-of-day' | 'sample') => {
  jest
    .mocked(load)
    .mockImplementation((name, parameters) =>
      Promise.resolve(answer(name, parameters as { from?: string }, source) as never),
    );
  return loadFeed('results');
};

test('the feed of results has an item for each filing of the newest days', async () => {
  const feed = await feedOf('end-of-day');
  if (!feed || feed === 'unknown') throw new Error('no feed');
  expect(feed.items).toMatchObject([
    {
      title: 'Malwa Tractors and Implements: quarter to Sep 2026',
      date: '2026-10-15',
      summary: 'Revenue ₹100.00 crore, up 5.0%; net profit ₹10.00 crore, down 2.0%',
    },
    { title: 'Other Limited: quarter to Sep 2026', date: '2026-10-14' },
  ]);
  const links = feed.items.map(({ link }) => new URL(link));
  expect(links.map(({ pathname, search, hash }) => pathname + search + hash)).toEqual([
    '/company-information/malwa-tractors-and-implements-limited#results-heading',
    '/results-calendar/filed?on=2026-10-14',
  ]);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(2);
});

test('results that are too old for search engines are in no feed', async () => {
  jest.setSystemTime(new Date('2027-06-28T10:00:00+05:30'));
  expect(await feedOf('end-of-day')).toMatchObject({ items: [] });
});

test('made-up results are in no feed', async () => {
  expect(await feedOf('sample')).toMatchObject({ items: [] });
});
