import { addDays, daysBetween } from '@/lib/tools/time';

import { weekdaysBetween } from './calendar';
import { isRebased } from './change';
import { rowsOf, type DayRow, type DayTable } from './day-table';

export interface YearRange {
  high: number;
  low: number;
  /** Days on which the share traded. */
  days: number;
}

const YEAR = 52 * 7;

/** The exchanges never close for longer: a weekend and two or three holidays. */
const LONGEST_BREAK = 5;

/** More weekdays without a file than an exchange has holidays mean that files are missing. */
const MOST_HOLIDAYS = 20;

/** Whether the days, oldest first, cover the 52 weeks up to the last of them without a hole. */
export function coversYear(days: readonly { date: string }[]): boolean {
  const last = days.at(-1)?.date;
  if (!last) return false;
  const start = addDays(last, -YEAR);
  const within = days.map((day) => day.date).filter((date) => date > start);
  const missing = weekdaysBetween(start, last) - within.length;
  return (
    missing <= MOST_HOLIDAYS &&
    within.every((date, at) => daysBetween(within[at - 1] ?? start, date) <= LONGEST_BREAK)
  );
}

function collect(days: readonly DayTable[]): Map<string, YearRange> {
  const ranges = new Map<string, YearRange>();
  const isinBySymbol = new Map<string, string>();
  const broken = new Set<string>();
  const add = (row: DayRow) => {
    if (!row.isin) return;
    const known = ranges.get(row.isin);
    const before = isinBySymbol.get(row.symbol);
    isinBySymbol.set(row.symbol, row.isin);
    if ((known && isRebased(row)) || (before && before !== row.isin)) broken.add(row.isin);
    const [high, low] = [row.high ?? row.close, row.low ?? row.close];
    ranges.set(row.isin, {
      high: Math.max(high, known?.high ?? high),
      low: Math.min(low, known?.low ?? low),
      days: (known?.days ?? 0) + 1,
    });
  };
  for (const day of days) rowsOf(day, 'share').forEach(add);
  for (const isin of broken) ranges.delete(isin);
  return ranges;
}

const collected = new WeakMap<readonly DayTable[], Map<string, YearRange> | null>();

/**
 * The highest and lowest price of each share in the last 52 weeks, by ISIN. Shares that were split
 * or issued a bonus meanwhile have none, since the files hold prices as they were traded.
 * @returns `null` where the days of the folder do not cover 52 weeks
 */
export function yearRanges(days: readonly DayTable[]): Map<string, YearRange> | null {
  const known = collected.get(days);
  if (known !== undefined) return known;
  const start = addDays(days.at(-1)?.date ?? '1970-01-01', -YEAR);
  const ranges = coversYear(days) ? collect(days.filter((day) => day.date > start)) : null;
  collected.set(days, ranges);
  return ranges;
}

/** The 52-week range of one share, where there is one. */
export function yearRangeOf(days: readonly DayTable[], row: DayRow): YearRange | null {
  return (row.isin && yearRanges(days)?.get(row.isin)) || null;
}
