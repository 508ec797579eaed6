import { addDays, isWeekend } from '@/lib/tools/time';

import { parseDay, today } from './cells';
import { type ProblemLog, shown } from './problems';
import type { CsvRow } from './read-csv';

/** Weekdays after one day and up to another, holidays included. */
export function weekdaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day)) count += 1;
  }
  return count;
}

/** The day that occurs most often; the first of them where several do. */
export function mostFrequent(days: Iterable<string | null>): string | null {
  const counts = new Map<string, number>();
  for (const day of days) if (day) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The day that occurs most often and is not after today: that of a file, as its rows have it. */
export function reportedDay(days: readonly (string | null)[]): string | null {
  const latest = today();
  return mostFrequent(days.map((day) => (day !== null && day <= latest ? day : null)));
}

/**
 * The day of a file about one day, and its rows: the day that most rows name and that is over or
 * today. Rows of other days are reported.
 */
export function rowsOfDay(
  rows: readonly CsvRow[],
  cellOf: (row: CsvRow) => string,
  log: ProblemLog,
) {
  const latest = today();
  const days = rows.map((row) => parseDay(cellOf(row)));
  const date = reportedDay(days);
  const own = rows.filter((row, at) => {
    const day = days[at] ?? null;
    if (day === date) return true;
    const why =
      day !== null && day > latest ? `is after ${latest}` : `is not the day of the file, ${date}`;
    log.add(row.line, `${shown(cellOf(row))} ${why}`);
    return false;
  });
  return { date, rows: own };
}
