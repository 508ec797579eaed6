import { isBeyondBand, isUnexplained, unitSplitOf } from '@/lib/domain/figure/steps';

test.each([
  [100, 80, 1, false],
  [100, 79.95, 1, false],
  [100, 79.9, 1, true],
  [100, 120.05, 1, false],
  [100, 120.1, 1, true],
  [100, 64, 2, false],
  [100, 63, 2, true],
  [0.05, 0.1, 1, false],
  [8.65, 988.3, 1, true],
])('from %d to %d in %d sessions: beyond the band is %s', (before, price, sessions, isBeyond) => {
  expect(isBeyondBand(price, before, sessions)).toBe(isBeyond);
});

test.each([
  [4568.15, 459.54, 0.1],
  [12_351.7, 129.84, 0.01],
  [10, 99, 10],
  [1, 104, 100],
  [100, 50, null],
  [100, 20, null],
  [100, 100, null],
])('from %d to %d units are split by %s', (before, after, factor) => {
  expect(unitSplitOf(before, after)).toBe(factor);
});

test.each([
  [100, 60, false],
  [100, 59, true],
  [100, 167, false],
  [100, 168, true],
  [100, 100, false],
])('from %d to %d is unexplained: %s', (before, after, isStep) => {
  expect(isUnexplained(before, after)).toBe(isStep);
});
