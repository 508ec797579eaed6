import { addDays, isWeekend } from '@/lib/tools/time';

import { parseDay } from './cells';

/** Weekdays after one day and up to another, holidays included. */
export function weekdaysBetween(from: string, to: string): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day)) count += 1;
  }
  return count;
}

/** A `parseDay` that reads each spelling once: every row of a file names its day again. */
export function dayReader(): (cell: string) => string | null {
  const read = new Map<string, string | null>();
  return (cell) => {
    const known = read.get(cell);
    if (known !== undefined) return known;
    const day = parseDay(cell);
    read.set(cell, day);
    return day;
  };
}

/** The day that occurs most often; the first of them where several do. */
export function mostFrequent(days: Iterable<string | null>): string | null {
  const counts = new Map<string, number>();
  for (const day of days) if (day) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
