import { MISSING } from '@/lib/format';

export type SortValue = string | number | null;

export interface Sorting {
  /** Place of the column. */
  readonly at: number;
  readonly direction: 'ascending' | 'descending';
}

/** The first figure of a text with the sign before it: `−₹1,796.87 crore`, `▼ −0.41%`. */
const FIGURE = /([−-]?)[^\d−-]*(\d[\d,]*(?:\.\d+)?)/;

function figureIn(text: string): number | null {
  const [, sign, digits = ''] = FIGURE.exec(text) ?? [];
  if (digits === '') return null;
  return Number(digits.replaceAll(',', '')) * (sign ? -1 : 1);
}

/**
 * What a cell is sorted by, read from what it shows: its moment, else the figure or the words that
 * it begins with; `null` where it shows that nothing is known.
 */
export function readCell(cell: HTMLTableCellElement, isFigure: boolean): SortValue {
  const moment = cell.querySelector('time')?.dateTime;
  if (moment) return moment;
  if (isFigure) return figureIn(cell.textContent);
  const words = cell.firstChild?.textContent ?? '';
  return words === MISSING || words === '' ? null : words.toLowerCase();
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Items by their values; one without a value stands last either way, equals keep their order. */
export function inOrder<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => SortValue,
  direction: Sorting['direction'],
): readonly Item[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return items
    .map((item) => ({ item, value: valueOf(item) }))
    .sort(({ value: a }, { value: b }) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b) * sign,
    )
    .map(({ item }) => item);
}

/** What a press on a column's header asks for: figures begin with the largest, names with A. */
export function nextSorting(now: Sorting | null, at: number, isFigure: boolean): Sorting {
  const first = isFigure ? 'descending' : 'ascending';
  if (now?.at !== at) return { at, direction: first };
  return { at, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}
