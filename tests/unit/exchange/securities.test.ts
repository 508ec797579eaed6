import { kindOf } from '@/lib/provider/embedded/exchange/securities';

test.each([
  ['NSE', 'EQ', 'INE000A01010', 'share'],
  ['NSE', 'BE', 'INE000A01010', 'share'],
  ['NSE', 'BE', 'INE000A20010', null],
  ['NSE', 'EQ', 'INF000A01010', 'fund'],
  ['NSE', 'GB', 'IN0000000010', null],
  ['BSE', 'A', 'INE000A01010', 'share'],
  ['BSE', 'R', 'INE000A20010', null],
  ['BSE', 'M', 'INE000A01010', null],
] as const)('%s, series %s, ISIN %s: %s', (exchange, series, isin, kind) => {
  expect(kindOf(exchange, series, isin)).toBe(kind);
});
