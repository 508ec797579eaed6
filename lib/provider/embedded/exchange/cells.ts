import { parseDate, parseNumber } from '@/lib/provider/schemas/primitives';

import { shown, type ProblemLog } from './problems';

const MISSING = new Set(['', '-', '--', 'NA', 'N.A.', 'N/A', 'NIL']);

const SYMBOL = /^[A-Z0-9&.$*_-]{1,20}$/;

/** Control characters and the sign that a decoder leaves for bytes that are no text. */
const GARBAGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/;

const TIME_OF_DAY = /[T ]\d{2}:\d{2}\S*\s*$/;

const LONGEST_LINE = 10_000;

/** Whether a line is visibly damaged, so that no cell of it deserves trust. */
export function isGarbage(line: string): boolean {
  return line.length > LONGEST_LINE || GARBAGE.test(line);
}

/** One blank for every run of blanks. */
export function tidy(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}

/** A trading symbol in capitals, or `null`. Symbols hold `&` and `-` (`M&M`, `BAJAJ-AUTO`). */
export function parseSymbol(cell: string): string | null {
  const symbol = cell.trim().toUpperCase();
  return SYMBOL.test(symbol) ? symbol : null;
}

/** A name with at least one letter, blanks tidied, or `null`. */
export function parseName(cell: string): string | null {
  const name = tidy(cell);
  return /\p{L}/u.test(name) && name.length <= 300 ? name : null;
}

/**
 * Reads a day: what the provider's dates may be, without the time, `DD-MM-YYYY` of the index files,
 * `16 DEC 2025` of the daily set and `Dec 16, 2025` of the positions of participants.
 * @returns `YYYY-MM-DD` or `null`
 */
export function parseDay(cell: string): string | null {
  const numeric = /^\s*(\d{2})[-/](\d{2})[-/](\d{4})\s*$/.exec(cell);
  if (numeric) return parseDate(`${numeric[3]}-${numeric[2]}-${numeric[1]}`);
  const spaced = /^\s*(\d{1,2}) ([a-z]{3}) (\d{4})\s*$/i.exec(cell);
  if (spaced) return parseDate(`${spaced[1]}-${spaced[2]}-${spaced[3]}`);
  const american = /^\s*([a-z]{3}) (\d{1,2}), (\d{4})\s*$/i.exec(cell);
  if (american) return parseDate(`${american[2]}-${american[1]}-${american[3]}`);
  return parseDate(cell.replace(TIME_OF_DAY, ''));
}

const PLAIN = /^\d+(\.\d+)?$/;

/** `parseNumber`, with a short way for what nearly all of a year's five million cells look like. */
export function numberOf(cell: string): number | null {
  return PLAIN.test(cell) && cell.length < 20 ? Number(cell) : parseNumber(cell);
}

/** The largest credible figures, far above every real one. */
export const MOST = {
  /** Rupees; the dearest share costs some 3 lakh, the dearest unit of a fund some 22 lakh. */
  price: 1e8,
  /** Points of an index. */
  points: 1e7,
  percent: 1_000,
  /** A price to a company's earnings or book value. */
  ratio: 1e7,
  /** Shares of one company, those traded on a day included. */
  volume: 1e12,
  /** Rupees for which they are traded, or that a company is worth. */
  value: 1e15,
} as const;

export interface Figure {
  readonly column: string;
  readonly line: number;
  /** A figure further from 0 is a mistake. */
  readonly most: number;
}

/** A figure of a cell: missing ones are silent, unreadable and incredible ones missing and reported. */
export function readFigure(
  cell: string,
  { column, line, most }: Figure,
  log: ProblemLog,
): number | null {
  const value = numberOf(cell);
  if (value === null && !MISSING.has(cell.trim().toUpperCase())) {
    log.add(line, `${column} ${shown(cell)} is no number`);
  }
  if (value === null || Math.abs(value) <= most) return value;
  log.add(line, `${column} ${shown(cell)} is out of all bounds`);
  return null;
}
