import type { BhavRow } from './bhavcopy';
import type { Exchange, SecurityKind } from './securities';

/**
 * One exchange's day, packed: a folder may hold years of days with thousands of securities each,
 * and as objects they would take some hundred megabytes a year.
 */
export interface DayTable {
  exchange: Exchange;
  /** `YYYY-MM-DD` */
  date: string;
  /** Sorted, for the binary search. */
  symbols: string[];
  isins: (string | null)[];
  names: string[];
  codes: string[];
  kinds: SecurityKind[];
  /** `FIGURES.length` numbers a security; NaN is a missing one. */
  figures: Float64Array;
}

const FIGURES = ['open', 'high', 'low', 'close', 'previous', 'volume', 'value'] as const;

/** A security's day as the answers read it; units as in `BhavRow`. */
export type DayRow = Omit<BhavRow, 'series'>;

/** Interns texts: one copy of equal ones, and no reference to the file they were cut from. */
export function textPool(): (text: string) => string {
  const pool = new Map<string, string>();
  return (text) => {
    const known = pool.get(text);
    if (known !== undefined) return known;
    const own = Buffer.from(text).toString();
    pool.set(own, own);
    return own;
  };
}

/** Packs the rows of a day. */
export function packDay(
  exchange: Exchange,
  date: string,
  rows: readonly BhavRow[],
  pooled: (text: string) => string,
): DayTable {
  const sorted = [...rows].sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
  const figures = new Float64Array(sorted.length * FIGURES.length);
  sorted.forEach((row, at) => {
    FIGURES.forEach((name, offset) => {
      figures[at * FIGURES.length + offset] = row[name] ?? NaN;
    });
  });
  return {
    exchange,
    date,
    symbols: sorted.map((row) => pooled(row.symbol)),
    isins: sorted.map((row) => row.isin && pooled(row.isin)),
    names: sorted.map((row) => pooled(row.name)),
    codes: sorted.map((row) => pooled(row.code)),
    kinds: sorted.map((row) => row.kind),
    figures,
  };
}

/** The place of a symbol in a day, or -1. */
export function placeOf(day: DayTable, symbol: string): number {
  let [low, high] = [0, day.symbols.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = day.symbols[middle] ?? '';
    if (found === symbol) return middle;
    if (found < symbol) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The security at a place of a day. */
export function rowAt(day: DayTable, at: number): DayRow {
  const figure = (name: (typeof FIGURES)[number]) => {
    const value = day.figures[at * FIGURES.length + FIGURES.indexOf(name)] ?? NaN;
    return Number.isNaN(value) ? null : value;
  };
  return {
    symbol: day.symbols[at] ?? '',
    isin: day.isins[at] ?? null,
    name: day.names[at] ?? '',
    code: day.codes[at] ?? '',
    kind: day.kinds[at] ?? 'share',
    open: figure('open'),
    high: figure('high'),
    low: figure('low'),
    close: figure('close') ?? NaN,
    previous: figure('previous'),
    volume: figure('volume'),
    value: figure('value'),
  };
}

/** All shares, or all funds, of a day. */
export function rowsOf(day: DayTable, kind: SecurityKind): DayRow[] {
  return day.kinds.flatMap((found, at) => (found === kind ? [rowAt(day, at)] : []));
}
