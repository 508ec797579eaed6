import type { Cell, Column, Table } from './types';

function header({ label, unit }: Column): string {
  if (unit === '₹') return `${label} (INR)`;
  return unit === '%' ? `${label} (%)` : label;
}

/** The table as rows of a CSV file, header first; numbers without grouping or unit. */
export function csvRows(table: Table): readonly (readonly Cell[])[] {
  return [table.columns.map(header), ...table.rows];
}

function quoted(cell: Cell): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows as the text of a CSV file (RFC 4180). */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
