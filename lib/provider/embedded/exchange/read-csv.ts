import { parse } from 'csv-parse/sync';

import { isGarbage } from './cells';
import type { ProblemLog } from './problems';

export interface CsvRow {
  line: number;
  cells: string[];
}

export interface Csv {
  rows: CsvRow[];
  /** The reader of one column: an empty text where the file lacks the column. */
  column(name: string): (row: CsvRow) => string;
  has(name: string): boolean;
}

interface CsvColumns {
  /** Without these no row means anything. */
  required: readonly string[];
  /** Reported when missing; their cells are then empty. */
  wanted: readonly string[];
}

/** Lines searched for the header: some files have a title above it. */
const HEADER_WITHIN = 10;

const columnKey = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Lines as editors count them, without a byte order mark. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}

/** The library splits quoted lines, one at a time, so that an open quote can't swallow the next. */
function splitLine(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',');
  try {
    return (parse(line, { relax_column_count: true }) as string[][])[0] ?? null;
  } catch {
    return null;
  }
}

/** The cells of a header as keys of columns; a comma at the end of the line makes no column. */
function columnsOf(line: string): string[] | null {
  const names = splitLine(line)?.map(columnKey) ?? null;
  while (names?.at(-1) === '') names.pop();
  return names;
}

/** The first lines of a text, where its header is, and their cells as keys of columns. */
export function headerNames(text: string) {
  const lines = linesOf(text.slice(0, HEADER_WITHIN * 1000)).slice(0, HEADER_WITHIN);
  return { lines, names: lines.map((line) => columnsOf(line) ?? []) };
}

function findHeader(lines: string[], required: readonly string[]) {
  for (let i = 0; i < Math.min(lines.length, HEADER_WITHIN); i += 1) {
    const names = columnsOf(lines[i] ?? '');
    if (names && required.every((name) => names.includes(columnKey(name)))) return { at: i, names };
  }
  return null;
}

/** Whether a row has the header's cells; extra empty ones are harmless, a missing one is not. */
function fits(cells: string[], width: number): boolean {
  return cells.length >= width && cells.slice(width).every((cell) => cell.trim() === '');
}

/**
 * Reads a comma-separated text by its header. A damaged line costs that line only and is logged
 * with its number, a missing column is logged for the header's line.
 */
export function readCsv(text: string, columns: CsvColumns, log: ProblemLog): Csv {
  const lines = linesOf(text);
  const header = findHeader(lines, columns.required);
  if (!header) {
    log.add(1, `has no header with the columns ${columns.required.join(', ')}`);
    return { rows: [], column: () => () => '', has: () => false };
  }
  const { at, names } = header;
  for (const name of columns.wanted) {
    if (!names.includes(columnKey(name))) log.add(at + 1, `has no column ${name}`);
  }
  const rows: CsvRow[] = [];
  for (let i = at + 1; i < lines.length; i += 1) {
    const text = lines[i] ?? '';
    if (text.trim() === '') continue;
    const cells = isGarbage(text) ? null : splitLine(text);
    if (!cells) log.add(i + 1, 'is damaged');
    else if (fits(cells, names.length)) rows.push({ line: i + 1, cells });
    else log.add(i + 1, `has ${cells.length} cells, not ${names.length}`);
  }
  const column = (name: string) => {
    const place = names.indexOf(columnKey(name));
    return (row: CsvRow) => row.cells[place]?.trim() ?? '';
  };
  return { rows, column, has: (name) => names.includes(columnKey(name)) };
}
