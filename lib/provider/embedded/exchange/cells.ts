import { parseDate, parseNumber } from '@/lib/provider/schemas/primitives';
import { dayInIndia, indianClock } from '@/lib/tools/time';

import { shown, type ProblemLog } from './problems';

const MISSING = new Set(['', '-', '--', 'NA', 'N.A.', 'N/A', 'NIL']);

/** Whether a cell says that there is nothing to say. */
export const isMissing = (cell: string): boolean => MISSING.has(cell.trim().toUpperCase());

const SYMBOL = /^[A-Z0-9&.$*_-]{1,20}$/;

/** Control characters. */
const GARBAGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/** Stands for a character that was lost before the file came here. */
const LOST = /\ufffd/g;

const LONGEST_LINE = 10_000;

/** Whether a line is visibly damaged, so that no cell of it deserves trust. */
export function isGarbage(line: string): boolean {
  return line.length > LONGEST_LINE || GARBAGE.test(line);
}

/** One blank for every run of blanks, and none for lost characters. */
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
 * Reads a day in India: whatever the provider's dates may be.
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

export interface DayCell {
  readonly line: number;
  /** Names the cell where a row has several days. */
  readonly column?: string;
  /** The last day that the cell can be of; `null` where it may lie ahead. */
  readonly latest: string | null;
}

/**
 * A day of a cell. This is the one place of the rule that what has been cannot be of a day to come:
 * a reader gives the last possible day, which is today or the file's own.
 * @returns `null` for a missing day, which is silent, and for one that is none or is too late, both
 * of which are reported
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
  if (value === null && !isMissing(cell)) {
    log.add(line, `${column} ${shown(cell)} is no number`);
  }
  if (value === null || Math.abs(value) <= most) return value;
  log.add(line, `${column} ${shown(cell)} is out of all bounds`);
  return null;
}
