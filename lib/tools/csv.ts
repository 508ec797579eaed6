/** `null` is an empty cell. */
export type CsvCell = string | number | null;

/** Stands at the start of a file for spreadsheets, which read it as UTF-8 then. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What makes a spreadsheet run a cell as a formula, full-width signs included (OWASP, "CSV injection"). */
export const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows as CSV (RFC 4180): numbers plain, texts quoted where they must be, and an apostrophe
 * before a text that a spreadsheet would run as a formula.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
