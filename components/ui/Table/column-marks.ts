import type { Column } from './columns';

/** Column numbers from 1, for `[data-figures~='2']` in the style sheet. */
const places = (flags: readonly boolean[]): string | undefined =>
  flags.flatMap((flag, at) => (flag ? at + 1 : [])).join(' ') || undefined;

/**
 * Attributes of a table, set once instead of on hundreds of cells: its columns of figures, and those
 * of words next to one, which keep their distance from the figure.
 */
export function columnMarks(columns: readonly Pick<Column<never>, 'isFigure'>[]) {
  const isFigure = (at: number) => columns[at]?.isFigure === true;
  return {
    'data-figures': places(columns.map((_, at) => at > 0 && isFigure(at))),
    'data-apart': places(columns.map((_, at) => isFigure(at - 1) && !isFigure(at))),
  };
}
