import {
  average,
  changeOver,
  changeSince,
  climb,
  drawdown,
  type Point,
  type SeriesKind,
  seriesOf,
} from '@/lib/domain/figure/series';
import { addDays } from '@/lib/tools/time';

const START = '2026-01-05';

/** Values of days in a row. */
const points = (values: readonly number[], start = START): readonly Point[] =>
  values.map((value, at) => ({ day: addDays(start, at), value, of: null }));

const day = (at: number): string => addDays(START, at);

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
