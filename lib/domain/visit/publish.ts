/** Counts that may be shown: no cell below five, and none that follows from the others. */

/** The fewest that a shown cell may count. */
export const LEAST = 5;

/** What a cell is that counts several. */
export const SEVERAL = 'several';

/** A count of something (a page type) by something else (a source). */
export interface Cell {
  readonly of: string;
  readonly by: string;
  readonly count: number;
}

const sumOf = (cells: readonly Cell[]): number => cells.reduce((all, { count }) => all + count, 0);

const smallestFirst = (a: readonly Cell[], b: readonly Cell[]): number => sumOf(a) - sumOf(b);

/**
 * The groups of one row: each large cell by itself, the small ones together. If these are one, or
 * still below the least, the smallest large cell joins them.
 */
function groupsOfRow(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const large = cells
    .filter(({ count }) => count >= LEAST)
    .map((cell) => [cell])
    .sort(smallestFirst);
  const small = cells.filter(({ count }) => count < LEAST);
  if (small.length === 0) return large;
  if (small.length > 1 && sumOf(small) >= LEAST) return [...large, small];
  const [smallest = [], ...others] = large;
  return [...others, [...smallest, ...small]];
}

/**
 * Divides cells into groups that each count at least five. Rows that are smaller are one group
 * together, which takes in the smallest other one until it is large enough. All totals are to be
 * counted from the groups, so that no difference of two of them tells a cell of a group.
 * @returns no group at all where everything together is below five
 */
export function groupsOf(given: readonly Cell[]): readonly (readonly Cell[])[] {
  const cells = given.filter(({ count }) => count > 0);
  const rows = [...new Set(cells.map(({ of }) => of))].map((of) =>
    groupsOfRow(cells.filter((cell) => cell.of === of)),
  );
  const all = rows.flat();
  const shown = all.filter((group) => sumOf(group) >= LEAST).sort(smallestFirst);
  const pool = all.filter((group) => sumOf(group) < LEAST).flat();
  if (pool.length === 0) return shown;
  while (sumOf(pool) < LEAST) {
    const smallest = shown.shift();
    if (!smallest) return [];
    pool.push(...smallest);
  }
  return [...shown, pool];
}

const joined = (names: readonly string[]): string =>
  new Set(names).size === 1 ? (names[0] ?? SEVERAL) : SEVERAL;

/** The cells of a table as they may be shown, by name. */
export const publishable = (cells: readonly Cell[]): readonly Cell[] =>
  groupsOf(cells)
    .map((group) => ({
      of: joined(group.map(({ of }) => of)),
      by: group.length === 1 ? (group[0]?.by ?? SEVERAL) : SEVERAL,
      count: sumOf(group),
    }))
    .sort((a, b) => a.of.localeCompare(b.of) || a.by.localeCompare(b.by));
