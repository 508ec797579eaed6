import { lineEnd } from '@/lib/tools/charts/line-path';
import fc from 'fast-check';

import { SPARK_BOX, sparkLine } from '@/lib/tools/charts/spark-path';

test('the line runs from the left bottom to the right top of its box, with its change', () => {
  expect(sparkLine([100, 125, 150])).toEqual({ path: 'M0 40l72-20 72-20', percent: 50 });
});

test('a missing value leaves its place empty', () => {
  expect(sparkLine([null, 10, 20])?.path).toBe('M72 40l72-40');
  expect(sparkLine([10, null, 20])?.path).toBe('M0 40l144-40');
});

test('prices that never changed are a flat line in the middle', () => {
  expect(sparkLine([7, 7])).toEqual({ path: 'M0 20l144 0', percent: 0 });
});

test('a move of a paisa in a thousand rupees is not drawn as high as the box', () => {
  expect(sparkLine([1000, 1000.01, 1000])?.path).toBe('M0 20l72 0 72 0');
  expect(sparkLine([100, 101])?.path).toBe('M0 40l144-40');
});

test('one value, or none, is no line', () => {
  for (const values of [[], [null], [5], [null, 5]]) expect(sparkLine(values)).toBeNull();
});

test('every line stays in its box', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.double({ min: 0.05, max: 1e6, noNaN: true })), { maxLength: 60 }),
      (values) => {
        const steps = sparkLine(values)?.path.match(/-?\d+/g)?.map(Number) ?? [];
        let [x, y] = [0, 0];
        for (let at = 0; at < steps.length; at += 2) {
          [x, y] = [x + (steps[at] ?? 0), y + (steps[at + 1] ?? 0)];
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(SPARK_BOX.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(SPARK_BOX.height);
        }
      },
    ),
  );
});

test('a path ends where its steps lead to', () => {
  expect(lineEnd('M0 40l72-20 72-20')).toEqual([144, 0]);
  expect(lineEnd('M3 4')).toEqual([3, 4]);
});
