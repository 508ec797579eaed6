import { marketClock } from '@/lib/content/market-clock';
import { isIndexable } from '@/lib/domain/company/facts';
import { candle, companyRecords, sourced } from '@/tests/fixtures/company';

/** A company whose share closed last on Thursday, 19 November 2026, and on no day of the snapshot. */
const records = companyRecords({
  history: { '1M': null, '1Y': sourced([candle('2026-11-19', 100)]), '5Y': null },
});

test.each([
  ['before the next session closes', '2026-11-20T11:00:00+05:30', true],
  ['in the hours until its figures arrive', '2026-11-20T18:00:00+05:30', true],
  ['once that day is over', '2026-11-21T00:10:00+05:30', false],
])('a price stays in search engines %s: %s', (_, now, isShown) =>
  expect(isIndexable(records, marketClock(new Date(now)))).toBe(isShown),
);
