import { drawable, priceSeries } from '@/lib/domain/company/history';
import { isOld } from '@/lib/domain/figure/ages';
import { CALLS } from '@/lib/provider/calls';
import { SESSION_EVENING } from '@/tests/support/market-clocks';

const candle = (time: string, close: number) => ({
  time,
  open: close,
  high: close,
  low: close,
  close,
  volume: 10,
});

/** Days as a provider writes midnight in India. */
test.each([
  ['an instant in UTC', '2026-11-18T18:30:00Z', '2026-11-19T18:30:00Z'],
  ['an instant with its zone', '2026-11-19T00:00:00+05:30', '2026-11-20T00:00:00+05:30'],
  ['a day', '2026-11-19', '2026-11-20'],
])('a session has its day in India, given as %s', (_form, first, last) => {
  const answer = CALLS.stockHistory.read([candle(first, 100), candle(last, 104)]);
  const series = priceSeries(drawable(answer.data));

  expect(series.points.map(({ day, value }) => [day, value])).toEqual([
    ['2026-11-19', 100],
    ['2026-11-20', 104],
  ]);
});

test('the age of an instant counts from its day in India', () => {
  expect(isOld('contract', '2026-11-19T19:00:00.000Z', SESSION_EVENING)).toBe(false);
  expect(isOld('contract', '2026-11-19T18:00:00.000Z', SESSION_EVENING)).toBe(true);
});
