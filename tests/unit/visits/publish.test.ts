import { type Cell, groupsOf, LEAST, publishable } from '@/lib/domain/visit/publish';
import fc from '@/tests/support/properties';

/** Cells from `{ home: { search: 7 } }`. */
const cellsOf = (rows: Readonly<Record<string, Readonly<Record<string, number>>>>): Cell[] =>
  Object.entries(rows).flatMap(([of, columns]) =>
    Object.entries(columns).map(([by, count]) => ({ of, by, count })),
  );
const shown = (rows: Parameters<typeof cellsOf>[0]): readonly string[] =>
  publishable(cellsOf(rows)).map(({ of, by, count }) => `${of} ${by} ${count}`);
const sum = (cells: readonly Cell[]): number => cells.reduce((all, { count }) => all + count, 0);

test.each([
  ['large cells alone', { home: { search: 7, none: 5 } }, ['home none 5', 'home search 7']],
  ['a cell of nothing', { home: { search: 7, none: 0 } }, ['home search 7']],
  [
    'several small cells, which are enough together',
    { home: { search: 20, none: 3, own: 4 } },
    ['home search 20', 'home several 7'],
  ],
  [
    'one small cell, which takes in the smallest other one',
    { home: { search: 20, none: 6, own: 4 } },
    ['home search 20', 'home several 10'],
  ],
  [
    'two small cells that are too few, which do the same',
    { home: { search: 20, none: 6, own: 1, social: 2 } },
    ['home search 20', 'home several 9'],
  ],
  [
    'small rows, which are one together',
    { home: { search: 20 }, legal: { own: 3 }, media: { none: 2 } },
    ['home search 20', 'several several 5'],
  ],
  [
    'one small row, which takes in the smallest other cell',
    { home: { search: 20, none: 8 }, legal: { own: 1, none: 1 } },
    ['home search 20', 'several several 10'],
  ],
  ['too few in all', { home: { search: 2 }, legal: { own: 2 } }, []],
  ['nothing', {}, []],
])('%s', (_what, rows, expected) => {
  expect(shown(rows as Parameters<typeof cellsOf>[0])).toEqual(expected);
});

const table = fc.dictionary(
  fc.constantFrom('home', 'legal', 'market', 'support'),
  fc.dictionary(fc.constantFrom('search', 'own', 'none'), fc.integer({ min: 0, max: 12 })),
);

test('every cell is in one group, no group is below five, and a merged one has two cells or more', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const cells = cellsOf(rows).filter(({ count }) => count > 0);
      const groups = groupsOf(cells);
      if (sum(cells) < LEAST) {
        expect(groups).toEqual([]);
        return;
      }
      expect(groups.flat()).toHaveLength(cells.length);
      expect(new Set(groups.flat())).toEqual(new Set(cells));
      for (const group of groups) {
        expect(sum(group)).toBeGreaterThanOrEqual(LEAST);
        if (group.some(({ count }) => count < LEAST)) expect(group.length).toBeGreaterThan(1);
      }
      expect(sum(publishable(cells))).toBe(sum(cells));
    }),
  );
});

test('no cell below five follows from what is shown: another table shows the same', () => {
  // Every table of two rows and two columns with counts from 0 to 8.
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const names = [
    ['home', 'search'],
    ['home', 'none'],
    ['legal', 'search'],
    ['legal', 'none'],
  ] as const;
  const values = new Map<string, Set<number>[]>();
  const tables: [shownAs: string, given: readonly number[]][] = [];
  for (const a of counts)
    for (const b of counts)
      for (const c of counts)
        for (const d of counts) {
          const given = [a, b, c, d];
          const cells = names.map(([of, by], at) => ({ of, by, count: given[at] ?? 0 }));
          const shownAs = JSON.stringify(publishable(cells));
          const sets = values.get(shownAs) ?? names.map(() => new Set<number>());
          given.forEach((count, at) => sets[at]?.add(count));
          values.set(shownAs, sets);
          tables.push([shownAs, given]);
        }
  const known = tables.filter(([shownAs, given]) =>
    given.some((count, at) => count > 0 && count < LEAST && values.get(shownAs)?.[at]?.size === 1),
  );
  expect(tables).toHaveLength(counts.length ** 4);
  expect(known).toEqual([]);
});
