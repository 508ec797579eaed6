import { differencesFrom, isNotInFiles, newestOf } from '@/lib/domain/market/sources';
import type { Sourced } from '@/lib/domain/sourced';

const sourced = (asOf: string | null, given: Partial<Sourced<readonly number[]>> = {}) => ({
  data: [1],
  source: 'sample' as const,
  asOf,
  note: null,
  ...given,
});

const NOW = '2026-11-20T15:30:00+05:30';
const PAGE = sourced(NOW);

test('the page’s line describes the newest figures, and never an empty list', () => {
  const empty = sourced('2026-11-22', { data: [] });
  expect(newestOf([sourced('2025-03-26'), null, PAGE, empty])?.asOf).toBe(PAGE.asOf);
  expect(newestOf([null, empty])).toBeNull();
});

test('parts that agree with the page say nothing', () => {
  const parts = { a: PAGE, b: sourced('2026-11-20'), c: null };
  expect(differencesFrom(PAGE, parts)).toEqual({ dates: [], notes: [], source: null });
});

test('figures without a date come last and differ from no date', () => {
  const undated = sourced(null);
  expect(newestOf([undated, PAGE])?.asOf).toBe(NOW);
  expect(newestOf([undated])?.asOf).toBeNull();
  expect(differencesFrom(PAGE, { undated }).dates).toEqual([]);
});

test('parts of one other date have one sentence; one part among others is named', () => {
  const [old, older] = [sourced('2026-11-19'), sourced('2026-11-18')];
  expect(differencesFrom(PAGE, { a: old, b: old }).dates).toEqual(['As of 19 Nov 2026.']);
  expect(differencesFrom(PAGE, { a: old, b: PAGE }).dates).toEqual(['a: as of 19 Nov 2026.']);
  expect(differencesFrom(PAGE, { a: old, b: older }).dates).toHaveLength(2);
});

test('another time of the day is another date', () => {
  const noon = sourced('2026-11-20T12:00:00+05:30');
  expect(differencesFrom(PAGE, { noon }).dates).toEqual(['As of 20 Nov 2026, 12:00 IST.']);
});

test('another source and what a list covers are named', () => {
  const other = sourced(NOW, { source: 'end-of-day', note: 'All shares' });
  expect(differencesFrom(PAGE, { other })).toEqual({
    dates: [],
    notes: ['All shares'],
    source: 'end-of-day',
  });
});

test('a list is not covered where its source says so, not where it is empty', () => {
  expect(isNotInFiles(sourced(null, { source: 'end-of-day', data: [], isCovered: false }))).toBe(
    true,
  );
  expect(isNotInFiles(sourced('2026-11-20', { source: 'end-of-day', data: [] }))).toBe(false);
  expect(isNotInFiles(sourced('2026-11-20', { source: 'provider', data: [] }))).toBe(false);
  expect(isNotInFiles(null)).toBe(false);
});
