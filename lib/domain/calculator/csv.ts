import type { Cell, Column, Table } from './types';

function header({ label, unit }: Column): string {
  if (unit?.startsWith('₹')) return `${label} (INR)`;
  return unit === '%' ? `${label} (%)` : label;
}

/** The table as rows of a CSV file, header first; numbers without grouping or unit. */
export function csvRows(table: Table): readonly (readonly Cell[])[] {
  return [table.columns.map(header), ...table.rows];
}
