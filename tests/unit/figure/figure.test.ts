import { isKnown, known, stated, statedPositive } from '@/lib/domain/figure/figure';

test('zero is a value', () => {
  expect(isKnown(known(0, '2026-08-21'))).toBe(true);
  expect(stated(0, '2026-08-21')).toMatchObject({ value: 0, day: '2026-08-21' });
  expect(isKnown(null)).toBe(false);
});

test.each([
  [null, '2026-08-21'],
  [undefined, '2026-08-21'],
  [NaN, '2026-08-21'],
  [1, null],
  [1, ''],
])('%s of %s is not known', (value, day) => {
  expect(stated(value, day)).toMatchObject({ reason: 'unknown' });
});

test.each([0, -3])('a ratio of %d has no meaning', (value) => {
  expect(statedPositive(value, '2026-08-21')).toMatchObject({ reason: 'meaningless' });
  expect(statedPositive(5, '2026-08-21T10:00:00Z')).toMatchObject({
    value: 5,
    day: '2026-08-21',
  });
});
