import {
  average,
  breakIn,
  change,
  changeOver,
  changeSince,
  climb,
  drawdown,
  type Point,
  range,
  type SeriesKind,
  seriesOf,
  sinceBreak,
} from '@/lib/domain/figure/series';
import { addDays } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

const START = '2026-01-05';

/** Values of days in a row. */
const points = (values: readonly number[], start = START): readonly Point[] =>
  values.map((value, at) => ({ day: addDays(start, at), value, of: null }));

const day = (at: number): string => addDays(START, at);

/** Values that no price band and no month would call a step. */
const course = fc
  .tuple(
    fc.double({ min: 50, max: 5_000, noNaN: true }),
    fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 6, maxLength: 40 }),
  )
  .map(([first, moves]) =>
    moves.reduce<number[]>(
      (all, move) => [...all, (all.at(-1) ?? first) * (1 + move / 100)],
      [first],
    ),
  );

const closeTo = (a: number | null, b: number | null) => {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));
};

test('splits of a fund’s units in any place leave every figure as it was', () => {
  fc.assert(
    fc.property(course, fc.nat(), fc.constantFrom(0.01, 0.1, 10, 100), (values, place, factor) => {
      const at = 1 + (place % (values.length - 1));
      const plain = seriesOf(points(values), { kind: 'fund' });
      const split = seriesOf(
        points(values.map((value, one) => (one < at ? value / factor : value))),
        { kind: 'fund' },
      );
      expect(split.breaks).toEqual([]);
      expect(split.splits).toEqual([{ day: day(at), factor }]);
      const last = day(values.length - 1);
      expect(closeTo(change(split, START, last).value, change(plain, START, last).value)).toBe(
        true,
      );
      expect(closeTo(average(split, 5).value, average(plain, 5).value)).toBe(true);
      expect(closeTo(range(split).value?.low ?? null, range(plain).value?.low ?? null)).toBe(true);
      const [a, b] = [split, plain].map((one) => drawdown(one).value?.percent ?? null);
      expect(closeTo(a ?? null, b ?? null)).toBe(true);
    }),
  );
});

test('as-traded prices of a bonus are those of the last day’s shares', () => {
  fc.assert(
    fc.property(course, fc.nat(), fc.constantFrom(0.5, 0.2, 2, 100), (values, place, factor) => {
      const at = 1 + (place % (values.length - 1));
      const actions = [
        {
          exDate: day(at),
          purpose: factor < 1 ? 'Face Value Split' : 'Consolidation Of Equity Shares',
          factor,
        },
      ];
      const traded = points(values.map((value, one) => (one < at ? value / factor : value)));
      const series = seriesOf(traded, { kind: 'share', actions, isAdjusted: false });
      series.points.forEach(({ value }, one) =>
        expect(closeTo(value, values[one] ?? null)).toBe(true),
      );
      expect(series.breaks).toEqual([]);
    }),
  );
});

test('no figure is computed across a break, wherever it lies', () => {
  fc.assert(
    fc.property(
      course,
      fc.nat(),
      fc.constantFrom('Demerger', 'RGTS 1:4', 'Scheme of Arrangement'),
      (values, place, purpose) => {
        const at = 1 + (place % (values.length - 1));
        const actions = [{ exDate: day(at), purpose, factor: 1 }];
        const series = seriesOf(points(values), { kind: 'share', actions });
        const last = day(values.length - 1);
        expect(change(series, START, last)).toMatchObject({
          value: null,
          reason: 'broken',
          day: day(at),
        });
        expect(average(series, values.length)).toMatchObject({ value: null, reason: 'broken' });
        expect(breakIn(series, START, last)?.day).toBe(day(at));
        expect(sinceBreak(series).series.points[0]?.day).toBe(day(at));
        const since = changeSince(series);
        if (since.value !== null) expect(since.span?.from).toBe(day(at));
      },
    ),
  );
});

test('changes of two spans in a row make that of both', () => {
  fc.assert(
    fc.property(course, fc.nat(), (values, place) => {
      const series = seriesOf(points(values), { kind: 'share' });
      const middle = 1 + (place % (values.length - 2));
      const growth = (a: number, b: number) =>
        1 + (change(series, day(a), day(b)).value ?? 0) / 100;
      const end = values.length - 1;
      expect(closeTo(growth(0, middle) * growth(middle, end), growth(0, end))).toBe(true);
    }),
  );
});

test('the order of the values makes no difference, and of a day the last counts', () => {
  fc.assert(
    fc.property(course, (values) => {
      const given = points(values);
      const again = [...given].reverse();
      expect(seriesOf(again, { kind: 'share' })).toEqual(seriesOf(given, { kind: 'share' }));
      const twice = [{ ...given[0]!, value: 1 }, ...given];
      expect(seriesOf(twice, { kind: 'share' }).points).toHaveLength(values.length);
    }),
  );
});

test.each<[string, SeriesKind, number[], number]>([
  ['a share that opens 30% lower', 'share', [100, 70], 1],
  ['a share that opens 30% higher', 'share', [100, 130], 1],
  ['a share within its price band', 'share', [100, 80], 0],
  ['a fund that lost half', 'fund', [100, 50], 1],
  ['a fund in a month like March 2020', 'fund', [100, 75], 0],
  ['an index that was rebased', 'index', [20_000, 1_000], 1],
])('%s', (_what, kind, values, count) => {
  expect(seriesOf(points(values), { kind }).breaks).toHaveLength(count);
});

test('a source that has looked for breaks is believed', () => {
  const told = points([100, 70]).map((point) => ({ ...point, breaks: null }));
  expect(seriesOf(told, { kind: 'share' }).breaks).toEqual([]);
  const named = points([100, 99]).map((point, at) => ({
    ...point,
    breaks: at === 1 ? 'demerger' : null,
  }));
  expect(seriesOf(named, { kind: 'share' }).breaks).toEqual([{ day: day(1), cause: 'demerger' }]);
});

test('after weeks without a price, the bands of many days explain a larger move', () => {
  const gap = [
    { day: '2026-01-05', value: 100, first: 100, of: null },
    { day: '2026-03-05', value: 60, first: 60, of: null },
  ];
  expect(seriesOf(gap, { kind: 'share' }).breaks).toEqual([]);
});

test('an action takes effect on the first day with a price', () => {
  const actions = [{ exDate: '2026-01-10', purpose: 'Demerger', factor: 1 }];
  const few = [...points([100, 101]), ...points([102, 103], '2026-01-12')];
  expect(seriesOf(few, { kind: 'share', actions }).breaks[0]?.day).toBe('2026-01-12');
});

test('a history that does not reach back is short, and one that never fell has no fall', () => {
  const series = seriesOf(points([1, 1.1, 1.2]), { kind: 'share' });
  expect(changeOver(series, { months: 12 })).toMatchObject({ value: null, reason: 'short' });
  expect(average(series, 20)).toMatchObject({ value: null, reason: 'short' });
  expect(drawdown(series)).toMatchObject({ value: null, reason: 'none' });
  expect(climb(series).value).toBeCloseTo(20);
  expect(changeSince(seriesOf([], { kind: 'share' }))).toMatchObject({ reason: 'short' });
});

test.each([
  [1, 'daily'],
  [7, 'weekly'],
  [30, 'month-end'],
  [90, 'irregular'],
])('values %d days apart are %s', (step, frequency) => {
  const few = [0, 1, 2, 3].map((at) => ({ day: addDays(START, at * step), value: 100, of: null }));
  expect(seriesOf(few, { kind: 'index' }).frequency).toBe(frequency);
});
