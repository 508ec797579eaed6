import { companyEntries } from '@/lib/pages/companies/company/sitemap';
import { companyPartMetadata } from '@/lib/pages/companies/company/part-page';
import { load } from '@/lib/provider/load';
import { addDays } from '@/lib/tools/time';
import { allBut } from '@/tests/support/fake-timers';
import { SESSION_EVENING } from '@/tests/support/market-clocks';

import { candle, company } from './records';

jest.mock('@/lib/provider/load', () => ({ load: jest.fn(), isUnanswered: () => false }));

const DAY = '2026-11-20';

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: new Date(`${DAY}T20:00:00+05:30`),
      doNotFake: allBut('Date'),
    }),
);

/** Sessions up to a day, with a close on each. */
const sessions = (count: number, until: string) =>
  Array.from({ length: count }, (_, at) => candle(addDays(until, at + 1 - count), 10));

test.each([
  ['a year of sessions', 200, DAY, true],
  ['a share that is rarely traded', 199, DAY, false],
  ['a share that is no longer traded', 200, '2026-08-20', false],
])(
  'the history of %s is in the sitemap exactly if it may be indexed',
  async (_, count, until, isIn) => {
    const one = company();
    const sourced = (data: unknown) => ({ data, source: 'end-of-day', asOf: DAY, note: null });
    const days = sourced(sessions(count, until));
    const answers: Readonly<Record<string, unknown>> = {
      companies: sourced([one]),
      marketSnapshot: sourced([{ symbol: one.symbol, code: one.code, isin: one.isin, price: 10 }]),
      stockHistory: days,
    };
    jest
      .mocked(load)
      .mockImplementation((name) => Promise.resolve((answers[name] ?? null) as never));
    const { robots, alternates } = companyPartMetadata({
      company: one,
      part: 'history',
      days: days as never,
      events: null,
      results: null,
      owners: null,
      basis: null,
      now: SESSION_EVENING,
    });
    const paths = (await companyEntries())?.map(({ path }) => path);
    expect(robots === undefined).toBe(isIn);
    expect(paths?.includes(String(alternates?.canonical))).toBe(isIn);
  },
);
