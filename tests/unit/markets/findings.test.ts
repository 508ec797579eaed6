import { onItsDay } from '@/lib/domain/figure/words';
import { riseFindings } from '@/lib/domain/index/movement';
import { CALLS } from '@/lib/provider/calls';

const SECTORS = { one: 'sector', many: 'sectors', verb: 'rose' };
const finding = (...changes: readonly (number | null)[]) =>
  riseFindings(
    changes.map((changePercent, at) => ({ name: `S${at}`, changePercent })),
    SECTORS,
  )[0] ?? '';

test.each([
  [[1, -2, null], '1 of 2 sectors rose; S1 fell the most, by 2.00%'],
  [[1, 0, 2], '2 of 3 sectors rose; S2 rose the most, by 2.00%'],
  [[-1, -2], 'No sector rose; S1 fell the most, by 2.00%'],
  [[0, 0], 'No sector rose'],
  [[1, 2], 'Both sectors rose; S1 rose the most, by 2.00%'],
  [[1, 2, 1.5], 'All three sectors rose; S1 rose the most, by 2.00%'],
  [[null], ''],
])('%j: %s', (changes, words) => {
  expect(finding(...changes)).toBe(words);
});

test('a shorter form leaves the figure out, the shortest the clause', () => {
  const rows = [3, -4].map((changePercent, at) => ({ name: `S${at}`, changePercent }));
  expect(riseFindings(rows, SECTORS)).toEqual([
    '1 of 2 sectors rose; S1 fell the most, by 4.00%',
    '1 of 2 sectors rose; S1 fell most',
    '1 of 2 sectors rose',
  ]);
});

const NOW = { day: '2026-11-28', closed: ['2026-11-26', '2026-11-27'] };

test('a heading names the day of figures that are past their maximum age', () => {
  expect(onItsDay('A rose', 'market-list', '2026-11-27', NOW)).toBe('A rose');
  expect(onItsDay('A rose', 'market-list', '2026-11-26', NOW)).toBe('A rose, on 26 Nov 2026');
  expect(onItsDay('A rose', 'market-list', null, NOW)).toBe('A rose');
});

const wire = { symbol: 'A', close_price: 44.55, netchg: 44.1, volume: 1, value: 1, slug: null };

test.each([
  [9_800, null],
  [11_325.43, null],
  [-65.9, null],
  [19.99, 19.99],
  [0, 0],
  [null, null],
])('a change of %s%% in a session is printed as %s', (perchg, shown) => {
  expect(CALLS.movers.read([{ ...wire, perchg }]).data[0]?.changePercent).toBe(shown);
  const row = { symbol: 'A', price: 1, perchg, prevperchg: perchg, mcap: 1, pe: 1, industry: null };
  expect(CALLS.marketSnapshot.read([row]).data[0]).toMatchObject({
    changePercent: shown,
    dayBeforePercent: shown,
  });
});
