import type { SortableColumn } from './columns';

type Cell = string | number | null;

/** A spreadsheet runs a text that begins like a formula; an apostrophe before it makes it text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a CSV file (RFC 4180): figures as plain numbers, a missing one empty, and first a byte
 * order mark, by which spreadsheets recognise UTF-8.
 */
export function tableCsv<Row>(
  columns: readonly Pick<SortableColumn<Row>, 'label' | 'file' | 'value'>[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ label, file }) => file ?? label),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ];
  return `\ufeff${lines.map((line) => `${line.map(written).join(',')}\r\n`).join('')}`;
}
