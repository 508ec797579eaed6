import { parseDate, parseNumber } from '@/lib/provider/values/primitives';
import { dayInIndia, indianClock } from '@/lib/tools/time';

import { shown, type ProblemLog } from './problems';

const MISSING = new Set(['', '-', '--', 'NA', 'N.A.', 'N/A', 'NIL']);

/** Whether a cell is a marker for a missing value. */
export const isMissing = (cell: string): boolean => MISSING.has(cell.trim().toUpperCase());

const SYMBOL = /^[A-Z0-9&.$*_-]{1,20}$/;

/** Control characters. */
const GARBAGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Stands for a character that was lost before the file came here. */
const LOST = /\ufffd/g;

const LONGEST_LINE = 10_000;

/** Whether a line is visibly damaged, so that none of its cells can be trusted. */
export function isGarbage(line: string): boolean {
  return line.length > LONGEST_LINE || GARBAGE.test(line);
}

/** Replaces runs of blanks by one blank and removes replacement characters. */
export function tidy(cell: string): string {
  return cell.replace(LOST, '').replace(/\s+/g, ' ').trim();
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

/** Days by their spelling: every row of a file names its day again. */
const days = new Map<string, string | null>();
const MOST_SPELLINGS = 10_000;

/**
 * Reads a day in India, in any format of the provider's dates.
 * @returns `YYYY-MM-DD` or `null`
 */
export function parseDay(cell: string): string | null {
  const known = days.get(cell);
  if (known !== undefined) return known;
  if (days.size >= MOST_SPELLINGS) days.clear();
  const date = parseDate(cell);
  const day = date && dayInIndia(date);
  days.set(cell, day);
  return day;
}

/** Today in India, as `YYYY-MM-DD`. */
export const today = (): string => indianClock(new Date()).day;

interface DayCell {
  readonly line: number;
  /** The name of the cell, if a row has several days. */
  readonly column?: string;
  /** The last possible day of the cell; `null` if it may be in the future. */
  readonly latest: string | null;
}

/**
 * Reads a day of a cell. Only this function checks that past events are not dated in the future: a
 * reader passes the last possible day, which is today or the file's own.
 * @returns `null` for a missing day, which is not reported, and for one that is invalid or too
 * late, which is reported
 */
export function readDay(cell: string, { line, column, latest }: DayCell, log: ProblemLog) {
  const day = parseDay(cell);
  const named = column === undefined ? shown(cell) : `${column} ${shown(cell)}`;
  if (day === null && !isMissing(cell)) log.add(line, `${named} is no date`);
  if (day === null || latest === null || day <= latest) return day;
  log.add(line, `${named} is after ${latest}`);
  return null;
}

const PLAIN = /^\d+(\.\d+)?$/;

/** `parseNumber`, with a fast path for the form of nearly all of a year's five million cells. */
export function numberOf(cell: string): number | null {
  return PLAIN.test(cell) && cell.length < 20 ? Number(cell) : parseNumber(cell);
}

/** The largest credible figures, far above every real one. */
export const MOST = {
  /**
   * Rupees; the most expensive share costs about 3 lakh, the most expensive unit of a fund about 22
   * lakh.
   */
  price: 1e8,
  /** Points of an index. */
  points: 1e7,
  percent: 1_000,
  /** A price to a company's earnings or book value. */
  ratio: 1e7,
  /** Shares of one company, those traded on a day included. */
  volume: 1e12,
  /** Traded value, or market value of a company, in rupees. */
  value: 1e15,
} as const;

interface Figure {
  readonly column: string;
  readonly line: number;
  /** A figure further from 0 is a mistake. */
  readonly most: number;
}

/**
 * Reads a figure of a cell: missing ones are not reported; unreadable and incredible ones are
 * treated as missing and reported.
 */
export function readFigure(
  cell: string,
  { column, line, most }: Figure,
  log: ProblemLog,
): number | null {
  const value = numberOf(cell);
  if (value === null && !isMissing(cell)) {
    log.add(line, `${column} ${shown(cell)} is no number`);
  }
  if (value === null || Math.abs(value) <= most) return value;
  log.add(line, `${column} ${shown(cell)} is out of all bounds`);
  return null;
}
