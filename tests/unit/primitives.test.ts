import { parseDate, parseNumber } from '@/lib/provider/schemas/primitives';

describe('parseNumber', () => {
  test.each<[unknown, number | null]>([
    [24198.85, 24198.85],
    ['24,198.85', 24198.85],
    ['-0.42%', -0.42],
    [' +1.5 ', 1.5],
    ['-.77', -0.77],
    ['5.', 5],
    ['1e3', 1000],
    ['-', null],
    ['', null],
    ['N.A.', null],
    ['12abc', null],
    [NaN, null],
    [Infinity, null],
    ['1e999', null],
    [null, null],
    [{}, null],
  ])('%j is %j', (given, expected) => {
    expect(parseNumber(given)).toBe(expected);
  });
});

describe('parseDate', () => {
  test.each<[unknown, string | null]>([
    ['2026-06-25', '2026-06-25'],
    ['25-Jun-2026', '2026-06-25'],
    ['06-OCT-2008', '2008-10-06'],
    ['2026-06-25T15:30:00', '2026-06-25T10:00:00.000Z'],
    ['2026-06-25 15:30', '2026-06-25T10:00:00.000Z'],
    ['2026-06-25T10:00:00Z', '2026-06-25T10:00:00.000Z'],
    ['2026-06-25T15:30:00.5+05:30', '2026-06-25T10:00:00.500Z'],
    ['2026-02-30', null],
    ['31-Abc-2026', null],
    ['2026-06-25T25:00', null],
    ['yesterday', null],
    [20260625, null],
  ])('%j is %j', (given, expected) => {
    expect(parseDate(given)).toBe(expected);
  });
});
