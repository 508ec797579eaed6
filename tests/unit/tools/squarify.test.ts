import { type Box, squarify } from '@/lib/tools/charts/squarify';
import fc from '@/tests/support/properties';

const SIZES = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
});
const SIDE = fc.integer({ min: 50, max: 2_000 });

const boxOf = (width: number, height: number): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});
const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
const squared = (sizes: readonly number[], box: Box) => squarify(sizes, (size) => size, box, 1.2);

test('areas are in proportion to sizes, and fill the box', () => {
  fc.assert(
    fc.property(SIZES, SIDE, SIDE, (sizes, width, height) => {
      const parts = squared(sizes, boxOf(width, height));
      expect(parts.map(({ item }) => item)).toEqual(sizes);
      const unit = (width * height) / sizes.reduce((sum, size) => sum + size, 0);
      const error = (area: number, size: number) => Math.abs(area - size * unit) / (width * height);
      expect(Math.max(...parts.map((part) => error(areaOf(part), part.item)))).toBeLessThan(1e-9);
    }),
  );
});

test('parts lie inside the box and do not overlap', () => {
  const NEAR = 1e-6;
  fc.assert(
    fc.property(SIZES, SIDE, SIDE, (sizes, width, height) => {
      const parts = squared(sizes, boxOf(width, height));
      for (const [at, a] of parts.entries()) {
        expect(Math.min(a.left, a.top)).toBeGreaterThanOrEqual(-NEAR);
        expect(Math.max(a.right - width, a.bottom - height)).toBeLessThanOrEqual(NEAR);
        const over = parts
          .slice(at + 1)
          .filter(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > NEAR &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > NEAR,
          );
        expect(over).toEqual([]);
      }
    }),
  );
});

test('the example of Bruls, Huizing and van Wijk: a column of two, then a row of two', () => {
  const parts = squarify([6, 6, 4, 3, 2, 2, 1], (size) => size, boxOf(6, 4), 1);
  expect(parts.slice(0, 2)).toEqual([
    { item: 6, left: 0, top: 0, right: 3, bottom: 2 },
    { item: 6, left: 0, top: 2, right: 3, bottom: 4 },
  ]);
  expect(parts.slice(2, 4).map(({ bottom }) => bottom.toFixed(2))).toEqual(['2.33', '2.33']);
  expect(parts.at(-1)).toMatchObject({ item: 1, right: 6, bottom: 4 });
});

test('nothing has no parts', () => {
  expect(squared([], boxOf(1, 1))).toEqual([]);
});
