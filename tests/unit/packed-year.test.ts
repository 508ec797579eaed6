import { lineOf, packYear } from '@/lib/device/packed-year';
import { sparkLine } from '@/lib/tools/charts/spark-path';
import fc from '@/tests/support/properties';

test.each([
  [[100, 150, 120], 20, '0ze'],
  [[null, 50, 75], 50, ' 0z'],
  [[4, 4], 0, '00'],
])('%j is %d per cent and the levels “%s”', (closes, percent, levels) => {
  expect(packYear(closes)).toEqual([percent, levels]);
});

test('a year of fewer than two closes is not packed', () => {
  expect(packYear([null, 7])).toBeNull();
  expect(packYear([])).toBeNull();
});

test('property: the packed line has the change of the year', () => {
  const close = fc.option(fc.integer({ min: 1, max: 99_999 }));
  fc.assert(
    fc.property(fc.array(close, { minLength: 2, maxLength: 60 }), (closes) => {
      const [line, packed] = [sparkLine(closes), packYear(closes)];
      expect(packed === null).toBe(line === null);
      expect(packed && lineOf(packed)?.percent).toBe(line?.percent ?? null);
    }),
  );
});
