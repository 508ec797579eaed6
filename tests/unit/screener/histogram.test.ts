import { histogramOf, histogramPath } from '@/lib/domain/screener/histogram';
import fc from '@/tests/support/properties';

test('even steps between the outer values, each company in one bin', () => {
  const histogram = histogramOf([0, 24, 12, 12.5, 13]);
  expect(histogram?.edges).toHaveLength(25);
  expect(histogram?.counts[12]).toBe(2);
  expect(histogram?.counts.at(-1)).toBe(1);
});

test('a figure over orders of magnitude is spread by powers', () => {
  const edges = histogramOf([1, 10, 100, 1000, 10_000])?.edges ?? [];
  expect(edges[6]).toBe(10);
  expect(edges[12]).toBe(100);
});

test('one value, or none, has no histogram', () => {
  expect([histogramOf([]), histogramOf([5]), histogramOf([5, 5])]).toEqual([null, null, null]);
});

test('a bin without companies has no bar, the smallest one can be seen', () => {
  expect(histogramPath({ edges: [0, 1, 2, 3], counts: [1, 0, 200] })).toBe(
    'M0 100v-3h.9v3M2 100v-100h.9v100',
  );
});

test('property: edges ascend and every company is in a bin', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e6, max: 1e9, noNaN: true }), { maxLength: 80 }),
      (values) => {
        const histogram = histogramOf(values);
        if (!histogram) return;
        const { edges, counts } = histogram;
        expect(edges).toEqual([...new Set(edges)].sort((a, b) => a - b));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
      },
    ),
  );
});
