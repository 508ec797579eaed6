import { weekdayUpTo } from '../day';

/** Gathers days, newest first, into the weeks (Monday to Sunday) they fall in, newest first. */
export function byWeek<Day extends { time: string }>(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  let monday = '';
  for (const day of days) {
    const own = weekdayUpTo(day.time, 'Monday');
    if (own !== monday) weeks.push([]);
    weeks[weeks.length - 1]?.push(day);
    monday = own;
  }
  return weeks;
}
